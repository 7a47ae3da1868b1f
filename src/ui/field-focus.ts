import type { Control } from './served-controls.ts';

/**
 * The last focused field. One that React removes counts until its replacement is there, one that another script moves
 * until it has the focus again.
 */
let focused: EventTarget | null = null;

/**
 * The most times that a field gets its focus back, so that a script that moves it on every focus does not take all of
 * the page's time.
 */
const RETURN_LIMIT = 5;

/**
 * Remembers the focused field of a page from before hydration on, and gives a field that another script moves the focus
 * back that it loses.
 */
export function rememberFocus(root: Element): void {
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
    if (!isMoved || count === RETURN_LIMIT) return;
    returns.set(field, count + 1);
    focusLike(field, field);
  }).observe(root, { childList: true, subtree: true });
}

/** Gives a control the focus and the caret of the one that it replaces. */
function focusLike(control: Control, replaced: Control): void {
  control.focus();
  if (!('setSelectionRange' in control) || !('selectionStart' in replaced)) return;
  const { selectionStart, selectionEnd } = replaced;
  // an e-mail field has no caret position
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/** Gives a control the focus that the one that it replaces had last, unless the rider has gone on to another field. */
export function takeOverFocus(control: Control, replaced: Control): void {
  const { activeElement, body } = control.ownerDocument;
  const isNowhere = activeElement === body || activeElement === replaced;
  if (replaced === focused && isNowhere) focusLike(control, replaced);
}
