import { type ComponentType, type FC, lazy, Suspense, useState } from 'react';
import { isReleaseReplaced } from '../../site/release-in-browser.ts';
import { ErrorBoundary, type FallbackProps } from '../../ui/ErrorBoundary.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { LostScriptError } from './lost-script-error.ts';

interface LazyOptions<Props> {
  /** Stands in place of the component where its script does not arrive: `LoadFailure`, or `Nothing` where the page can do without it. */
  Lost: FC<Props & FallbackProps>;
  /** Stands in place of the component until its script is there. Without it, the `Suspense` around the component decides. */
  Waiting?: FC<Props>;
  /** True for a script that is requested with its page: if it is there when the page opens, both are rendered together. */
  isRequestedAtOnce?: true;
}

/** Returns a component with a script of its own. It is requested when the component is rendered, or at once where the options say so, and fails alone. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Lost, Waiting, isRequestedAtOnce }: LazyOptions<Props>,
): FC<Props> {
  const Component = requestedComponent(load, isRequestedAtOnce);
  // biome-ignore lint/correctness/noComponentHookFactories: called as a module is read
  return function LazyComponent(props) {
    const component = (
      <ErrorBoundary fallback={(broken) => <Lost {...props} {...broken} />}>
        <Component {...props} />
      </ErrorBoundary>
    );
    // outside the error boundary: a failure stands until the script that was requested again is there
    return Waiting ? <Suspense fallback={<Waiting {...props} />}>{component}</Suspense> : component;
  };
}

/** A component with a script of its own, which can be requested before it is rendered. */
type RequestedComponent<Props> = FC<Props> & {
  /** Requests the script, with retries; rejects with the error of the last one. Once it is there, the component renders without a wait. */
  preload: () => Promise<unknown>;
};

/**
 * Returns a component whose script is requested when it is rendered, with retries, and once before where
 * `isRequestedAtOnce`. It suspends until the script is there, and throws a `LostScriptError` where that does not
 * arrive, so that the error boundary and the `Suspense` around it decide.
 */
export function requestedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isRequestedAtOnce = false,
): RequestedComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  let requested = request();
  if (isRequestedAtOnce)
    load().then(
      (component) => {
        ready = component;
      },
      // requested again when it is rendered
      () => {},
    );
  async function preload() {
    ready = await importWithRetry(load);
    return ready;
  }
  function request() {
    return lazy(async () => {
      try {
        return { default: await preload() };
      } catch (cause) {
        const isReplaced = await isReleaseReplaced();
        throw new LostScriptError({ cause, isReplaced, requestAgain });
      }
    });
  }
  function requestAgain() {
    requested = request();
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called as a module is read
  function RequestedComponent(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => ready ?? requested);
    return <Component {...props} />;
  }
  return Object.assign(RequestedComponent, { preload });
}
