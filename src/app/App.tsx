import { type ComponentType, lazy, StrictMode, Suspense, useDeferredValue, useState } from 'react';
import { Route, Router, Switch, useLocation, useParams } from 'wouter';
import { dayOf } from '#machines/domain/calendar.ts';
import type { Edge } from './edge.ts';
import { Frame } from './frame/Frame.tsx';
import { Notices } from './frame/Notices.tsx';
import { PageBoundary } from './frame/PageBoundary.tsx';
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
  const [path] = useLocation();
  // The page that is open stays until the next one is there.
  const shown = useDeferredValue(path);
  return (
    <Frame site={site} year={dayOf(browser.now()).slice(0, 4)} notices={<Notices edge={edge} />}>
      <PageBoundary path={shown} onReload={browser.reload}>
        <Suspense fallback={<Waiting />}>
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
          <RouteArrival path={shown} />
        </Suspense>
      </PageBoundary>
    </Frame>
  );
}

/** A route whose page's script comes when it is first asked for. */
interface LivePage extends RouteDef {
  Page: ComponentType<PageProps>;
}

function livePage(route: RouteDef, edge: Edge): LivePage {
  return { ...route, Page: lazy(async () => ({ default: await route.load(edge) })) };
}

/** A page with its place in the head; a route without a title leaves that to its page. */
function PageAt({ page, edge }: { page: LivePage; edge: Edge }) {
  const { Page, title, description } = page;
  const params = useParams();
  return (
    <>
      {title !== null && <title>{pageTitle(title, edge.site.brand)}</title>}
      <meta name="description" content={description ?? edge.site.description} />
      <Page params={params} />
    </>
  );
}

function pageTitle(title: string, brand: string): string {
  return title === '' ? `${brand}: guided motorcycle rides in India` : `${title} · ${brand}`;
}
