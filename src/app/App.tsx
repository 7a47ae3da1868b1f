import { memo, StrictMode, useCallback, useDeferredValue, useState } from 'react';
import {
  type AroundNavHandler,
  type BaseLocationHook,
  Route,
  Router,
  Switch,
  useLocation,
  useParams,
} from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import * as texts from '#texts/layout.ts';
import { pageNotLoaded } from '#texts/ui.ts';
import { navigate } from '../site/browser.ts';
import type { PageProps } from '../site/page-props.ts';
import { type Site, SiteContext, useSite } from '../site/site.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { importWithRetry } from '../ui/import-with-retry.ts';
import { LoadFailure } from '../widgets/lazy/LoadFailure.tsx';
import { requestedComponent } from '../widgets/lazy/lazy-component.tsx';
import { ConnectionNotice } from './layout/ConnectionNotice.tsx';
import { Layout } from './layout/Layout.tsx';
import { RecoveryNotice } from './layout/RecoveryNotice.tsx';
import { RouteArrival } from './layout/RouteArrival.tsx';
import type { PageRoute } from './page-route.ts';
import { usePrefetch } from './prefetch.ts';
import { canonicalPath, directAddress, notFoundRoute, routes } from './routes.ts';
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
  navigate(directAddress(to), options);

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
  // the path of all that is displayed: while the next page loads, no link is rendered again
  const useDisplayedPath: BaseLocationHook = useCallback(
    () => [displayedPath, navigate],
    [displayedPath],
  );
  return (
    <Router hook={useDisplayedPath} aroundNav={goDirectly} {...ssr}>
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
  );
}

/** Returns a route whose page's script is fetched when it is first rendered. */
function lazyPage(route: PageRoute) {
  // one after the other, so that a press between them is answered
  const preload = async () => {
    for (const load of [route.load, ...(route.prefetch ?? [])]) await importWithRetry(load);
  };
  return {
    ...route,
    Page: requestedComponent<PageProps>(route.load),
    /** Fetches all scripts of the page ahead; a failure is displayed only when the page opens. */
    preload: () => preload().catch(() => {}),
  };
}

interface PageAtProps {
  page: ReturnType<typeof lazyPage>;
  path?: string;
}

/**
 * A page with its title and canonical address, which a page may also state itself; an unknown address has no path.
 * While the next page is on its way, it is not rendered again.
 */
const PageAt = memo(function PageAt({ page, path = '' }: PageAtProps) {
  const { Page, title, describesItself = false } = page;
  const {
    facts,
    settings: { siteUrl },
  } = useSite();
  const params = useParams();
  const [address] = useLocation();
  const name = typeof title === 'function' ? title(address) : title;
  const canonical = canonicalPath(page, path);
  return (
    <>
      {name !== null && (
        <title>{name === '' ? texts.homeTitle(facts.brand) : `${name} · ${facts.brand}`}</title>
      )}
      {!describesItself && <meta name="description" content={facts.description} />}
      {siteUrl !== '' && canonical !== null && <link rel="canonical" href={siteUrl + canonical} />}
      <Page params={params} />
    </>
  );
});
