import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SavedActor, savedMachine } from '#machines/saved.machine.ts';

/** What a part of a page shows of the saved rides; it is drawn anew where that is another value. */
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
