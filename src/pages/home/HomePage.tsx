import { type ComponentType, Suspense } from 'react';
import type { SiteConfig } from '../site-config.ts';
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx';
import { HomeView } from './HomeView.tsx';

interface HomePageProps {
  site: SiteConfig;
  /** The four cards with their machine; they come on their own, after the page stands. */
  Featured: ComponentType;
}

/** The page at /. */
export function HomePage({ site, Featured }: HomePageProps) {
  return (
    <HomeView
      site={site}
      featured={
        <Suspense fallback={<FeaturedSkeleton />}>
          <Featured />
        </Suspense>
      }
    />
  );
}
