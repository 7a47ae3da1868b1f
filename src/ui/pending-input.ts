import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What makes a control a controlled one. */
interface Controlled<Control> {
  ref: RefObject<Control | null>;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

/**
 * Controls a field that may hold more than React knows when it mounts: what was typed, chosen, filled in or restored by the browser before the
 * page was hydrated. All of it is taken over in the commit that hydrates the field, and no key comes between that and the first one that React hears.
 */
export function usePendingInput<
  Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
>(value: string, onChange: (value: string) => void): Controlled<Control> {
  const ref = useRef<Control>(null);
  const [isTaken, setIsTaken] = useState(false);
  useLayoutEffect(() => {
    if (isTaken) return;
    // Rendering at once makes React run the effects of this commit first. Left for later, they would start the chart after
    // the next key, and React writes over a field whose change has changed nothing.
    setIsTaken(true);
    const held = ref.current?.value ?? value;
    if (held !== value) onChange(held);
  }, [isTaken, value, onChange]);
  return { ref, value, onChange: (event) => onChange(event.currentTarget.value) };
}
