import type { Content } from './pages.ts';
import type { Task } from './statistics.ts';

/** What a page has seen of itself so far, in ms since its navigation began. */
export interface Seen {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tasks: Task[];
  /** Inputs that counted as interactions, with the time to their next paint. */
  inputs: Task[];
}

/** Lets a page watch itself; runs in the page before anything else. */
export function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, tasks: [], inputs: [] };
  const observe = (type: string, note: (entry: PerformanceEntry) => void, durationThreshold = 16) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
  const task = ({ startTime: start, duration }: PerformanceEntry) => ({ start, duration });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    const words = (element?.textContent ?? '').trim().slice(0, 30);
    const tag = element?.tagName.toLowerCase() ?? 'nothing';
    seen.lcp = entry.startTime;
    seen.lcpElement = `${tag} ${url ? new URL(url).pathname : `“${words}”`}`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', (entry) => seen.tasks.push(task(entry)));
  observe('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.inputs.push(task(entry));
  });
  Object.assign(window, { seen });
}

/** Waits in the page until its content is in view; resolves with when that was, in ms since its navigation began. Rejects after two minutes. */
export function untilShown({ selector, text = '', path = '' }: Content): Promise<number> {
  const isShown = () =>
    new RegExp(path).test(location.pathname) &&
    [...document.querySelectorAll(selector)].some(
      (element) =>
        new RegExp(text, 'i').test(element.textContent?.trim() ?? '') && element.checkVisibility(),
    );
  return new Promise((resolve, reject) => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!isShown()) return;
      end();
      resolve(performance.now());
    };
    // A look at every frame would make frames, and hold up what it waits for: it comes with the frame after a change.
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(lookSoon);
    // what the styles alone show changes nothing in the document
    const timer = setInterval(lookSoon, 250);
    const deadline = setTimeout(() => {
      end();
      reject(new Error(`${location.href} never showed ${selector} ${text}`));
    }, 120_000);
    const end = () => {
      changes.disconnect();
      clearInterval(timer);
      clearTimeout(deadline);
    };
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    look();
  });
}

/** Turns the finished page into its twin, in the page, and returns its markup: no script, no film, nothing that only scripts need. */
export function finished(): string {
  const unneeded = [
    'script',
    'noscript',
    'video',
    'iframe',
    'link[rel=modulepreload]',
    'link[rel=preload][as=style]',
    'meta[http-equiv=Content-Security-Policy]',
  ];
  for (const element of document.querySelectorAll(unneeded.join())) element.remove();
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (name.startsWith('data-') && value.includes('.js')) element.removeAttribute(name);
  // what the browser opens and closes by itself, to compare what scripts open and close
  const disclosure = document.createElement('details');
  disclosure.id = 'disclosure';
  disclosure.style.cssText = 'position:fixed;left:0;bottom:0;z-index:999;background:#fff';
  const summary = document.createElement('summary');
  summary.textContent = 'Open';
  disclosure.append(summary, 'Opened');
  document.body.append(disclosure);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
