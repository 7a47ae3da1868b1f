import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import type { PageServices } from '../route.ts';

/** The button that copies what happened, for the payment of that id. Its script loads with the failure; if it does not arrive, the rest stays. */
export function lazyCopyTrace({
  bookings,
  trace,
}: Pick<PageServices, 'bookings' | 'trace'>): (transactionId: string | null) => ReactElement {
  const Copy = lazyWithRetry<{ transactionId: string | null }>(async () => {
    const [{ CopyTrace }, { machines }] = await Promise.all([
      import('./CopyTrace.tsx'),
      bookings(),
    ]);
    return ({ transactionId }) => (
      <CopyTrace machine={machines.copy} entries={trace.entries} transactionId={transactionId} />
    );
  });
  return (transactionId) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Copy transactionId={transactionId} />
      </Suspense>
    </ErrorBoundary>
  );
}
