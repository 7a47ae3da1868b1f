import { useDeferredValue, useRef, useSyncExternalStore } from 'react';
import { useAfterFirstRender } from './use-after-first-render.ts';

const subscribe = () => () => {};

/**
 * True in a component that was prerendered, or is being prerendered; false in one that is created in the browser. It
 * does not change after hydration, so that no component is rendered for it.
 */
export function useIsPrerendered(): boolean {
  const isPrerendered = useRef(false);
  // An impure render, on purpose: React 19.3 calls the third function where it prerenders or hydrates the component and the
  // second one at any other render, so the third notes for these that there was such a render. That is safe: each hydration
  // of the component writes the same, one that React throws away takes its ref along, and what React then renders anew in
  // the browser has a ref of its own. Without the note, each component would be rendered once more after its hydration.
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
