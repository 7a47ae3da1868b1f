import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render of a component, then true; true from the start where `isAtOnce`. It changes in a transition:
 * as the value of a store, it would have what depends on it rendered at once, in the task of the effects that start the
 * charts, and once more.
 */
export function useAfterFirstRender(isAtOnce: boolean | (() => boolean)): boolean {
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue;
}
