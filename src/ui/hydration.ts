/** The event of an element that was hydrated; it bubbles from the outermost element of its boundary. */
export const HYDRATED = 'hydrated';

/** The attribute of the outermost element of each boundary, which hydrates on its own, at its own time. */
export const unhydrated = { 'data-hydrated': 'false' } as const;

/** The attribute of a button that counts presses (rule: Presses before hydration). */
export const eachPress = { 'data-each-press': '' } as const;

/** True for a control of which each press before hydration counts. */
export const countsEachPress = (control: HTMLElement): boolean =>
  control.dataset.eachPress !== undefined;

const typedControls = new WeakSet<EventTarget>();

/** Notes the controls that a visitor types into before hydration: a browser that fills a form again types nothing. */
export function noteTyping(root: HTMLElement): void {
  const note = ({ target }: Event) => target && typedControls.add(target);
  root.addEventListener('beforeinput', note, true);
}

/** True for a control that the visitor typed into since the first script of the page runs. */
export const isTypedInto = (control: EventTarget): boolean => typedControls.has(control);

/**
 * Marks the element of a boundary as hydrated and fires the event. It is a ref callback, which React calls in the
 * commit that hydrates it.
 */
export function announceHydration(boundary: Element | null): void {
  if (boundary === null) return;
  boundary.setAttribute('data-hydrated', 'true');
  boundary.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
}

/** True when the boundary around an element waits to be hydrated. */
export function isUnhydrated(element: Element): boolean {
  return element.closest('[data-hydrated]')?.getAttribute('data-hydrated') === 'false';
}
