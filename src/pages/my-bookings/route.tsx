import * as texts from '#texts/routes.ts';
import * as paths from '../../paths.ts';
import type { PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';

const entry = () => import('./MyBookingsPage.tsx');

/** The bookings of a telephone number. */
export const myBookingsRoute: PageRoute = {
  path: paths.myBookings,
  prerender: [paths.myBookings],
  isPersonal: true,
  title: texts.myBookingsTitle,
  description: texts.myBookingsDescription,
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
