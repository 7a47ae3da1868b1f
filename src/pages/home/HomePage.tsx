import { LoadFailure } from '../../widgets/lazy/LoadFailure.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

const LazyFeatured = lazyComponent(async () => (await import('./Featured.tsx')).Featured, {
  Lost: LoadFailure,
  Waiting: FeaturedSkeleton,
  isRequestedAtOnce: true,
});

/** The page at /; the script of the featured rides arrives after the page. */
export function HomePage() {
  return <HomeView featured={<LazyFeatured />} />;
}
