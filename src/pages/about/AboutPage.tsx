import { useSite } from '../../site/site.ts';
import { AboutView } from './AboutView.tsx';

/** The page at /about. */
export function AboutPage() {
  return <AboutView brand={useSite().facts.brand} />;
}
