import * as texts from '#texts/legal.ts';
import type { SiteConfig } from '../site-config.ts';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { legalText } from './terms.ts';

/** The page at /termsconditions. */
export function TermsPage({ site }: { site: SiteConfig }) {
  return <LegalView content={legalText(legalFacts(site))} heading={texts.termsHeading} />;
}
