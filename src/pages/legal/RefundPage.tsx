import type { Site } from '../../ui/site.ts';
import { LegalView } from './LegalView.tsx';
import { refundPolicy } from './refund-content.ts';

/** The page at /refundpolicy. */
export function RefundPage({ site }: { site: Site }) {
  return <LegalView content={refundPolicy(site)} />;
}
