import * as texts from '#texts/contact.ts';
import { useSite } from '../../site/site.ts';
import { ContactSection } from '../../widgets/contact/ContactSection.tsx';

/** The page at /contact. */
export function ContactPage() {
  const { office } = useSite().facts;
  return (
    <>
      <meta name="description" content={texts.metaDescription(office.area, office.city)} />
      <ContactSection />
    </>
  );
}
