import { useSite } from '../../site/site.ts';
import { ContactView } from './ContactView.tsx';
import { LazyContactForm } from './LazyContactForm.tsx';

/** The page at /contact. */
export function ContactPage() {
  return (
    <ContactView
      site={useSite().facts}
      form={(labelledBy) => <LazyContactForm labelledBy={labelledBy} />}
    />
  );
}
