import { daysInWords, hoursInWords, type SiteConfig } from '../site-config.ts';

/** What the legal texts say of the site, each under the name of its placeholder: `{{brand}}` in the Markdown. */
export function legalFacts({ brand, email, office, phones: [phone] }: SiteConfig) {
  return {
    brand,
    email,
    /** As it is read, and as a `tel:` link dials it. */
    phone: phone.shown,
    phoneDialled: phone.dialled,
    /** The office in one line. */
    address: office.lines.join(', '),
    city: office.city,
    state: office.state,
    /** When the office is open: 'Monday to Friday', and with its hours. */
    days: daysInWords(office.hours),
    hours: hoursInWords(office.hours),
  };
}
