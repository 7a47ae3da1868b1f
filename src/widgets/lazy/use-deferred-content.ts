import { startTransition, useEffect, useState } from 'react';
import { earlierScrollPosition } from '../../site/browser.ts';
import { useIsClient } from '../../ui/prerendered.ts';

/**
 * True when the part below the first screen is to be rendered: not in the first render of a page that a visitor goes to, which is painted sooner so, but right
 * after it; in a prerendered page and where the visitor comes back to a place in it, from the start.
 */
export function useDeferredContent(): boolean {
  const isClient = useIsClient();
  const [isDue, setDue] = useState(() => !isClient || earlierScrollPosition() !== undefined);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
