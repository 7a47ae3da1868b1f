import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { savedMachine } from '#machines/saved.machine.ts';
import { useSavedService } from '../../site/saved.ts';

/**
 * Returns the selected value of the saved rides, and the function that sends them events. The view renders again when
 * the value changes; the device is read once the view is mounted, or with the first event.
 */
export function useSaved<Selected>(select: (state: SnapshotFrom<typeof savedMachine>) => Selected) {
  const { actor } = useSavedService();
  useEffect(() => void actor.start(), [actor]);
  // a press from before hydration is replayed before effects, and a press is nothing until the device is read
  const send = useCallback(
    (event: EventFrom<typeof savedMachine>) => actor.start().send(event),
    [actor],
  );
  return [useSelector(actor, select), send] as const;
}
