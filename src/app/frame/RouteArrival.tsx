import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** Sits after a page's content: on each change of the path it moves the focus to the heading, and a page that is new begins at its top. */
export function RouteArrival({ path }: { path: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  const last = useRef(path);
  const traversed = useRef(false);

  // Back and forward: the browser knows where the visitor had been on the page.
  useWindowEvent('popstate', () => {
    traversed.current = true;
  });

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const main = marker.current?.closest('main');
    if (main === null || main === undefined) return;
    const wanted = main.ownerDocument.location.hash.slice(1);
    const target = wanted === '' ? null : main.ownerDocument.getElementById(wanted);
    if (target !== null) target.scrollIntoView();
    else if (!traversed.current) main.ownerDocument.body.scrollIntoView();
    traversed.current = false;
    const heading = main.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main).focus({ preventScroll: true });
  }, [path]);

  return <span ref={marker} hidden />;
}
