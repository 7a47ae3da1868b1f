import { useSyncExternalStore } from 'react';
import type { Prerendered } from '#machines/domain/prerendered.ts';

const MINUTE_MS = 60_000;

function onMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * The time to the minute, epoch ms, which goes on while the page stays open (rule: Days and hours). While a prerendered page is
 * taken over, it is the time of its snapshot, by which its words were written.
 */
export function useShownTime(clock: () => number, prerendered?: Prerendered<unknown>): number {
  const minute = () => Math.floor(clock() / MINUTE_MS) * MINUTE_MS;
  return useSyncExternalStore(onMinute, minute, () => prerendered?.takenAt ?? minute());
}
