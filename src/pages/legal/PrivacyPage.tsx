import * as texts from '#texts/legal.ts';
import type { SiteConfig } from '../site-config.ts';
import { ForgetDetails } from './ForgetDetails.tsx';
import { legalFacts } from './facts.ts';
import { LegalView } from './LegalView.tsx';
import { legalText } from './privacy.ts';

interface PrivacyPageProps {
  site: SiteConfig;
  /** Clears every key of this site, and the pages and rides that it kept, from this device; rejects when its script did not arrive. */
  onForget: () => Promise<void>;
}

/** The page at /privacypolicy. */
export function PrivacyPage({ site, onForget }: PrivacyPageProps) {
  return (
    <LegalView
      content={legalText(legalFacts(site))}
      heading={texts.privacyHeading}
      forget={<ForgetDetails onForget={onForget} />}
    />
  );
}
