import { Picture } from '../../ui/Picture.tsx';
import styles from './Contact.module.css';
import { ContactSection, type ContactViewProps } from './ContactSection.tsx';

/** The contact page: the corporate form and its details (section 2). */
export function ContactView(props: ContactViewProps) {
  return (
    <ContactSection
      {...props}
      heading="h1"
      beside={<Picture className={styles.picture} src="/art/contact-band.svg" alt="" />}
    />
  );
}
