import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * True when the page runs in a browser and may display what depends on its URL, storage, clock or history; false
 * while prerendering and during hydration. Content that changes with it is rendered in a transition.
 */
export function useIsClient(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    ),
  );
}

const MINUTE_MS = 60_000;

function onMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the time to the minute, epoch ms, which goes on while the page stays open (rule: Days and hours). While a prerendered page is
 * taken over, it is `cachedAt`, the time of its snapshot (epoch ms), by which its words were written. What changes with it is rendered in
 * slices, so that presses meanwhile are answered.
 */
export function useDisplayedTime(clock: () => number, cachedAt?: number | null): number {
  const minute = () => Math.floor(clock() / MINUTE_MS) * MINUTE_MS;
  return useDeferredValue(useSyncExternalStore(onMinute, minute, () => cachedAt ?? minute()));
}
