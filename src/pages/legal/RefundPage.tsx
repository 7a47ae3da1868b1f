import * as texts from '#texts/legal.ts';
import { useSite } from '../../site/site.ts';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { refundText } from './refund.ts';

/** The page at /refundpolicy. */
export function RefundPage() {
  return (
    <LegalView content={refundText(legalFacts(useSite().facts))} heading={texts.refundHeading} />
  );
}
