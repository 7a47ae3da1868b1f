import { ContactSection } from './ContactSection.tsx';
import { LazyContactForm } from './LazyContactForm.tsx';

/** The page at /contact. */
export function ContactPage() {
  return (
    <ContactSection>
      <LazyContactForm />
    </ContactSection>
  );
}
