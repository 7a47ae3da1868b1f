/** A link of the frame. */
export interface FrameLink {
  href: string;
  label: string;
}

/** The header's five links, in order (rule: Frame). */
export const headerLinks: readonly FrameLink[] = [
  { href: '/about', label: 'About' },
  { href: '/corporateevent', label: 'Events' },
  { href: '/talenthunt', label: 'Talent Hunt' },
  { href: '/getaways', label: 'Getaways' },
  { href: '/contact', label: 'Contact' },
];

/** The way to a visitor's own bookings, set apart from the five. */
export const bookingsLink: FrameLink = { href: '/booking', label: 'My Bookings' };

/** The footer's links under Explore. */
export const exploreLinks: readonly FrameLink[] = [
  { href: '/', label: 'Home' },
  { href: '/getaways', label: 'Getaways' },
  { href: '/corporateevent', label: 'Corporate events' },
  { href: '/talentHunt', label: 'Talent Hunt' },
];

/** The footer's links under Company. */
export const companyLinks: readonly FrameLink[] = [
  { href: '/about', label: 'About Us' },
  { href: '/contact', label: 'Contact us' },
  { href: '/termsconditions', label: 'Terms & Conditions' },
  { href: '/privacypolicy', label: 'Privacy Policy' },
  { href: '/refundpolicy', label: 'Refund Policy' },
];
