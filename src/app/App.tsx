import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, lazy, StrictMode, Suspense, useDeferredValue, useState } from 'react';
import { matchRoute, Route, Router, Switch, useLocation, useParams, useRouter } from 'wouter';
import { dayOf } from '#machines/domain/calendar.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { importWithRetry } from '../ui/import-with-retry.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import type { Edge } from './edge.ts';
import { Frame } from './frame/Frame.tsx';
import { RecoveryNotice, SandboxNote } from './frame/Notices.tsx';
import { RouteArrival } from './frame/RouteArrival.tsx';
import { Waiting } from './frame/Waiting.tsx';
import { Providers } from './Providers.tsx';
import { notFound, type PageProps, type RouteDef, routes } from './routes.tsx';

interface AppProps {
  edge: Edge;
  /** The path being prerendered. */
  ssrPath?: string;
}

/** The site: its frame and, in it, the page of the address. */
export function App({ edge, ssrPath }: AppProps) {
  return (
    <StrictMode>
      <Providers>
        <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
          <Pages edge={edge} />
        </Router>
      </Providers>
    </StrictMode>
  );
}

function Pages({ edge }: { edge: Edge }) {
  const { site, browser } = edge;
  const [pages] = useState(() => routes.map((route) => livePage(route, edge)));
  const [missing] = useState(() => livePage(notFound, edge));
  usePreload(pages);
  const [path] = useLocation();
  const [landed] = useState(path);
  // The page that is open stays until the next one is there.
  const shown = useDeferredValue(path);
  return (
    <Frame
      site={site}
      year={dayOf(browser.now()).slice(0, 4)}
      notices={<RecoveryNotice edge={edge} />}
      note={<SandboxNote edge={edge} />}
    >
      <Suspense fallback={<Waiting />}>
        <ErrorBoundary
          resetKey={shown}
          fallback={<NotLoaded what="page" onReload={browser.reload} />}
        >
          <Switch location={shown}>
            {pages.map((page) => (
              <Route key={page.path} path={page.path}>
                <PageAt page={page} edge={edge} />
              </Route>
            ))}
            <Route>
              <PageAt page={missing} edge={edge} />
            </Route>
          </Switch>
        </ErrorBoundary>
        <RouteArrival path={shown} landed={landed} />
      </Suspense>
    </Frame>
  );
}

/** A route whose page's script comes when it is first asked for. */
interface LivePage extends RouteDef {
  Page: ComponentType<PageProps>;
  /** Fetches the script before the page is asked for; a failure waits until then. */
  preload: () => void;
}

function livePage(route: RouteDef, edge: Edge): LivePage {
  let page: Promise<ComponentType<PageProps>> | null = null;
  const load = () => {
    page ??= importWithRetry(() => route.load(edge));
    page.catch(() => {
      page = null;
    });
    return page;
  };
  return {
    ...route,
    Page: lazy(async () => ({ default: await load() })),
    preload: () => void load().catch(() => {}),
  };
}

/** Fetches the page behind a link as soon as a finger, a pointer or the focus is on it. */
function usePreload(pages: readonly LivePage[]): void {
  const { parser } = useRouter();
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || !link.getAttribute('href')?.startsWith('/')) return;
    pages.find(({ path }) => matchRoute(parser, path, link.pathname)[0])?.preload();
  };
  useWindowEvent('pointerover', preload);
  useWindowEvent('touchstart', preload, { passive: true });
  useWindowEvent('focusin', preload);
}

/** A page with its place in the head; a route without a title leaves that to its page. */
function PageAt({ page, edge }: { page: LivePage; edge: Edge }) {
  const { Page, title, description } = page;
  const params = useParams();
  return (
    <>
      {title !== null && (
        <title>
          {pageTitle(typeof title === 'string' ? title : title(params), edge.site.brand)}
        </title>
      )}
      <meta name="description" content={description ?? edge.site.description} />
      <Page params={params} />
    </>
  );
}

function pageTitle(title: string, brand: string): string {
  return title === '' ? `${brand}: guided motorcycle rides in India` : `${title} · ${brand}`;
}
