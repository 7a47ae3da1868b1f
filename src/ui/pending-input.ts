import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsClient } from './ClientOnly.tsx';

/** The props that make a control a controlled one. */
interface Controlled<Control> {
  ref: RefObject<Control | null>;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls within an element, by what tells them apart in markup that was drawn anew. */
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
/** The field that the rider was last in; one that React takes away counts until the one in its place is there. */
let focused: EventTarget | null = null;

/** Remembers the controls of a page before it is hydrated: where others put nodes into it, React draws it anew, without what was typed. */
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

/** The served control that one stands in place of; undefined when it is that one itself, or none. It is told once. */
function takeServed(control: Control | null): Control | undefined {
  if (control === null || served.size === 0) return undefined;
  for (const [key, found] of controlsIn(control.ownerDocument)) {
    if (found !== control) continue;
    const before = served.get(key);
    served.delete(key);
    return before === control || before?.isConnected ? undefined : before;
  }
  return undefined;
}

/** Gives a control the focus and the caret that the one before it had. */
function focusLike(control: Control, before: Control): void {
  control.focus();
  if (!('setSelectionRange' in control) || !('selectionStart' in before)) return;
  const { selectionStart, selectionEnd } = before;
  // a field of an e-mail address has none
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Controls a field that may hold more than React knows when it hydrates: what was typed, chosen, filled in or restored by the browser before. All of
 * it is taken over in the commit that hydrates the field or draws it anew, and no key comes between that and the first one that React hears.
 */
export function usePendingInput<Own extends Control>(
  value: string,
  onChange: (value: string) => void,
): Controlled<Own> {
  const ref = useRef<Own>(null);
  // A field that a page in the browser begins with holds nothing yet, and its effects wait until it is painted.
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
    onChange: ({ currentTarget }) => {
      startCharts();
      onChange(currentTarget.value);
    },
  };
}
