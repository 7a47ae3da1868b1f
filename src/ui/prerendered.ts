import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** True when the page lives in a browser and may show what depends on its URL, storage, clock or history; false while prerendering and while the first render hydrates. What changes with it is rendered in slices. */
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

function onMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the time to the minute, epoch ms, which goes on while the page stays open (rule: Days and hours). While a prerendered page is
 * taken over, it is `cachedAt`, the time of its snapshot (epoch ms), by which its words were written.
 */
export function useDisplayedTime(clock: () => number, cachedAt?: number | null): number {
  const minute = () => Math.floor(clock() / MINUTE_MS) * MINUTE_MS;
  return useSyncExternalStore(onMinute, minute, () => cachedAt ?? minute());
}
