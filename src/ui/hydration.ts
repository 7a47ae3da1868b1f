// A hydration boundary is a `Suspense` whose prerendered content hydrates on its own, at its own time.

/** The event of a hydration boundary that was hydrated; it bubbles from the outermost element in it. */
export const HYDRATED = 'hydrated';

/** The attribute of the outermost element in each hydration boundary. */
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
 * Marks the outermost element in a hydration boundary as hydrated and fires the event. It is a ref callback, which React
 * calls in the commit that hydrates it.
 */
export function announceHydration(outermost: Element | null): void {
  if (outermost === null) return;
  outermost.setAttribute('data-hydrated', 'true');
  outermost.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
}

/** True when the hydration boundary around an element waits to be hydrated. */
export function isUnhydrated(element: Element): boolean {
  return element.closest('[data-hydrated]')?.getAttribute('data-hydrated') === 'false';
}
