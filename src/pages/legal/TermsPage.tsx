import type { Site } from '../../ui/site.ts';
import { LegalView } from './LegalView.tsx';
import { termsOfUse } from './terms-content.ts';

/** The page at /termsconditions. */
export function TermsPage({ site }: { site: Site }) {
  return <LegalView content={termsOfUse(site)} />;
}
