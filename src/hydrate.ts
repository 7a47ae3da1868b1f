// The only script of a prerendered page until its pictures are in: it starts the site at the load event, or at the first sign of the visitor.
// What the visitor pressed or typed before the page came alive is done again once it has.

import { loadScript } from './ui/load-script.ts';

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild != null;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;
/** How long lies between two looks at what is to be done again, in ms. */
const pause = 50;
/** How long a press waits for its element to come alive, in looks. */
const patience = 400;

/** How often a field is typed into again until React has heard it. */
const persistence = 40;

/** React marks each element that it has taken over with its props; while it still works on the page, it may do so before it listens. */
function propsOf(element: Element): { readonly value?: unknown } | undefined {
  const entry = Object.entries(element).find(([key]) => key.startsWith('__reactProps$'));
  return entry?.[1];
}

const isAlive = (element: Element) => propsOf(element) !== undefined;

/** What is done again; says whether it has come through. */
type Again = () => boolean;

let isMounted = false;
let isPolling = false;
const early = new Map<Element, Again>();

/** The fields that React has not been seen to hear yet. */
const unheard = new Set<Element>(isPrerendered ? root.querySelectorAll('input, textarea') : []);

/** Types into a field what the visitor typed, again and again until React holds another value than before. */
function retyping(field: HTMLInputElement | HTMLTextAreaElement): Again {
  const text = field.value;
  let held = propsOf(field)?.value;
  let triesLeft = persistence;
  return () => {
    const holds = propsOf(field)?.value;
    const isHeard = holds === text || (held !== undefined && holds !== held);
    if (isHeard || triesLeft === 0) {
      unheard.delete(field);
      return true;
    }
    held = holds;
    triesLeft -= 1;
    field.value = '';
    // past the setter by which React would take the text for its own
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return false;
  };
}

const once =
  (act: () => void): Again =>
  () => {
    act();
    return true;
  };

function doAgain(triesLeft: number) {
  for (const [element, again] of early) {
    if (element.isConnected && (!isAlive(element) || !again())) break;
    early.delete(element);
  }
  isPolling = early.size > 0 && triesLeft > 0;
  if (isPolling) setTimeout(doAgain, pause, triesLeft - 1);
}

function actionOf(event: Event): [Element, Again] | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event.type === 'input') {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    return isField && unheard.has(target) ? [target, retyping(target)] : undefined;
  }
  if (event.type === 'submit') {
    return target instanceof HTMLFormElement
      ? [target, once(() => target.requestSubmit())]
      : undefined;
  }
  const button = target.closest<HTMLElement>('button:not([type=submit])');
  return button ? [button, once(() => button.click())] : undefined;
}

function remember(event: Event) {
  const action = event.isTrusted ? actionOf(event) : undefined;
  if (!action) return;
  const [element, again] = action;
  const awaitsField = [...early.keys()].some(
    (field) => field !== element && element.contains(field),
  );
  // a field that looks alive may yet be emptied when React puts its own value into it
  if (isAlive(element) && event.type !== 'input' && !awaitsField) return;
  if (event.type === 'submit') {
    // the browser's own submit would put the fields into the URL, React's would miss a text that is typed again
    event.preventDefault();
    event.stopPropagation();
  }
  early.delete(element);
  early.set(element, again);
  if (!isMounted || isPolling) return;
  isPolling = true;
  setTimeout(doAgain, pause, patience);
}

/** The page stays as it is, and says that it does not work. */
function sayUnloaded() {
  const notice = document.getElementById('unloaded');
  if (notice === null) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** Fetches files, given by their paths with a space between, before the scripts that come first ask for them. */
function preload(paths = '', fetchPriority: string) {
  for (const href of paths.split(' ').filter(Boolean)) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' };
    document.head.append(
      Object.assign(document.createElement('link'), { ...kind, fetchPriority, href }),
    );
  }
}

let isStarted = false;

function start() {
  if (isStarted || !root) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  preload(root.dataset.chunks, 'auto');
  preload(root.dataset.next, 'low');
  loadScript(() => import('./main.tsx')).then(({ mount }) => {
    mount(root);
    isMounted = true;
    doAgain(patience);
  }, sayUnloaded);
}

if (isPrerendered) {
  // on the way down: React stops what is meant for a part that it has not taken over yet
  for (const type of ['click', 'input', 'submit']) document.addEventListener(type, remember, true);
  // typed before this script came, or kept by the browser over a reload
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    if (field.value !== field.defaultValue) early.set(field, retyping(field));
  }
}
if (isPrerendered && document.readyState !== 'complete') {
  addEventListener('load', start);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
} else {
  start();
}
