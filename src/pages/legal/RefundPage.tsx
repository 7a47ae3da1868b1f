import * as texts from '#texts/legal.ts';
import type { SiteConfig } from '../site-config.ts';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { legalText } from './refund.ts';

/** The page at /refundpolicy. */
export function RefundPage({ site }: { site: SiteConfig }) {
  return <LegalView content={legalText(legalFacts(site))} heading={texts.refundHeading} />;
}
