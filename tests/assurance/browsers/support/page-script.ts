import type { Point } from './rider-browser.ts';

/** A regular expression on its way into a page. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** A thing to look for on a page. */
export interface Wanted {
  /** Of which elements it is one; those of any kind if null. */
  readonly selector: string | null;
  /** Its accessible name, or its text where it is of any kind. */
  readonly pattern: Pattern;
}

/** The visible facts of an element. */
export interface Sight {
  /** Its text as it stands in the page. */
  readonly text: string;
  /** The text in a field. */
  readonly value: string | null;
  readonly isEnabled: boolean;
  /** The attributes that it has. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it can be pressed; null where something lies over it, or nobody wants to press it. */
  readonly point: Point | null;
}

/**
 * The elements that a rider sees of what is wanted, within others or on all of the page. With `isPressing`
 * the first one is brought into view. It runs in the page, so that it uses nothing of this module.
 */
export function look(wanted: Wanted, within: Wanted | null, isPressing: boolean): Sight[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    element.closest('[aria-hidden=true], [inert]') === null;
  const nameOf = (element: Element): string => {
    const ids = plain(element.getAttribute('aria-labelledby')).split(' ').filter(Boolean);
    const labels = (element as HTMLInputElement).labels ?? [];
    const names = [
      ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' '),
      plain(element.getAttribute('aria-label')),
      [...labels].map((label) => plain(label.textContent)).join(' '),
      plain(element.textContent),
    ];
    return names.find((name) => name !== '') ?? '';
  };
  const findIn = (scope: Element, { selector, pattern }: Wanted): Element[] => {
    const words = new RegExp(pattern.source, pattern.flags);
    const says = (element: Element) =>
      words.test(selector === null ? plain(element.textContent) : nameOf(element));
    return (
      [...scope.querySelectorAll(selector ?? '*')]
        .filter((element) => says(element) && isVisible(element))
        // a text stands in the innermost of the elements that have it
        .filter((element) => selector !== null || ![...element.children].some(says))
    );
  };
  const scopes = within === null ? [document.body] : findIn(document.body, within);
  const elements = scopes.flatMap((scope) => findIn(scope, wanted));

  const pointOf = (element: Element): Point | null => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const rect = element.getClientRects()[0];
    if (rect === undefined) return null;
    const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? point : null;
  };
  return elements.map((element, index) => ({
    text: plain(element.textContent),
    value: 'value' in element ? String(element.value) : null,
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    point: isPressing && index === 0 ? pointOf(element) : null,
  }));
}

/** The text and the address of the page, for the report of a failure. It runs in the page. */
export function tell(): string {
  return `${location.href}\n${document.body.innerText}`;
}

/** Enters a text where the focus is, as the engine itself does. It runs in the page. */
export function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Goes back in the window's history once the command has ended: a driver may wait for ever for what a page that is left has to say. It runs in the page. */
export function goBack(): void {
  setTimeout(() => history.back(), 50);
}

/** Marks the document, to tell it from another one. It runs in the page. */
export function mark(): void {
  Object.assign(window, { isMarked: true });
}

/** True when the document is the one that was marked. It runs in the page. */
export function isMarked(): boolean {
  return 'isMarked' in window;
}

/** True when another document than the marked one is there, with all that belongs to it. It runs in the page. */
export function isNewAndComplete(): boolean {
  return !('isMarked' in window) && document.readyState === 'complete';
}

/** True when a file of the site is there. It runs in the page. */
export async function isThere(address: string): Promise<boolean> {
  const { ok } = await fetch(address);
  return ok;
}
