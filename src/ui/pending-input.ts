import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsClient } from './prerendered.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls within an element, by a key that survives when markup is drawn anew. */
function controlsIn(root: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const kind = [control.localName, control.type, control.name, control.autocomplete].join();
    let place = 0;
    while (controls.has(kind + place)) place += 1;
    controls.set(kind + place, control);
  }
  return controls;
}

let served = new Map<string, Control>();
/** The last focused field; one that React removes counts until its replacement is there. */
let focused: EventTarget | null = null;

/** Remembers the controls of a page before hydration: where others put nodes into the page, React draws it anew, without the typed text. */
export function rememberControls(root: Element): void {
  served = controlsIn(root);
  const page = root.ownerDocument;
  focused = page.activeElement;
  page.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  page.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && root.contains(target as Node)) focused = null;
    }),
  );
}

/** The served control that this one replaces; undefined when it is the served one itself, or replaces none. Returned once. */
function takeServed(control: Control | null): Control | undefined {
  if (control === null || served.size === 0) return undefined;
  const controls = [...controlsIn(control.ownerDocument)];
  const [key = ''] = controls.find(([, found]) => found === control) ?? [];
  const before = served.get(key);
  served.delete(key);
  return before?.isConnected ? undefined : before;
}

/** Gives a control the focus and the caret of the one that it replaces. */
function focusLike(control: Control, before: Control): void {
  control.focus();
  if (!('setSelectionRange' in control) || !('selectionStart' in before)) return;
  const { selectionStart, selectionEnd } = before;
  // an e-mail field has no caret position
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Controls a field that may hold more than React knows at hydration: text typed, chosen, filled in or restored by the browser before. All of
 * it is taken over in the commit that hydrates the field or draws it anew, so no key is lost in between.
 */
export function usePendingInput<Own extends Control>(
  value: string,
  onChange: (value: string) => void,
) {
  const ref = useRef<Own>(null);
  // A field that is created in the browser holds nothing yet, and its effects may wait for the paint.
  const [isClient] = useState(useIsClient());
  const [isHeard, setIsHeard] = useState(false);
  // Rendering at once makes React run the effects of the last commit first. Left for later, they would start the chart after
  // the next key, and React writes over a field whose change has changed nothing.
  const startCharts = () => setIsHeard(true);
  useLayoutEffect(() => {
    if (isHeard) return;
    const control = ref.current;
    const before = takeServed(control);
    if (isClient && before === undefined) return;
    startCharts();
    const held = (before ?? control)?.value ?? value;
    if (control !== null && before !== undefined) {
      control.value = held;
      const { activeElement, body } = control.ownerDocument;
      const isNowhere = activeElement === body || activeElement === before;
      if (before === focused && isNowhere) focusLike(control, before);
    }
    if (held !== value) onChange(held);
  });
  return {
    ref,
    value,
    onChange: ({ currentTarget }: ChangeEvent<Own>) => {
      startCharts();
      onChange(currentTarget.value);
    },
  };
}
