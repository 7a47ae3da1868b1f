import { useSite } from '../../site/site.ts';
import { LazyContactForm } from '../contact/LazyContactForm.tsx';
import { CorporateView } from './CorporateView.tsx';

/** The page at /corporateevent. */
export function CorporatePage() {
  return (
    <CorporateView
      site={useSite().facts}
      form={(labelledBy) => <LazyContactForm labelledBy={labelledBy} />}
    />
  );
}
