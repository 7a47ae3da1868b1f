import { type ComponentType, type ReactNode, useState } from 'react';
import { getawaysTabs, tabAt, tripsTab } from '../pages/getaways/tabs.ts';
import { ClientOnly } from '../ui/ClientOnly.tsx';
import type { Edge } from './edge.ts';
import { liveCatalogue, liveContactForm, liveFeatured } from './live-parts.tsx';
import { site } from './site.ts';

const { office } = site;

/** What every page gets from its address. */
export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
}

/** A route: its pattern, the module of its page, the paths that the build prerenders, and how to make the page. */
export interface RouteDef {
  path: string;
  /** The module of what is prerendered, from the root of the project; its script and style are asked for with the page. */
  source: string;
  /** The modules that the page asks for once it is alive; they are fetched beside it, as what is wanted less. */
  next?: readonly string[];
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to: hosts that tell cases apart get a file for each. */
  spellings?: readonly string[];
  /** For a pattern with a part left open: the path whose markup answers each address that has none of its own; nothing of the open part stands in it. */
  shell?: string;
  /** Stands before the brand in the title; '' for the home page, null where the page says it itself. */
  title: string | null | ((params: PageProps['params']) => string);
  /** One sentence for search engines; the site's own when left out. */
  description?: string;
  /** Fetches the page's script and hands the page what it needs from the edge. */
  load: (edge: Edge) => Promise<ComponentType<PageProps>>;
}

/** The page of an item, at either of its addresses. */
const details: Omit<RouteDef, 'path'> = {
  source: 'src/pages/details/DetailsView.tsx',
  next: ['src/pages/details/DetailsPage.tsx', 'src/app/live.ts'],
  prerender: [],
  shell: '/details/any',
  title: null,
  load: loadDetails,
};

