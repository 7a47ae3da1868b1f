import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import type { PageServices } from './route.ts';
import { lazyCopyTrace } from './support/lazy-copy-trace.tsx';

/** A part of a page whose script comes on its own; should it not arrive, the rest of the page stays. */
export function lazyPart<Props extends object>(
  services: PageServices,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyWithRetry(load);
  const support = lazyCopyTrace(services)(null);
  return (props) => (
    <ErrorBoundary
      fallback={<NotLoaded what="part" onReload={services.browser.reload} support={support} />}
    >
      <Part {...props} />
    </ErrorBoundary>
  );
}
