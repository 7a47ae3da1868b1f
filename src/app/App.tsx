import { StrictMode, useDeferredValue, useState } from 'react';
import { type AroundNavHandler, Route, Router, Switch } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { pageNotLoaded } from '#texts/ui.ts';
import { type Site, SiteContext, useSite } from '../site/site.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LoadFailure } from '../widgets/lazy/LoadFailure.tsx';
import { DisplayedPathContext, useDisplayedLocation } from './displayed-location.ts';
import { ConnectionNotice } from './layout/ConnectionNotice.tsx';
import { Layout } from './layout/Layout.tsx';
import { RecoveryNotice } from './layout/RecoveryNotice.tsx';
import { RouteArrival } from './layout/RouteArrival.tsx';
import { lazyPage } from './lazy-page.ts';
import { PageAt } from './PageAt.tsx';
import { usePrefetch } from './prefetch.ts';
import { notFoundRoute, redirectedAddress, routes } from './routes.ts';
import { Themed } from './Themed.tsx';

interface AppProps {
  site: Site;
  /** The path being prerendered. */
  ssrPath?: string;
}

/** The site: its layout and, in it, the page of the address. */
export function App({ site, ...ssr }: AppProps) {
  return (
    <StrictMode>
      <Themed>
        <SiteContext value={site}>
          <Pages {...ssr} />
        </SiteContext>
      </Themed>
    </StrictMode>
  );
}

/** Navigates to the target of a redirect at once, so that only one page is rendered. */
const goDirectly: AroundNavHandler = (navigate, to, options) =>
  navigate(redirectedAddress(to), options);

function Pages(ssr: Pick<AppProps, 'ssrPath'>) {
  const { facts } = useSite();
  const [pages] = useState(() => routes.map(lazyPage));
  const [missing] = useState(() => lazyPage(notFoundRoute));
  const path = usePathname(ssr);
  usePrefetch(pages, path);
  const [landed] = useState(path);
  // The open page stays until the next one is there, and is rendered with each change: only an
  // urgent render abandons a page whose script, and so its hydration, never comes.
  const displayedPath = useDeferredValue(path);
  return (
    <DisplayedPathContext value={displayedPath}>
      <Router hook={useDisplayedLocation} aroundNav={goDirectly} {...ssr}>
        <Layout
          notices={
            <>
              <ConnectionNotice />
              <RecoveryNotice />
            </>
          }
          isOpening={path !== displayedPath}
        >
          <ErrorBoundary
            resetKey={displayedPath}
            fallback={(broken) => (
              <>
                <title>{`${pageNotLoaded} · ${facts.brand}`}</title>
                <LoadFailure what="page" {...broken} />
              </>
            )}
          >
            <Switch>
              {pages.map((page) => (
                <Route key={page.path} path={page.path}>
                  <PageAt page={page} path={displayedPath} />
                </Route>
              ))}
              <Route>
                <PageAt page={missing} />
              </Route>
            </Switch>
          </ErrorBoundary>
          <RouteArrival path={displayedPath} landed={landed} />
        </Layout>
      </Router>
    </DisplayedPathContext>
  );
}
