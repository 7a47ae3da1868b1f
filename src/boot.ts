// The only script of a prerendered page until its pictures are in: it starts the site at the load event, or at the first sign of the visitor.
// What the visitor pressed before the page came alive is pressed again once it has.

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild != null;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** React marks each element that it has taken over. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

interface Press {
  element: Element;
  again: () => void;
  /** Tries left, 50 ms apart. */
  tries: number;
}

let isMounted = false;
let waiting: Press | undefined;

const pressAgain = () => {
  if (!isMounted || waiting === undefined) return;
  if (isAlive(waiting.element)) {
    waiting.again();
    waiting = undefined;
  } else if (waiting.element.isConnected && waiting.tries > 0) {
    waiting.tries -= 1;
    setTimeout(pressAgain, 50);
  }
};

const remember = (event: Event) => {
  if (!(event.target instanceof Element)) return;
  const form = event.type === 'submit' ? event.target.closest('form') : null;
  const button = event.target.closest<HTMLElement>('button:not([type=submit])');
  const element = form ?? button;
  if (!element || isAlive(element)) return;
  // the browser's own submit would put the fields into the URL
  if (form) event.preventDefault();
  const isPolling = isMounted && waiting !== undefined;
  waiting = {
    element,
    again: form ? () => form.requestSubmit() : () => button?.click(),
    tries: 200,
  };
  if (!isPolling) pressAgain();
};

let isStarted = false;

const start = () => {
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
    pressAgain();
  });
};

if (isPrerendered && document.readyState !== 'complete') {
  addEventListener('load', start);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
} else {
  start();
}
if (isPrerendered) {
  document.addEventListener('click', remember);
  document.addEventListener('submit', remember);
}
