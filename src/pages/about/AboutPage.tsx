import type { SiteConfig } from '../site-config.ts';
import { AboutView } from './AboutView.tsx';

/** The page at /about. */
export function AboutPage({ site }: { site: SiteConfig }) {
  return <AboutView brand={site.brand} />;
}
