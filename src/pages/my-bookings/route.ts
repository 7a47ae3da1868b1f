import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

/** The bookings of a telephone number. */
export const myBookingsRoute: PageRoute = {
  path: paths.myBookings,
  prerender: [paths.myBookings],
  isPersonal: true,
  title: texts.myBookingsTitle,
  description: texts.myBookingsDescription,
  frame: () => import('./MyBookingsView.tsx'),
  load: async () => (await import('./MyBookingsPage.tsx')).MyBookingsPage,
};
