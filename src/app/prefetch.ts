import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { savesData } from './browser.ts';
import { askForData } from './early-data.ts';

/** How long a pointer or the focus stays on a link before its data is asked for, in ms: who only passes over a list asks nothing. */
const REST_MS = 120;

/** A page that can be fetched before it is opened. */
interface Fetchable {
  readonly path: string;
  preload(): void;
}

/** Fetches the script of the page behind a link as soon as a finger, a pointer or the focus is on it, and the ride it shows when it stays there. Nothing where the visitor saves data. `origin` is the site's own. */
export function usePrefetch(pages: readonly Fetchable[], origin: string): void {
  const { parser } = useRouter();
  const [shown] = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const prefetch = (event: Event, rest: number) => {
    clearTimeout(timer.current);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || !link.getAttribute('href')?.startsWith('/')) return;
    if (savesData()) return;
    pages.find(({ path }) => matchRoute(parser, path, link.pathname)[0])?.preload();
    const { pathname, search } = link;
    if (pathname === shown) return;
    const place = { pathname, search, referrer: '', state: null };
    timer.current = setTimeout(() => askForData(['item'], place, origin), rest);
  };
  useWindowEvent('pointerover', (event) => {
    if (event.pointerType !== 'touch') prefetch(event, REST_MS);
  });
  useWindowEvent('touchstart', (event) => prefetch(event, 0), { passive: true });
  useWindowEvent('focusin', (event) => prefetch(event, REST_MS));
}
