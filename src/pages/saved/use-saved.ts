import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { savedMachine } from '#machines/saved.machine.ts';
import { useSavedRides } from '../../site/saved.ts';

/** Returns the part of the saved rides that a view shows; the view is drawn anew where that value changes. The device is read once the view stands. */
export function useSaved<Shown>(
  select: (state: SnapshotFrom<typeof savedMachine>) => Shown,
): Shown {
  const { rides, actor } = useSavedRides();
  const subscribe = (listener: () => void) => {
    const subscription = actor().subscribe(listener);
    return () => subscription.unsubscribe();
  };
  const read = () => select(rides());
  return useSyncExternalStore(subscribe, read, read);
}
