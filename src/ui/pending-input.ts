import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrerendered } from './prerendered.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the controls within an element, by a key that stays the same when markup is rendered anew. */
function controlsIn(root: ParentNode): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const kind = [control.localName, control.type, control.name, control.autocomplete].join();
    let occurrence = 0;
    while (controls.has(kind + occurrence)) occurrence += 1;
    controls.set(kind + occurrence, control);
  }
  return controls;
}

let served = new Map<string, Control>();
/**
 * The last focused field. One that React removes counts until its replacement is there, one that another script moves
 * until it has the focus again.
 */
let focused: EventTarget | null = null;

/**
 * The most times that a field gets its focus back, so that a script that moves it on every focus does not take all of
 * the page's time.
 */
const MOST_RETURNS = 5;

/**
 * Remembers the controls of a page before hydration, since React renders a page anew where other scripts put nodes
 * into it. From then on, a field that another script moves gets back the focus that it loses.
 */
export function rememberControls(root: Element): void {
  served = controlsIn(root);
  const page = root.ownerDocument;
  focused = page.activeElement;
  // in the capture phase: React stops the events of a part that is not hydrated yet
  const onFocusChange = (
    type: 'focusin' | 'focusout',
    onTarget: (target: EventTarget | null) => void,
  ) => page.addEventListener(type, ({ target }) => onTarget(target), true);
  onFocusChange('focusin', (target) => {
    focused = target;
  });
  // only the task after it tells a field that was left from one that was moved
  onFocusChange('focusout', (target) =>
    setTimeout(() => {
      const isLeft = focused === target && page.activeElement !== target;
      if (isLeft && root.contains(target as Node)) focused = null;
    }),
  );
  returnFocusOfMoved(root);
}

/** Gives a field that is moved within an element its focus back, in the task that moved it, so that no key is lost. */
function returnFocusOfMoved(root: Element): void {
  const page = root.ownerDocument;
  const returns = new WeakMap<EventTarget, number>();
  const isControl = (target: EventTarget | null): target is Control =>
    target instanceof Element && target.matches('input, textarea, select');
  new MutationObserver((changes) => {
    const field = focused;
    if (!isControl(field) || !field.isConnected || page.activeElement !== page.body) return;
    const isMoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(field)),
    );
    const count = returns.get(field) ?? 0;
    if (!isMoved || count === MOST_RETURNS) return;
    returns.set(field, count + 1);
    focusLike(field, field);
  }).observe(root, { childList: true, subtree: true });
}

/**
 * Returns the served control that this one replaces; undefined when it is the served one itself, or replaces none.
 * Each is returned once.
 */
function takeServed(control: Control | null): Control | undefined {
  if (control === null || served.size === 0) return undefined;
  const controls = [...controlsIn(control.ownerDocument)];
  const [key = ''] = controls.find(([, candidate]) => candidate === control) ?? [];
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

/** Gives a control the text of the one that it replaces. */
function takeOverValue(control: Control, before: Control): void {
  control.value = before.value;
}

/** Gives a control the focus that the one that it replaces had last, unless the rider has gone on to another field. */
function takeOverFocus(control: Control, before: Control): void {
  const { activeElement, body } = control.ownerDocument;
  const isNowhere = activeElement === body || activeElement === before;
  if (before === focused && isNowhere) focusLike(control, before);
}

/**
 * Controls a field that may hold more than React has at hydration: text that was typed, chosen, filled in or restored
 * by the browser before. All of it is taken over in the commit that hydrates the field or renders it anew, so no key
 * is lost in between.
 */
export function usePendingInput<Own extends Control>(
  value: string,
  onChange: (value: string) => void,
) {
  const ref = useRef<Own>(null);
  // A field that is created in the browser holds nothing yet, and its effects may wait for the paint.
  const isPrerendered = useIsPrerendered();
  const [isHeard, setIsHeard] = useState(false);
  // Rendering at once makes React run the effects of the last commit first. Left for later, they would start the chart after
  // the next key, and React writes over a field whose change has changed nothing.
  const startCharts = () => setIsHeard(true);
  useLayoutEffect(() => {
    if (isHeard) return;
    const control = ref.current;
    const before = takeServed(control);
    if (!isPrerendered && before === undefined) return;
    startCharts();
    if (control === null) return;
    if (before !== undefined) {
      takeOverValue(control, before);
      takeOverFocus(control, before);
    }
    const held = (before ?? control).value;
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
