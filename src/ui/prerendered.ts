import { useDeferredValue, useRef, useSyncExternalStore } from 'react';
import { useAfterFirstRender } from './use-after-first-render.ts';

const subscribe = () => () => {};

/**
 * True in a component that was prerendered, or is being prerendered; false in one that is created in the browser. It
 * does not change after hydration, so that no component is rendered for it.
 */
export function useIsPrerendered(): boolean {
  const isPrerendered = useRef(false);
  // React calls the second function at each render but that of prerendering or hydration, where it calls the third. So
  // the third notes in the ref, for all later renders, that there was such a render.
  return useSyncExternalStore(
    subscribe,
    () => isPrerendered.current,
    () => {
      isPrerendered.current = true;
      return true;
    },
  );
}

/**
 * True when the page runs in a browser and may display what depends on its URL, storage, clock or history; false
 * while prerendering and during hydration.
 */
export function useIsClient(): boolean {
  return useAfterFirstRender(!useIsPrerendered());
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
  const isClient = useIsClient();
  const now = useSyncExternalStore(onMinute, minute, minute);
  return useDeferredValue(isClient ? now : (cachedAt ?? now));
}
