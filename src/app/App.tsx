import { StrictMode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { Providers } from './Providers.tsx';
import { routes } from './routes.tsx';

/** The site. `ssrPath` is the path being prerendered. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <StrictMode>
      <Providers>
        <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
          <Suspense>
            <Switch>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path}>
                  <Page />
                </Route>
              ))}
              <Route>Not found</Route>
            </Switch>
          </Suspense>
        </Router>
      </Providers>
    </StrictMode>
  );
}
