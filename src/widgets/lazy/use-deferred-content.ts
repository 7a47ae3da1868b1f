import { earlierScrollPosition } from '../../site/navigation-in-browser.ts';
import { useIsPrerendered } from '../../ui/prerendered.ts';
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts';

/**
 * True when the content below the first screen renders. A page to which a visitor navigates paints its first screen
 * before it; a prerendered page, and one to which the visitor comes back, have it from the start.
 */
export function useDeferredContent(): boolean {
  const isPrerendered = useIsPrerendered();
  return useAfterFirstRender(() => isPrerendered || earlierScrollPosition() !== undefined);
}
