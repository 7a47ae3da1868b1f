import { Suspense } from 'react';
import { ErrorBoundary, lazyWithRetry } from '../../ui/ErrorBoundary.tsx';

const Copy = lazyWithRetry(async () => (await import('./CopyTrace.tsx')).CopyTrace);

/** The button that copies what happened, for a page or a part whose own script did not arrive; if this one does not either, the rest stays. */
export function LazyCopyTrace() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Copy />
      </Suspense>
    </ErrorBoundary>
  );
}
