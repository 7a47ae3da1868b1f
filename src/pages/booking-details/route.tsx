import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./BookingDetailsPage.tsx');

/** A booking as a ticket. */
export const bookingDetailsRoute: PageRoute = {
  path: paths.bookingDetailsPattern,
  prerender: [paths.bookingDetails],
  shell: paths.bookingDetails,
  isPersonal: true,
  title: texts.bookingDetailsTitle,
  description: texts.bookingDetailsDescription,
  entry,
  prefetchRuntime: 'bookings',
  load: async ({ bookings, site, browser, origin }) => {
    const [{ BookingDetailsPage }, { BookingDetailsSkeleton }, { machines, inputs }] =
      await Promise.all([entry(), import('./BookingDetailsView.tsx'), bookings()]);
    const help = {
      now: browser.now,
      brand: site.brand,
      chat: site.chat,
      origin,
      print: browser.print,
      save: (name: string, text: string) => browser.save(name, text, 'text/calendar'),
    };
    return visitPage(
      () => inputs.bookingDetails(paths.bookingIdIn(browser.arrival().path)),
      (input) => <BookingDetailsPage machines={machines} input={input} help={help} />,
      <BookingDetailsSkeleton />,
    );
  },
};
