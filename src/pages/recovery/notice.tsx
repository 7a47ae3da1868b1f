import { useLocation } from 'wouter';
import type { SiteNotice } from '../route.ts';

/** The banner over every page of a payment that never came back. */
export const recoveryNotice: SiteNotice = {
  load: async ({ bookings, browser }) => {
    const [{ RecoveryBanner }, { machines }] = await Promise.all([
      import('./RecoveryBanner.tsx'),
      bookings(),
    ]);
    return function Recovery() {
      const [path] = useLocation();
      return (
        <RecoveryBanner machine={machines.recovery} path={path} onReturned={browser.onReturned} />
      );
    };
  },
};
