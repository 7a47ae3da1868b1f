import { useState } from 'react';
import type { ItemKind } from '#machines/domain/item.ts';
import { type KeptRides, kindsOf } from '#machines/domain/saved-items.ts';
import { useMachine } from '../../site/actors.ts';
import { useSavedRides } from '../../site/saved.ts';
import { useSite } from '../../site/site.ts';
import { useShownTime } from '../../ui/prerendered.tsx';
import { ConnectedHeart } from './Heart.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import { SavedView, type SavedViewProps } from './SavedView.tsx';
import { useSaved } from './use-saved.ts';

/** The rides of this device, with their messages. */
export function SavedRides() {
  const { actor } = useSavedRides();
  const state = useSaved((snapshot) => snapshot);
  const saving = { state, send: actor().send };
  return (
    <>
      <Kept saving={saving} />
      <SavedNotice {...saving} />
    </>
  );
}

type KeptProps = Pick<SavedViewProps, 'saving'>;

/** Asks the catalogue about the rides, if there are any. */
function Kept(props: KeptProps) {
  const { rides } = props.saving.state.context;
  const [asked, setAsked] = useState<readonly ItemKind[]>([]);
  if (rides === null) return <SavedSkeleton />;
  const all = [...rides.saved, ...rides.recent];
  if (all.length === 0) return <NothingSaved />;
  const kinds = kindsOf(all);
  // Another tab may save the first ride of a kind; removing the last one of a kind asks nothing.
  if (kinds.some((kind) => !asked.includes(kind))) {
    setAsked(kinds);
    return null;
  }
  return <LookedUp key={asked.join()} {...props} rides={rides} kinds={asked} />;
}

type LookedUpProps = KeptProps & { rides: KeptRides; kinds: readonly ItemKind[] };

function LookedUp({ kinds, ...props }: LookedUpProps) {
  const { machines } = useSavedRides();
  const [state, send] = useMachine(machines.savedRides, () => ({ request: kinds }));
  const now = useShownTime(useSite().browser.now);
  return <SavedView {...props} state={state} send={send} now={now} Heart={ConnectedHeart} />;
}
