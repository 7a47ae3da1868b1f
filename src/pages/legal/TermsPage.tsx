import type { Site } from '../../ui/site.ts';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { legalText } from './terms.md';

/** The page at /termsconditions. */
export function TermsPage({ site }: { site: Site }) {
  return <LegalView content={legalText(legalFacts(site))} />;
}
