import * as texts from '#texts/routes.ts';
import * as paths from '../paths.ts';
import { getawaysTabs, tabAt } from '../widgets/lists/getaways-tabs.ts';
import type { PageRoute } from './page-route.ts';

/** Returns the route of a page with one address, which the build prerenders. */
const pageAt = (path: string, route: Omit<PageRoute, 'path' | 'prerender'>): PageRoute => ({
  path,
  prerender: [path],
  ...route,
});

/**
 * Imports, for their evaluation alone, the actors that every chart needs and then the charts of the catalogue. The page
 * of a ride imports both, and would evaluate them with itself in one long task; a slow phone answers a press between
 * tasks.
 */
async function evaluateCharts(): Promise<void> {
  await import('../site/actors.ts');
  await import('../site/catalogue.ts');
}

/** The route of a trip or a training; the pages of items at other addresses differ by these alone. */
export const detailsRoute: PageRoute = {
  path: paths.detailsOf(':id'),
  prerender: [],
  // no ride has its page there, since no file name begins with a dot (`itemPath`)
  shell: paths.detailsOf('.any'),
  title: null,
  describesItself: true,
  prerendered: () => import('../pages/details/DetailsSkeleton.tsx'),
  fetchedOnSight: true,
  load: async () => {
    await evaluateCharts();
    return (await import('../pages/details/DetailsPage.tsx')).DetailsPage;
  },
};

/** The route of every address that is not one of the site's. */
export const notFoundRoute: PageRoute = {
  path: '*',
  prerender: [paths.notFound],
  title: texts.notFoundTitle,
  load: async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
};

/** The route of the lists, at the addresses of their tabs and at an older one. */
const lists: Omit<PageRoute, 'path' | 'prerender'> = {
  aliasOf: Object.fromEntries(
    getawaysTabs.flatMap(({ alias, href }) => (alias === undefined ? [] : [[alias, href]])),
  ),
  title: (path) => tabAt(path).tab.label,
  describesItself: true,
  prefetch: [() => import('../pages/getaways/CatalogueList.tsx')],
  fetchedOnSight: true,
  load: async () => (await import('../pages/getaways/GetawaysPage.tsx')).GetawaysPage,
};

const contactForm = () => import('../widgets/contact/ContactForm.tsx');

/** The routes, in the order of matching; letter case does not count. */
export const routes: readonly PageRoute[] = [
  pageAt(paths.home, {
    title: '',
    prefetch: [() => import('../pages/home/Featured.tsx')],
    load: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  }),
  {
    ...lists,
    path: paths.getawaysPattern,
    prerender: [paths.getaways, ...getawaysTabs.map(({ href }) => href)],
    shell: paths.getaways,
  },
  pageAt(paths.trainingHome, lists),
  pageAt(paths.about, {
    title: texts.aboutTitle,
    describesItself: true,
    load: async () => (await import('../pages/about/AboutPage.tsx')).AboutPage,
  }),
  pageAt(paths.corporate, {
    title: texts.corporateTitle,
    describesItself: true,
    prefetch: [contactForm],
    load: async () => (await import('../pages/corporate/CorporatePage.tsx')).CorporatePage,
  }),
  pageAt(paths.contact, {
    title: texts.contactTitle,
    describesItself: true,
    prefetch: [contactForm],
    load: async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
  }),
  pageAt(paths.talentHunt, {
    spellings: [paths.talentHuntInFooter],
    title: texts.talentHuntTitle,
    describesItself: true,
    load: async () => (await import('../pages/talent-hunt/TalentHuntPage.tsx')).TalentHuntPage,
  }),
  pageAt(paths.talentHuntPopup, {
    aliasOf: { [paths.talentHuntPopup]: paths.talentHunt },
    title: texts.talentHuntTitle,
    describesItself: true,
    load: async () =>
      (await import('../pages/talent-hunt/TalentHuntPopupPage.tsx')).TalentHuntPopupPage,
  }),
  pageAt(paths.terms, {
    title: texts.termsTitle,
    describesItself: true,
    load: async () => (await import('../pages/legal/Terms.mdx')).default,
  }),
  pageAt(paths.privacy, {
    title: texts.privacyTitle,
    describesItself: true,
    prefetch: [() => import('../pages/legal/ForgetThisDevice.tsx')],
    load: async () => (await import('../pages/legal/Privacy.mdx')).default,
  }),
  pageAt(paths.refund, {
    title: texts.refundTitle,
    describesItself: true,
    load: async () => (await import('../pages/legal/Refund.mdx')).default,
  }),
  ...paths.itemPatterns.map((path) => ({ ...detailsRoute, path })),
  pageAt(paths.confirmation, {
    isPersonal: true,
    title: texts.confirmationTitle,
    prerendered: () => import('../pages/confirmation/ConfirmationSkeleton.tsx'),
    load: async () => (await import('../pages/confirmation/ConfirmationPage.tsx')).ConfirmationPage,
  }),
  pageAt(paths.paymentResult, {
    isPersonal: true,
    title: texts.paymentTitle,
    prerendered: () => import('../pages/payment/PaymentView.tsx'),
    load: async () => (await import('../pages/payment/PaymentPage.tsx')).PaymentPage,
  }),
  pageAt(paths.myBookings, {
    isPersonal: true,
    title: texts.myBookingsTitle,
    prerendered: () => import('../pages/my-bookings/MyBookingsView.tsx'),
    load: async () => (await import('../pages/my-bookings/MyBookingsPage.tsx')).MyBookingsPage,
  }),
  {
    path: paths.bookingDetailsPattern,
    prerender: [paths.bookingDetails],
    shell: paths.bookingDetails,
    isPersonal: true,
    title: texts.bookingDetailsTitle,
    prerendered: () => import('../pages/booking-details/BookingDetailsView.tsx'),
    load: async () =>
      (await import('../pages/booking-details/BookingDetailsPage.tsx')).BookingDetailsPage,
  },
  pageAt(paths.saved, {
    isPersonal: true,
    title: texts.savedTitle,
    prerendered: () => import('../pages/saved/SavedSkeleton.tsx'),
    load: async () => (await import('../pages/saved/SavedPage.tsx')).SavedPage,
  }),
];

/** Returns the target of an address that redirects; any other address as it is. */
export function redirectedAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const tab = getawaysTabs.find(({ alias }) => alias === path);
  return tab === undefined ? address : tab.href + address.slice(path.length);
}

/** Returns the canonical path of the page at `path`; null for a page that states it itself. */
export function canonicalPath({ prerender, shell = '', aliasOf }: PageRoute, path: string) {
  const requestedPath = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const own = [requestedPath, shell].find((each) => prerender.includes(each));
  return own === undefined ? null : (aliasOf?.[own] ?? own);
}
