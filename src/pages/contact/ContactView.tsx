import { Picture } from '../../ui/Picture.tsx';
import styles from './Contact.module.css';
import { type ContactProps, ContactSection } from './ContactSection.tsx';

/** The contact page: the corporate form and its details (rule: Routes). */
export function ContactView(contact: ContactProps) {
  return (
    <ContactSection
      {...contact}
      heading={1}
      beside={
        <Picture
          className={`${styles.picture} ks-wide`}
          bdrs="lg"
          src="/art/contact-band.svg"
          alt=""
        />
      }
    />
  );
}
