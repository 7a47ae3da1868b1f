import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

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
  load: async () => (await entry()).BookingDetailsPage,
};
