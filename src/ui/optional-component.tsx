import { type ComponentType, type ReactElement, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

/** A lazy component that nobody misses: where its script does not arrive, nothing stands in its place. Until then there is the fallback. */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactElement,
): ComponentType<Props> {
  const Part = lazyWithRetry(load);
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
