import type { ContactProps } from '../contact/ContactSection.tsx';
import { CorporateView } from './CorporateView.tsx';

/** The page at /corporateevent. */
export function CorporatePage(contact: ContactProps) {
  return <CorporateView {...contact} />;
}
