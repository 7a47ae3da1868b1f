import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** A booking as a ticket. */
export const bookingDetailsRoute: PageRoute = {
  path: paths.bookingDetailsPattern,
  prerender: [paths.bookingDetails],
  shell: paths.bookingDetails,
  isPersonal: true,
  title: texts.bookingDetailsTitle,
  description: texts.bookingDetailsDescription,
  frame: () => import('./BookingDetailsView.tsx'),
  load: async () => (await import('./BookingDetailsPage.tsx')).BookingDetailsPage,
};
