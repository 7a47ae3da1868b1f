import { useEffect, useLayoutEffect, useRef } from 'react';
import { earlierScrollPosition, listen, noteScrollPositions } from '../../site/browser.ts';
import { announceHydration } from '../../ui/hydration.ts';

interface RouteArrivalProps {
  /** The path that is shown. */
  path: string;
  /** The path at which the site was opened: a visitor may go on before that page is hydrated. */
  landed: string;
}

/** Sits after a page's content: on each change of the path it moves the focus to the heading, and a page that is new begins at its top. */
export function RouteArrival({ path, landed }: RouteArrivalProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const last = useRef(landed);
  const traversed = useRef(false);

  // It hydrates together with the page beside it.
  useLayoutEffect(() => announceHydration(marker.current?.closest('main') ?? null), []);

  useEffect(noteScrollPositions, []);
  // Back and forward: without a noted position, the browser has scrolled by itself. A step to the same path opens no page.
  useEffect(() => {
    const view = marker.current?.ownerDocument.defaultView;
    if (!view) return;
    return listen(view, ['popstate', 'pushState'], ({ type }) => {
      traversed.current = type === 'popstate' && view.location.pathname !== last.current;
    });
  }, []);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = marker.current?.closest('main');
    if (main === null || main === undefined) return;
    const { defaultView: view, head, location } = main.ownerDocument;
    dropServedTags(head);
    const before = earlierScrollPosition();
    const wanted = location.hash.slice(1);
    const target = wanted === '' ? null : main.ownerDocument.getElementById(wanted);
    if (traversed.current && before !== undefined) view?.scrollTo(0, before);
    else if (target !== null) target.scrollIntoView();
    else if (!traversed.current) view?.scrollTo(0, 0);
    traversed.current = false;
    if (focusHeading(main)) return;
    main.focus({ preventScroll: true });
    return whenHeadingComes(main);
  }, [path]);

  return <span ref={marker} hidden />;
}

/** Removes the head elements of the served page that React never took over, since the visitor had gone on. */
function dropServedTags(head: HTMLHeadElement): void {
  // React puts a title of its own before the one that is there, and everything else at the end
  const [, served] = head.querySelectorAll('title');
  if (served === undefined) return;
  served.remove();
  for (const tag of ['meta[name=description]', 'link[rel=canonical]'])
    head.querySelector(tag)?.remove();
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** A page that still loads has its heading later; a visitor who has gone on by then is left alone. */
function whenHeadingComes(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (main.querySelector('h1') === null) return;
    observer.disconnect();
    if (main.ownerDocument.activeElement === main) focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
