import type { SiteConfig } from '../../site/site-config.ts';

/** The facts of the site in the legal texts. English in every language of the site, as they are. */
export function legalFacts({ brand, email, office, phones: [phone] }: SiteConfig) {
  const { firstDay, lastDay, opens, closes } = office.hours;
  const days = `${firstDay} to ${lastDay}`;
  return {
    brand,
    email,
    /** The phone number as read, and as a `tel:` link dials it. */
    phone: phone.shown,
    phoneDialled: phone.dialled,
    /** The office in one line. */
    address: office.lines.join(', '),
    city: office.city,
    state: office.state,
    /** The opening days of the office, 'Monday to Friday', and with the hours: 'Monday to Friday, 9 am to 6 pm'. */
    days,
    hours: `${days}, ${clockTime(opens)} to ${clockTime(closes)}`,
  };
}

/** The facts of a site. */
export type LegalFacts = ReturnType<typeof legalFacts>;

/** '18:00' in words: '6 pm'. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  // a line never breaks between the figure and its half of the day
  return `${hours % 12 || 12}${shown}\u00A0${hours < 12 ? 'am' : 'pm'}`;
}
