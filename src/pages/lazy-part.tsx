import { type ComponentType, useState } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import type { PageServices } from './route.ts';
import { lazyCopyTrace } from './support/lazy-copy-trace.tsx';

/**
 * A part of a page whose script comes on its own; should it not arrive, the rest of the page stays. It is asked for at once, with the page that has it:
 * where it is in by the time the page opens, both stand in one render.
 */
export function lazyPart<Props extends object>(
  services: Pick<PageServices, 'bookings' | 'browser' | 'trace'>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  load().then(
    (part) => {
      ready = part;
    },
    // tried again by the part itself
    () => {},
  );
  const Waiting = lazyWithRetry(load);
  const support = lazyCopyTrace(services)(null);
  return function Part(props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Waiting);
    return (
      <ErrorBoundary
        fallback={<NotLoaded what="part" onReload={services.browser.reload} support={support} />}
      >
        <Shown {...props} />
      </ErrorBoundary>
    );
  };
}
