import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./MyBookingsView.tsx');
const page = () => import('./MyBookingsPage.tsx');

/** The bookings of a telephone number. */
export const myBookingsRoute: PageRoute = {
  path: paths.myBookings,
  prerender: [paths.myBookings],
  isPersonal: true,
  title: texts.myBookingsTitle,
  description: texts.myBookingsDescription,
  entry,
  prefetch: [page],
  load: async () => (await page()).MyBookingsPage,
};
