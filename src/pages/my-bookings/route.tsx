import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';

const entry = () => import('./MyBookingsPage.tsx');

/** The bookings of a telephone number. */
export const myBookingsRoute: PageRoute = {
  path: paths.myBookings,
  prerender: [paths.myBookings],
  isPersonal: true,
  title: 'My Bookings',
  description: 'Enter your phone number to see the rides you booked.',
  entry,
  prefetchRuntime: 'bookings',
  load: async ({ bookings }) => {
    const [{ MyBookingsPage }, { machines, inputs }] = await Promise.all([entry(), bookings()]);
    return () => <MyBookingsPage machine={machines.myBookings} readInput={inputs.myBookings} />;
  },
};
