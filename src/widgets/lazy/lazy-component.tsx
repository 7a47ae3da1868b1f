import { type ComponentType, startTransition, useState } from 'react';
import { isReleaseReplaced } from '../../site/browser.ts';
import { useSite } from '../../site/site.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { ReplacedError } from '../../ui/replaced-error.ts';
import { LazyCopyTrace } from '../copy/LazyCopyTrace.tsx';

/**
 * A part of a page with a script of its own; if that does not arrive, the rest of the page stays. It is fetched at once, with its page:
 * if it is in when the page opens, both are rendered together.
 */
export function lazyComponent<Props extends object>(
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
  const Waiting = lazyWithRetry(load, isReleaseReplaced);
  // biome-ignore lint/correctness/noComponentHookFactories: a component a module, made as the module is read
  return function Part(props) {
    const [Shown, setShown] = useState<ComponentType<Props>>(() => ready ?? Waiting);
    const { reload } = useSite().browser;
    // React never asks again for a script that did not arrive
    const askAgain = (retry: () => void) =>
      startTransition(() => {
        setShown(() => lazyWithRetry(load, isReleaseReplaced));
        retry();
      });
    return (
      <ErrorBoundary
        onBrokenAgain={reload}
        fallback={(retry, error) => {
          const isReplaced = error instanceof ReplacedError;
          return (
            <NotLoaded
              what="part"
              isReplaced={isReplaced}
              onReload={isReplaced ? reload : () => askAgain(retry)}
              support={<LazyCopyTrace />}
            />
          );
        }}
      >
        <Shown {...props} />
      </ErrorBoundary>
    );
  };
}
