import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { savedMachine } from '#machines/saved.machine.ts';
import { useSavedRides } from '../../site/saved.ts';

/** Returns the part of the saved rides that a view shows, and the function that sends them events; the view is drawn anew where that part changes. The device is read once the view stands. */
export function useSaved<Shown>(select: (state: SnapshotFrom<typeof savedMachine>) => Shown) {
  const { actor } = useSavedRides();
  useEffect(() => void actor.start(), [actor]);
  return [useSelector(actor, select), actor.send] as const;
}
