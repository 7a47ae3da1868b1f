// The only script of a prerendered page until its pictures are in: it starts the site at the load event, or at the first sign of the visitor.
// What the visitor pressed or typed before the page came alive is done again once it has.

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild != null;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;
/** How long a press waits for its element to come alive, in tries of 50 ms. */
const patience = 400;

/** React marks each element that it has taken over. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

let isMounted = false;
let isPolling = false;
const early = new Map<Element, () => void>();

/** Types a text into a field again, because React did not hear it the first time and may have emptied the field since. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const isTypedOver = field.value !== '' && field.value !== text;
  if (isTypedOver) return;
  field.value = '';
  // past the setter by which React would take the text for its own
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function doAgain(triesLeft: number) {
  for (const [element, again] of early) {
    if (element.isConnected && !isAlive(element)) break;
    early.delete(element);
    if (element.isConnected) again();
  }
  isPolling = early.size > 0 && triesLeft > 0;
  if (isPolling) setTimeout(doAgain, 50, triesLeft - 1);
}

function actionOf(event: Event): [Element, () => void] | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event.type === 'input') {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField) return undefined;
    const text = target.value;
    return [target, () => retype(target, text)];
  }
  if (event.type === 'submit') {
    return target instanceof HTMLFormElement ? [target, () => target.requestSubmit()] : undefined;
  }
  const button = target.closest<HTMLElement>('button:not([type=submit])');
  return button ? [button, () => button.click()] : undefined;
}

function remember(event: Event) {
  const action = actionOf(event);
  if (!action || isAlive(action[0])) return;
  // the browser's own submit would put the fields into the URL
  if (event.type === 'submit') event.preventDefault();
  const [element, again] = action;
  early.delete(element);
  early.set(element, again);
  if (isMounted && !isPolling) doAgain(patience);
}

let isStarted = false;

function start() {
  if (isStarted || !root) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  for (const href of root.dataset.chunks?.split(' ').filter(Boolean) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import('./main.tsx').then(({ mount }) => {
    mount(root);
    isMounted = true;
    doAgain(patience);
  });
}

if (isPrerendered) {
  for (const type of ['click', 'input', 'submit']) document.addEventListener(type, remember);
}
if (isPrerendered && document.readyState !== 'complete') {
  addEventListener('load', start);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
} else {
  start();
}
