import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./BookingDetailsView.tsx');
const page = () => import('./BookingDetailsPage.tsx');

/** A booking as a ticket. */
export const bookingDetailsRoute: PageRoute = {
  path: paths.bookingDetailsPattern,
  prerender: [paths.bookingDetails],
  shell: paths.bookingDetails,
  isPersonal: true,
  title: texts.bookingDetailsTitle,
  description: texts.bookingDetailsDescription,
  entry,
  prefetch: [page],
  load: async () => (await page()).BookingDetailsPage,
};
