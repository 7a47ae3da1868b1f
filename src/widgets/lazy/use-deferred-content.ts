import { startTransition, useEffect, useState } from 'react';
import { earlierScrollPosition } from '../../site/navigation-in-browser.ts';
import { useIsPrerendered } from '../../ui/prerendered.ts';

/**
 * True when the content below the first screen renders. A page to which a visitor navigates paints its first screen
 * before it; a prerendered page, and one to which the visitor comes back, have it from the start.
 */
export function useDeferredContent(): boolean {
  const isPrerendered = useIsPrerendered();
  const [isDue, setDue] = useState(() => isPrerendered || earlierScrollPosition() !== undefined);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
