import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';

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
  load: async (services) => {
    const support = lazyCopyTrace(services)(null);
    const [{ MyBookingsPage }, { machines, inputs }] = await Promise.all([
      entry(),
      services.bookings(),
    ]);
    return () => (
      <MyBookingsPage
        machine={machines.myBookings}
        readInput={inputs.myBookings}
        support={support}
      />
    );
  },
};
