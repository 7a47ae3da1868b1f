import { useActor } from '@xstate/react';
import { useState } from 'react';
import type { ItemKind } from '#machines/domain/item.ts';
import { type KeptRides, kindsOf } from '#machines/domain/saved-items.ts';
import type { savedRidesMachine } from '#machines/loader.machine.ts';
import type { SavedActor } from '#machines/saved.machine.ts';
import type { HeartProps } from '../../ui/ItemCard.tsx';
import { useShownTime } from '../../ui/shown-time.ts';
import { ConnectedHeart } from './Heart.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import { SavedView, type SavedViewProps } from './SavedView.tsx';
import { useSaved } from './use-saved.ts';

interface SavedRidesProps {
  actor: SavedActor;
  machine: typeof savedRidesMachine;
  /** The clock, epoch ms. */
  now: () => number;
}

/** The rides of this device, with their messages. */
export function SavedRides({ actor, ...props }: SavedRidesProps) {
  const state = useSaved(actor, (snapshot) => snapshot);
  const [Heart] = useState(() => (heart: HeartProps) => (
    <ConnectedHeart {...heart} actor={actor} />
  ));
  const saving = { state, send: actor.send };
  return (
    <>
      <Kept {...props} saving={saving} Heart={Heart} />
      <SavedNotice {...saving} />
    </>
  );
}

type KeptProps = Pick<SavedRidesProps, 'machine' | 'now'> &
  Pick<SavedViewProps, 'saving' | 'Heart'>;

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

function LookedUp({ machine, kinds, now, ...props }: LookedUpProps) {
  const [state, send] = useActor(machine, { input: { request: kinds } });
  return <SavedView {...props} state={state} send={send} now={useShownTime(now)} />;
}
