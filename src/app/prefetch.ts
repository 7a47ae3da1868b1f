import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import type { PageRoute } from '../pages/route.ts';
import { linksInView, mayFetchAhead } from '../site/browser.ts';
import { useSite } from '../site/site.ts';
import { askForData } from './early-data.ts';

/** The time that a pointer or the focus stays on a link before its data is asked for, in ms: a pointer that only passes asks nothing. */
const REST_MS = 120;
/** The time that a page stands still before the targets of its links are fetched, in ms: the page itself comes first. */
const STILL_MS = 1_000;

/** A page that can be fetched before it is opened. */
interface Fetchable extends Pick<PageRoute, 'path' | 'early'> {
  preload(): void;
}

/**
 * Fetches the script of the page behind a link, once: for rides and lists when the link is in view, for any page as soon as
 * a finger, a pointer or the focus is on it, and then the page's data if it stays there. Fetches nothing where the visitor saves data or is offline.
 */
export function usePrefetch(pages: readonly Fetchable[]): void {
  const { browser } = useSite();
  const { parser } = useRouter();
  const [shown] = useLocation();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pageOf = ({ pathname }: HTMLAnchorElement) =>
    pages.find(({ path }) => matchRoute(parser, path, pathname)[0]);

  const fetchInView = () => {
    if (!mayFetchAhead()) return;
    const links = linksInView().filter(leadsToPage);
    for (const page of new Set(links.map(pageOf))) if (page?.early !== undefined) page.preload();
  };
  const startAgain = () => {
    clearTimeout(still.current);
    still.current = setTimeout(fetchInView, STILL_MS);
  };
  useWindowEvent('scroll', startAgain, { passive: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other links
  useEffect(startAgain, [shown]);
  useEffect(
    () => () => {
      clearTimeout(still.current);
      clearTimeout(rest.current);
    },
    [],
  );

  const prefetch = (event: Event, delay: number) => {
    clearTimeout(rest.current);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !leadsToPage(link) || !mayFetchAhead()) return;
    const page = pageOf(link);
    page?.preload();
    const { pathname, search } = link;
    if (page?.early === undefined || pathname === shown) return;
    const wanted = typeof page.early === 'function' ? page.early(pathname) : page.early;
    rest.current = setTimeout(
      () => askForData(wanted, { pathname, search }, browser.origin()),
      delay,
    );
  };
  useWindowEvent('pointerover', (event) => {
    if (event.pointerType !== 'touch') prefetch(event, REST_MS);
  });
  useWindowEvent('touchstart', (event) => prefetch(event, 0), { passive: true });
  useWindowEvent('focusin', (event) => prefetch(event, REST_MS));
}

const leadsToPage = (link: HTMLAnchorElement) =>
  link.target === '' && link.getAttribute('href')?.startsWith('/') === true;
