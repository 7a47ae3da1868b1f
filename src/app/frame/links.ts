import * as paths from '../../paths.ts';

/** A link of the frame. */
export interface FrameLink {
  href: string;
  label: string;
}

/** The header's five links, in order (rule: Frame). */
export const headerLinks: readonly FrameLink[] = [
  { href: paths.about, label: 'About' },
  { href: paths.corporate, label: 'Events' },
  { href: paths.talentHunt, label: 'Talent Hunt' },
  { href: paths.getaways, label: 'Getaways' },
  { href: paths.contact, label: 'Contact' },
];

/** The way to a visitor's own bookings, set apart from the five. */
export const bookingsLink: FrameLink = { href: paths.myBookings, label: 'My Bookings' };

/** The footer's links under Explore. */
export const exploreLinks: readonly FrameLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.getaways, label: 'Getaways' },
  { href: paths.corporate, label: 'Corporate events' },
  { href: paths.talentHuntInFooter, label: 'Talent Hunt' },
];

/** The footer's links under Company. */
export const companyLinks: readonly FrameLink[] = [
  { href: paths.about, label: 'About Us' },
  { href: paths.contact, label: 'Contact us' },
  { href: paths.terms, label: 'Terms & Conditions' },
  { href: paths.privacy, label: 'Privacy Policy' },
  { href: paths.refund, label: 'Refund Policy' },
];
