import type { Site } from '../../ui/site.ts';
import { AboutView } from './AboutView.tsx';

/** The page at /about. */
export function AboutPage({ site }: { site: Site }) {
  return <AboutView brand={site.brand} />;
}
