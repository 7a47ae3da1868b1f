import { useEffect, useLayoutEffect, useRef } from 'react';
import { listen } from '../../site/listeners.ts';
import { earlierScrollPosition, noteScrollPositions } from '../../site/navigation-in-browser.ts';
import { announceHydration } from '../../ui/hydration.ts';

interface RouteArrivalProps {
  /** The path of the displayed page. */
  path: string;
  /** The path at which the site was opened: a visitor may navigate before that page is hydrated. */
  landed: string;
}

/**
 * Stands after a page's content. On each change of the path it moves the focus to the heading, and scrolls a page
 * that is new to its top.
 */
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

  // before the page is painted: its first frame would stand where the page before was scrolled to
  useLayoutEffect(() => {
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

/** Removes the head elements of the served page that React never hydrated, since the visitor had navigated before. */
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

/**
 * Waits for the heading of a page that still loads, and moves the focus to it unless the visitor has moved it by
 * then. The returned function stops that.
 */
function whenHeadingComes(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (main.querySelector('h1') === null) return;
    observer.disconnect();
    if (main.ownerDocument.activeElement === main) focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
