import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { savedMachine } from '#machines/saved.machine.ts';
import { useSavedService } from '../../site/saved.ts';

/**
 * Returns the selected value of the saved rides, and the function that sends them events. `select` returns a value that
 * is the same for the same state. The view renders again when it changes; the device is read once the view is mounted,
 * or with the first event. A section that is hydrated after that begins with the value of the prerendered page.
 */
export function useSaved<Selected>(select: (state: SnapshotFrom<typeof savedMachine>) => Selected) {
  const { actor, unread } = useSavedService();
  useEffect(() => void actor.start(), [actor]);
  // a press from before hydration is replayed before effects, and a press is nothing until the device is read
  const send = useCallback(
    (event: EventFrom<typeof savedMachine>) => actor.start().send(event),
    [actor],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(unread),
  );
  return [selected, send] as const;
}
