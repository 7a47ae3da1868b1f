import * as texts from '#texts/legal.ts';
import { useSite } from '../../site/site.ts';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { termsText } from './terms.ts';

/** The page at /termsconditions. */
export function TermsPage() {
  return (
    <LegalView content={termsText(legalFacts(useSite().facts))} heading={texts.termsHeading} />
  );
}
