import * as texts from '#texts/layout.ts';
import * as paths from '../../paths.ts';

/** The header's five links, in order (rule: Layout of every page). */
export const headerLinks = [
  { href: paths.about, label: texts.aboutLink },
  { href: paths.corporate, label: texts.eventsLink },
  { href: paths.talentHunt, label: texts.talentHuntTitle },
  { href: paths.getaways, label: texts.getawaysLink },
  { href: paths.contact, label: texts.contactLink },
];

/** The link to the rides that a visitor saved on this device. */
export const savedLink = { href: paths.saved, label: texts.savedLink };

/** The link to a visitor's own bookings, set apart from the five. */
export const bookingsLink = { href: paths.myBookings, label: texts.myBookingsLink };
