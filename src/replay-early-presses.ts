// Presses and submits from before hydration, which are replayed after it. Typed text needs no replay: each field takes it over when it mounts.

import { countsEachPress, HYDRATED, isUnhydrated } from './ui/hydration.ts';

type Control = HTMLFormElement | HTMLButtonElement;

/** A press or a submit that is replayed, with the path of its page. */
interface PendingAction {
  readonly control: Control;
  readonly path: string;
}

/** The actions that are replayed, in order. */
let pendingActions: PendingAction[] = [];

const removeActions = (isRemoved: (control: Control) => boolean) => {
  pendingActions = pendingActions.filter(({ control }) => !isRemoved(control));
};

/**
 * Returns the present form of a control: itself, or the control of the same name where React rendered its markup
 * anew. The words of a control do not count, since a translator changes them. Null where there is none, or the page
 * is another.
 */
function currentOf(control: Control, path: string): Control | null {
  if (control.isConnected) return control;
  const name = control.getAttribute('name');
  if (name === null || location.pathname !== path) return null;
  return document.querySelector<Control>(`${control.localName}[name="${CSS.escape(name)}"]`);
}

/**
 * Returns the form or the button of an event. Enter is handled here, since a form with a disabled button fires no
 * submit.
 */
function controlOf(event: Event): Control | null {
  const { target, type } = event;
  if (target instanceof HTMLFormElement && type === 'submit') return target;
  if (target instanceof HTMLInputElement && event instanceof KeyboardEvent)
    return event.key === 'Enter' && !event.isComposing ? target.form : null;
  if (!(target instanceof Element) || type !== 'click') return null;
  const button = target.closest<HTMLButtonElement>('button:not([type=submit])');
  // the browser opens and closes popovers without React
  return button?.popoverTargetElement ? null : button;
}

/**
 * Defers a press or a submit. React must not receive it now: it may hydrate the element meanwhile, and would then
 * receive it twice.
 */
function defer(event: Event) {
  const control = controlOf(event);
  if (!control) return;
  const isRepeat = (pending: Control) => pending === control && !countsEachPress(control);
  if (!isUnhydrated(control)) {
    // the visitor did it again before the replay, perhaps on the new element
    removeActions((pending) => isRepeat(pending) || !pending.isConnected);
    return;
  }
  // the browser must not do it by itself meanwhile
  event.preventDefault();
  event.stopPropagation();
  // of two, the last one counts
  removeActions(isRepeat);
  pendingActions.push({ control, path: location.pathname });
}

/**
 * Replays in order the actions whose element is hydrated, each in a task of its own, since React renders in between.
 * None waits for another element, so that a form is not sent long after its visitor sent it again. An action whose page
 * was left is taken as well, and does nothing, so that it leaves the list.
 */
function replay() {
  const action = pendingActions.find(({ control, path }) => {
    const current = currentOf(control, path);
    const isPageLeft = location.pathname !== path;
    return current === null ? isPageLeft : !isUnhydrated(current);
  });
  if (action === undefined) return;
  pendingActions = pendingActions.filter((pending) => pending !== action);
  const current = currentOf(action.control, action.path);
  if (current instanceof HTMLFormElement) current.requestSubmit();
  else current?.click();
  setTimeout(replay);
}

/** Defers the presses and submits of markup that is not hydrated, and replays each once its hydration boundary is. */
export function replayEarlyPresses(root: HTMLElement): void {
  // in the capture phase, before React
  for (const type of ['click', 'keydown', 'submit']) root.addEventListener(type, defer, true);
  // after the commit and its synchronous effects
  root.addEventListener(HYDRATED, () => setTimeout(replay));
}
