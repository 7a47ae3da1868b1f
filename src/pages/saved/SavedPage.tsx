import { useState } from 'react';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import { kindsOf } from '#machines/domain/catalogue/saved-items.ts';
import { useMachine } from '../../site/actors.ts';
import { useSavedService } from '../../site/saved.ts';
import { useSite } from '../../site/site.ts';
import { useDisplayedTime } from '../../ui/prerendered.ts';
import { SavedNotice } from '../../widgets/saved/SavedNotice.tsx';
import { useSaved } from '../../widgets/saved/use-saved.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { SavedLayout } from './SavedLayout.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import { SavedView, type SavedViewProps } from './SavedView.tsx';

/**
 * The page at /saved: the rides of this device, with their messages. It requests the catalogue only if there are
 * rides.
 */
export function SavedPage() {
  const [state, send] = useSaved((snapshot) => snapshot);
  const { rides } = state.context;
  const all = rides === null ? [] : [...rides.saved, ...rides.recent];
  const [requestedKinds, setRequestedKinds] = useState<readonly ItemKind[]>([]);
  const kinds = kindsOf(all);
  // Another tab may save the first ride of a kind; removing the last one of a kind asks nothing.
  if (kinds.some((kind) => !requestedKinds.includes(kind))) setRequestedKinds(kinds);
  return (
    <SavedLayout>
      {rides === null && <SavedSkeleton />}
      {rides !== null && all.length === 0 && <NothingSaved />}
      {rides !== null && all.length > 0 && (
        <FetchedRides
          key={requestedKinds.join()}
          saving={{ state, send }}
          rides={rides}
          kinds={requestedKinds}
        />
      )}
      <SavedNotice state={state} send={send} />
    </SavedLayout>
  );
}

type FetchedRidesProps = Pick<SavedViewProps, 'saving' | 'rides'> & { kinds: readonly ItemKind[] };

function FetchedRides({ kinds, ...props }: FetchedRidesProps) {
  const { machines } = useSavedService();
  const [state, send] = useMachine(machines.savedRides, () => ({ request: kinds }));
  const now = useDisplayedTime(useSite().browser.clock);
  return <SavedView {...props} state={state} send={send} now={now} />;
}
