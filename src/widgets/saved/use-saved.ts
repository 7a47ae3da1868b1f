import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { savedMachine } from '#machines/saved.machine.ts';
import { useSavedService } from '../../site/saved.ts';

/**
 * Returns the selected value of the saved rides, and the function that sends them events. The view renders again when
 * the value changes; the device is read once the view is mounted.
 */
export function useSaved<Selected>(select: (state: SnapshotFrom<typeof savedMachine>) => Selected) {
  const { actor } = useSavedService();
  useEffect(() => void actor.start(), [actor]);
  return [useSelector(actor, select), actor.send] as const;
}