/** The routes, in the order in which they are tried; letter case does not count. */
export const routes: readonly RouteDef[] = [
  {
    path: '/',
    source: 'src/pages/home/HomePage.tsx',
    next: ['src/pages/home/Featured.tsx', 'src/app/live.ts'],
    prerender: ['/'],
    title: '',
    load: async (edge) => {
      const { HomePage } = await import('../pages/home/HomePage.tsx');
      const Featured = liveFeatured(edge);
      return () => <HomePage site={edge.site} Featured={Featured} />;
    },
  },
  {
    path: '/getaways/*?',
    source: 'src/pages/getaways/GetawaysPage.tsx',
    next: ['src/pages/getaways/CatalogueList.tsx', 'src/app/live.ts'],
    prerender: [
      '/getaways',
      '/getaways/adventure-tours',
      '/getaways/traininghome',
      '/getaways/eventshome',
    ],
    shell: '/getaways',
    title: (params) => tabAt(params['*'] ?? '')?.label ?? tripsTab.label,
    description:
      'Guided motorcycle trips, trainings and biking events across India, with dates, places and prices. Filter by month, duration and price.',
    load: async (edge) => {
      const { GetawaysPage } = await import('../pages/getaways/GetawaysPage.tsx');
      const List = liveCatalogue(edge);
      return ({ params }) => <GetawaysPage place={params['*']} List={List} />;
    },
  },
  {
    path: '/traininghome',
    source: 'src/pages/getaways/GetawaysPage.tsx',
    next: ['src/pages/getaways/CatalogueList.tsx', 'src/app/live.ts'],
    prerender: ['/traininghome'],
    title: 'Trainings',
    load: async (edge) => {
      const { GetawaysPage } = await import('../pages/getaways/GetawaysPage.tsx');
      const List = liveCatalogue(edge);
      const trainings = getawaysTabs.find((tab) => tab.id === 'trainings');
      return () => <GetawaysPage List={List} fallback={trainings} />;
    },
  },
  {
    path: '/about',
    source: 'src/pages/about/AboutPage.tsx',
    prerender: ['/about'],
    title: 'About us',
    description:
      'Who we are, why we ride, and our seven product lines: Garage, Corporate Events, Rewards, Getaways, Store, Utilities and Talent Hunt.',
    load: async ({ site }) => {
      const { AboutPage } = await import('../pages/about/AboutPage.tsx');
      return () => <AboutPage site={site} />;
    },
  },
  {
    path: '/corporateevent',
    source: 'src/pages/corporate/CorporatePage.tsx',
    next: ['src/pages/contact/ConnectedContactForm.tsx', 'src/app/live.ts'],
    prerender: ['/corporateevent'],
    title: 'Corporate events',
    description:
      'Brand rides, team-building, diversity rides and cause-based rides for companies, planned and led by riders.',
    load: async (edge) => {
      const { CorporatePage } = await import('../pages/corporate/CorporatePage.tsx');
      const form = liveContactForm(edge);
      return () => <CorporatePage site={edge.site} form={form} />;
    },
  },
  {
    path: '/contact',
    source: 'src/pages/contact/ContactPage.tsx',
    next: ['src/pages/contact/ConnectedContactForm.tsx', 'src/app/live.ts'],
    prerender: ['/contact'],
    title: 'Contact',
    description: `Write to us, call us, or come by our office in ${office.area}, ${office.city}.`,
    load: async (edge) => {
      const { ContactPage } = await import('../pages/contact/ContactPage.tsx');
      const form = liveContactForm(edge);
      return () => <ContactPage site={edge.site} form={form} />;
    },
  },
  {
    path: '/talenthunt',
    source: 'src/pages/talent-hunt/TalentHuntPage.tsx',
    prerender: ['/talenthunt'],
    spellings: ['/talentHunt'],
    title: 'Talent Hunt',
    description: 'Sponsor a young racer and follow the season, from the training yard to the grid.',
    load: async ({ site }) => {
      const { TalentHuntPage } = await import('../pages/talent-hunt/TalentHuntPage.tsx');
      return () => <TalentHuntPage site={site} />;
    },
  },
  {
    path: '/popupdetails',
    source: 'src/pages/talent-hunt/TalentHuntPage.tsx',
    prerender: ['/popupdetails'],
    title: 'Talent Hunt',
    load: async ({ site, browser }) => {
      const { TalentHuntPage } = await import('../pages/talent-hunt/TalentHuntPage.tsx');
      const leave = () => browser.go('/talenthunt', { replace: true });
      return () => <TalentHuntPage site={site} popupOpen onPopupClose={leave} />;
    },
  },
  {
    path: '/termsconditions',
    source: 'src/pages/legal/TermsPage.tsx',
    prerender: ['/termsconditions'],
    title: 'Terms & Conditions',
    description: 'The terms of use of this site and of the rides booked here.',
    load: async ({ site }) => {
      const { TermsPage } = await import('../pages/legal/TermsPage.tsx');
      return () => <TermsPage site={site} />;
    },
  },
  {
    path: '/privacypolicy',
    source: 'src/pages/legal/PrivacyPage.tsx',
    prerender: ['/privacypolicy'],
    title: 'Privacy Policy',
    description:
      'What we know about you, why, for how long, and how to make this device forget it.',
    load: async ({ site, live }) => {
      const { PrivacyPage } = await import('../pages/legal/PrivacyPage.tsx');
      const forget = () => live().then(({ bookingStorage }) => bookingStorage.forgetAll());
      return () => <PrivacyPage site={site} onForget={forget} />;
    },
  },
  {
    path: '/refundpolicy',
    source: 'src/pages/legal/RefundPage.tsx',
    prerender: ['/refundpolicy'],
    title: 'Refund Policy',
    description: 'When money comes back, how, and in how many business days by method of payment.',
    load: async ({ site }) => {
      const { RefundPage } = await import('../pages/legal/RefundPage.tsx');
      return () => <RefundPage site={site} />;
    },
  },
  { path: '/details/:id', ...details },
  { path: '/bikingevents/details/:id', ...details },
  {
    path: '/confirmationpage',
    source: 'src/pages/confirmation/ConfirmationPage.tsx',
    next: ['src/app/live.ts'],
    prerender: ['/confirmationpage'],
    title: 'Confirm and pay',
    load: async ({ live, browser }) => {
      const [{ ConfirmationPage }, { ConfirmationSkeleton }, { machines, inputs }, { itemLink }] =
        await Promise.all([
          import('../pages/confirmation/ConfirmationPage.tsx'),
          import('../pages/confirmation/ConfirmationSkeleton.tsx'),
          live(),
          import('../ui/item-link.ts'),
        ]);
      return visit(
        inputs.booking,
        (input) => (
          <ConfirmationPage
            machine={machines.booking}
            input={input}
            itemHref={(input && itemLink(input.draft.item)?.href) ?? '/getaways'}
            onPageRestored={browser.onRestored}
            onReturned={browser.onReturned}
          />
        ),
        <ConfirmationSkeleton />,
      );
    },
  },
  {
    path: '/paymentsuccessandfailure',
    source: 'src/pages/payment/PaymentPage.tsx',
    next: ['src/app/live.ts'],
    prerender: ['/paymentsuccessandfailure'],
    title: 'Payment Status',
    load: async ({ live, browser }) => {
      const [{ PaymentPage }, { PaymentFallback }, { machines, inputs }] = await Promise.all([
        import('../pages/payment/PaymentPage.tsx'),
        import('../pages/payment/PaymentView.tsx'),
        live(),
      ]);
      return visit(
        inputs.payment,
        (input) => (
          <PaymentPage
            machine={machines.payment}
            input={input}
            onHidden={browser.onHidden}
            onReturned={browser.onReturned}
          />
        ),
        <PaymentFallback />,
      );
    },
  },
  {
    path: '/booking',
    source: 'src/pages/my-bookings/MyBookingsPage.tsx',
    next: ['src/app/live.ts'],
    prerender: ['/booking'],
    title: 'My Bookings',
    description: 'Enter your phone number to see the rides you booked.',
    load: async ({ live }) => {
      const [{ MyBookingsPage }, { machines, inputs }] = await Promise.all([
        import('../pages/my-bookings/MyBookingsPage.tsx'),
        live(),
      ]);
      return () => <MyBookingsPage machine={machines.myBookings} readInput={inputs.myBookings} />;
    },
  },
  {
    path: '/bookingdetails/:id?',
    source: 'src/pages/booking-details/BookingDetailsPage.tsx',
    next: ['src/app/live.ts'],
    prerender: ['/bookingdetails'],
    shell: '/bookingdetails',
    title: 'Your booking',
    load: async ({ live, site, browser, origin }) => {
      const [{ BookingDetailsPage }, { BookingDetailsSkeleton }, { machines, inputs }] =
        await Promise.all([
          import('../pages/booking-details/BookingDetailsPage.tsx'),
          import('../pages/booking-details/BookingDetailsView.tsx'),
          live(),
        ]);
      const help = {
        brand: site.brand,
        chat: site.chat,
        origin,
        print: browser.print,
        save: (name: string, text: string) => browser.save(name, text, 'text/calendar'),
      };
      return visit(
        ({ id }) => inputs.bookingDetails(id ?? null),
        (input) => (
          <BookingDetailsPage machine={machines.bookingDetails} input={input} help={help} />
        ),
        <BookingDetailsSkeleton />,
      );
    },
  },
];

