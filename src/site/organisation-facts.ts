import { siteDescription } from '#texts/document.ts';
import * as texts from '#texts/office.ts';

type Weekday = keyof typeof texts.weekdays;

/** The opening hours: the same hours on each day from the first to the last. Times are 'HH:MM' in India. */
export interface OpeningHours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
}

/** Returns the hours as a label: 'Monday-Friday 9AM-6PM'. */
export function hoursLabel({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return texts.hoursLabel(
    texts.weekdays[firstDay],
    texts.weekdays[lastDay],
    clockTime(opens, texts.shortTime),
    clockTime(closes, texts.shortTime),
  );
}

/**
 * Formats a time, 'HH:MM', by `say`, which gets its figures, '6' or '6:30', and the hour, which decides the half of
 * the day.
 */
export function clockTime(time: string, say: (figures: string, hour: number) => string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minutesText = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return say(`${hours % 12 || 12}${minutesText}`, hours);
}

const officeLines = ['14, 2nd Cross, Domlur Layout', 'Domlur, Bengaluru 560071'];
const officeHours: OpeningHours = {
  firstDay: 'Monday',
  lastDay: 'Friday',
  opens: '09:00',
  closes: '18:00',
};

/** The company that runs the site and the ways to reach it: one deployment's own facts. Pages get it from the site. */
export type OrganisationFacts = typeof organisationFacts;

/**
 * This deployment's facts, in one file: pages, legal texts, titles, the web manifest and calendar files are made of
 * them. All of them are fictional: replace them by your own. The logo is a drawing (`public/logo.svg`).
 */
export const organisationFacts = {
  /** The product's name, also the default organiser. */
  brand: 'Kickstand',
  /** One sentence for search engines and shared links. */
  description: siteDescription,
  /** The e-mail address for riders. */
  email: 'hello@example.com',
  /** The e-mail address for companies. */
  infoEmail: 'info@example.com',
  /** The e-mail address for reports of what is not secure; SECURITY.md names it. */
  securityEmail: 'security@example.com',
  /** Telephone numbers as they are dialled and as they are displayed; the first is the main one. */
  phones: [
    { dialled: '+918055500142', label: '+91 80 5550 0142' },
    { dialled: '+918055500143', label: '+91 80 5550 0143' },
  ] satisfies [unknown, unknown],
  office: {
    /** The quarter of the city. */
    area: 'Domlur',
    city: 'Bengaluru',
    /** The state, whose bank holidays are not business days. */
    state: 'Karnataka',
    lines: officeLines,
    hours: officeHours,
    /** The address of a maps search for the office. */
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(officeLines.join(', '))}`,
  },
  /** The address of a WhatsApp chat with the team; null for none: its links then lead to the contact form. */
  chat: 'https://wa.me/918055500142' as string | null,
  social: {
    whatsapp: 'https://wa.me/918055500142',
    instagram: 'https://www.instagram.com/kickstand.example',
    facebook: 'https://www.facebook.com/kickstand.example',
    linkedin: 'https://www.linkedin.com/company/kickstand-example',
  },
  apps: {
    playStore: 'https://play.google.com/store/apps/details?id=com.example.kickstand',
    appStore: 'https://apps.apple.com/in/app/kickstand/id0000000000',
    /** The address behind the scan-and-download code. */
    download: 'https://example.com/app',
  },
};
