import { Suspense, useState } from 'react';
import type { Item } from '#machines/domain/item.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { type SavingServices, useHearts } from './hearts.tsx';

interface LazySimilarProps {
  services: SavingServices;
  item: Item;
  /** The time, epoch ms. */
  now: number;
}

/** Rides like one that cannot be booked. Their script and list are fetched only then; if they do not arrive, the page stays as it is. */
export function LazySimilar({ services, item, now }: LazySimilarProps) {
  const Heart = useHearts(services);
  const [Similar] = useState(() =>
    lazyWithRetry<Omit<LazySimilarProps, 'services'> & { Heart: typeof Heart }>(async () => {
      const [{ SimilarRides }, { machines }] = await Promise.all([
        import('./SimilarRides.tsx'),
        services.saved(),
      ]);
      return (props) => <SimilarRides {...props} machine={machines.similar} />;
    }),
  );
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Similar key={item.id} item={item} now={now} Heart={Heart} />
      </Suspense>
    </ErrorBoundary>
  );
}
