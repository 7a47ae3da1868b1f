/** The event of a part of the page that is hydrated; it bubbles from the part's outermost element. */
export const HYDRATED = 'hydrated';

/** Stands in the markup of a part's outermost element: each part hydrates on its own, at its own time. */
export const unhydrated = { 'data-hydrated': 'false' } as const;

/** Marks a part as hydrated and fires the event. A ref callback: React calls it in the commit that takes the part over. */
export function announceHydration(boundary: Element | null): void {
  if (boundary === null) return;
  boundary.setAttribute('data-hydrated', 'true');
  boundary.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
}

/** True when the part of the page that an element belongs to waits to be hydrated. */
export function isUnhydrated(element: Element): boolean {
  return element.closest('[data-hydrated]')?.getAttribute('data-hydrated') === 'false';
}
