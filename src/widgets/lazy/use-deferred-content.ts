import { startTransition, useEffect, useState } from 'react';
import { earlierScrollPosition } from '../../site/browser.ts';
import { useIsClient } from '../../ui/prerendered.ts';

/**
 * True when the content below the first screen renders. A page to which a visitor navigates paints its first screen
 * before it; a prerendered page, and one to which the visitor comes back, have it from the start.
 */
export function useDeferredContent(): boolean {
  const isClient = useIsClient();
  const [isDue, setDue] = useState(() => !isClient || earlierScrollPosition() !== undefined);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
