import { type ReactElement, useDeferredValue, useSyncExternalStore } from 'react';

interface ClientOnlyProps {
  /** The content of the prerendered page. */
  fallback?: ReactElement | null;
  /** Content that depends on this browser: its URL, storage, clock or history. */
  children: () => ReactElement | null;
}

const subscribe = () => () => {};

/** True when the page lives in a browser; false while prerendering and while the first render hydrates. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Shows the fallback in the prerendered page and at hydration, then the browser's own content, rendered in slices, so that presses meanwhile are answered. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useDeferredValue(useIsClient()) ? children() : fallback;
}
