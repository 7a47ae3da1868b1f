import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SavedActor, savedMachine } from '#machines/saved.machine.ts';

/** Returns the part of the saved rides that a view shows; the view is drawn anew where that value changes. */
export function useSaved<Shown>(
  actor: SavedActor,
  select: (state: SnapshotFrom<typeof savedMachine>) => Shown,
): Shown {
  const subscribe = (listener: () => void) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()));
}
