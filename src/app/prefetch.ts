import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { isSiteAddress } from '#machines/domain/text/site-address.ts';
import { mayFetchAhead } from '../site/connection-in-browser.ts';
import { linksInView } from '../site/links-in-browser.ts';
import type { PageRoute } from './page-route.ts';

/**
 * The time for which a page must stand still before the targets of its links are fetched, in ms: the page itself
 * comes first.
 */
const STILL_DELAY = 1_000;

type FetchablePage = Pick<PageRoute, 'path' | 'fetchedOnSight'> & { preload(): Promise<void> };

/**
 * Fetches the script of the page behind a link, once: for rides and lists when the link is in view, for any page as
 * soon as a finger, a pointer or the focus is on it. Fetches nothing where the visitor saves data or is offline.
 */
export function usePrefetch(pages: readonly FetchablePage[], displayedPath: string): void {
  const { parser } = useRouter();
  const pageAt = (pathname: string) =>
    pages.find(({ path }) => matchRoute(parser, path, pathname)[0]);
  const pageOf = ({ pathname }: HTMLAnchorElement) => pageAt(pathname);

  const fetchInView = async () => {
    if (!mayFetchAhead()) return;
    // on a bad line the later parts of the page itself may still be on their way
    await pageAt(displayedPath)?.preload();
    const links = linksInView().filter(leadsToPage);
    for (const page of new Set(links.map(pageOf))) if (page?.fetchedOnSight) void page.preload();
  };
  const { start, clear } = useTimeout(() => void fetchInView(), STILL_DELAY);
  const startAgain = () => {
    clear();
    start();
  };
  useWindowEvent('scroll', startAgain, { passive: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other links
  useEffect(startAgain, [displayedPath]);

  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && leadsToPage(link) && mayFetchAhead()) void pageOf(link)?.preload();
  };
  useWindowEvent('pointerover', prefetch);
  useWindowEvent('touchstart', prefetch, { passive: true });
  useWindowEvent('focusin', prefetch);
}

const leadsToPage = (link: HTMLAnchorElement) =>
  link.target === '' && isSiteAddress(link.getAttribute('href') ?? '');
