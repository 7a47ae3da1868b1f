import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useIsClient } from './ClientOnly.tsx';

/** True when the visitor comes back to a scroll position of the page that opens. */
export const ReturnContext = createContext<() => boolean>(() => false);

/**
 * True when the part below the first screen is to be rendered: not in the first render of a page that a visitor goes to, which is painted sooner so, but right
 * after it; in a prerendered page and where the visitor comes back to a place in it, from the start.
 */
export function useRest(): boolean {
  const isClient = useIsClient();
  const isReturn = useContext(ReturnContext);
  const [isDue, setDue] = useState(() => !isClient || isReturn());
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
