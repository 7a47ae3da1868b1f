import * as texts from '#texts/frame.ts';
import * as paths from '../../paths.ts';

/** A link of the frame. */
export interface FrameLink {
  href: string;
  label: string;
}

/** The header's five links, in order (rule: Frame). */
export const headerLinks: readonly FrameLink[] = [
  { href: paths.about, label: texts.aboutLink },
  { href: paths.corporate, label: texts.eventsLink },
  { href: paths.talentHunt, label: texts.talentHuntTitle },
  { href: paths.getaways, label: texts.getawaysLink },
  { href: paths.contact, label: texts.contactLink },
];

/** The way to a visitor's own bookings, set apart from the five. */
export const bookingsLink: FrameLink = { href: paths.myBookings, label: texts.myBookingsLink };
