import { Suspense } from 'react';
import { useSite } from '../../site/site.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

const LazyFeatured = lazyPart(async () => (await import('./Featured.tsx')).Featured);

/** The page at /; the featured rides come on their own, after the page stands. */
export function HomePage() {
  return (
    <HomeView
      site={useSite().facts}
      featured={
        <Suspense fallback={<FeaturedSkeleton />}>
          <LazyFeatured />
        </Suspense>
      }
    />
  );
}
