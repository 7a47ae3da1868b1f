import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsClient } from './ClientOnly.tsx';

/** What makes a control a controlled one. */
interface Controlled<Control> {
  ref: RefObject<Control | null>;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/**
 * Controls a field that may hold more than React knows when it hydrates: what was typed, chosen, filled in or restored by the browser before. All of
 * it is taken over in the commit that hydrates the field, and no key comes between that and the first one that React hears.
 */
export function usePendingInput<
  Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>(value: string, onChange: (value: string) => void): Controlled<Control> {
  const ref = useRef<Control>(null);
  // A field that a page in the browser begins with holds nothing yet, and its effects wait until it is painted.
  const wasServed = !useState(useIsClient())[0];
  const [isHeard, setIsHeard] = useState(false);
  // Rendering at once makes React run the effects of the last commit first. Left for later, they would start the chart after
  // the next key, and React writes over a field whose change has changed nothing.
  const startCharts = () => setIsHeard(true);
  useLayoutEffect(() => {
    if (isHeard || !wasServed) return;
    startCharts();
    const held = ref.current?.value ?? value;
    if (held !== value) onChange(held);
  });
  return {
    ref,
    value,
    onChange: ({ currentTarget }) => {
      startCharts();
      onChange(currentTarget.value);
    },
  };
}
