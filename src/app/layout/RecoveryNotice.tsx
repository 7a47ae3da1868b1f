import { memo, useSyncExternalStore } from 'react';
import { useSite } from '../../site/site.ts';
import { holdsRecords } from '../../storage/keys.ts';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';
import { BACKGROUND_DELAY, useAfter } from './use-after.ts';

// If its script does not arrive, the next page load looks again.
const LazyRecovery = lazyComponent(
  async () => (await import('../../widgets/recovery/RecoveryBanner.tsx')).RecoveryBanner,
  { Lost: Nothing, Waiting: Nothing },
);

/** The banner of a booking whose payment was recovered; the payments are checked once a page has loaded. */
export const RecoveryNotice = memo(function RecoveryNotice() {
  const idle = useAfter(BACKGROUND_DELAY);
  const { local, session, onReturned } = useSite().browser;
  // otherwise nothing was booked on this device: there is nothing to check or to sweep
  const hasRecords = () => holdsRecords(local) || holdsRecords(session);
  return useSyncExternalStore(onReturned, hasRecords, () => false) && idle && <LazyRecovery />;
});
