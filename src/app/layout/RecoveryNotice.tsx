import { memo, useCallback, useSyncExternalStore } from 'react';
import { stopAll } from '../../site/listeners.ts';
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
  const { local, session, onMoved, onReturned } = useSite().browser;
  // a payment may begin in another window, or in an app that opens from this page, while the page stays in view
  const onLook = useCallback(
    (look: () => void) => stopAll([onMoved(look), onReturned(look)]),
    [onMoved, onReturned],
  );
  // otherwise nothing was booked on this device: there is nothing to check or to sweep
  const hasRecords = () => holdsRecords(local) || holdsRecords(session);
  return useSyncExternalStore(onLook, hasRecords, () => false) && idle && <LazyRecovery />;
});
