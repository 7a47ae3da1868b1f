import { type ComponentType, startTransition, useState } from 'react';
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
    const [Shown, setShown] = useState<ComponentType<Props>>(() => ready ?? Waiting);
    // React never asks again for a script that did not arrive
    const askAgain = (retry: () => void) =>
      startTransition(() => {
        setShown(() => lazyWithRetry(load));
        retry();
      });
    return (
      <ErrorBoundary
        onBrokenAgain={services.browser.reload}
        fallback={(retry) => (
          <NotLoaded what="part" onReload={() => askAgain(retry)} support={support} />
        )}
      >
        <Shown {...props} />
      </ErrorBoundary>
    );
  };
}