/** What answers every other address. */
export const notFound: RouteDef = {
  path: '*',
  source: 'src/pages/not-found/NotFoundPage.tsx',
  prerender: ['/404'],
  title: 'Page not found',
  load: async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
};

/**
 * A page that is made from this visit: what `read` finds in the address, the history and the device when it opens.
 * The prerendered page knows none of it and shows the fallback; another id in the address is another visit.
 */
function visit<Input>(
  read: (params: PageProps['params']) => Input,
  show: (input: Input) => ReactNode,
  fallback: ReactNode,
): ComponentType<PageProps> {
  function Visit({ params }: PageProps) {
    const [input] = useState(() => read(params));
    return show(input);
  }
  return ({ params }) => (
    <ClientOnly fallback={fallback}>{() => <Visit key={params.id} params={params} />}</ClientOnly>
  );
}

async function loadDetails({ live, site, browser, origin }: Edge) {
  const [{ DetailsPage }, { DetailsFallback }, { machines, inputs }] = await Promise.all([
    import('../pages/details/DetailsPage.tsx'),
    import('../pages/details/DetailsView.tsx'),
    live(),
  ]);
  return visit(
    ({ id = '' }) => inputs.item(id),
    (input) => (
      <DetailsPage
        machines={machines}
        {...input}
        today={inputs.today()}
        link={origin + browser.arrival().path + browser.arrival().search}
        canShareNatively={browser.canShare()}
        site={site}
      />
    ),
    <DetailsFallback brand={site.brand} />,
  );
}
