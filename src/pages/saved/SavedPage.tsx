import { Suspense } from 'react';
import { ClientOnly } from '../../ui/prerendered.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SavedFrame, SavedSkeleton } from './SavedFrame.tsx';

const LazyRides = lazyPart(async () => (await import('./SavedRides.tsx')).SavedRides);

/** The page at /saved; the prerendered page knows nothing of any device. */
export function SavedPage() {
  return (
    <SavedFrame>
      <ClientOnly fallback={<SavedSkeleton />}>
        {() => (
          <Suspense fallback={<SavedSkeleton />}>
            <LazyRides />
          </Suspense>
        )}
      </ClientOnly>
    </SavedFrame>
  );
}
