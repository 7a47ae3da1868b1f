export const homeTitle = (brand: string) => `${brand}: guided motorcycle rides in India`;

// Places in the head of pages whose other words come with their own scripts.
export const aboutTitle = 'About us';
export const aboutDescription =
  'Who we are, why we ride, and our seven product lines: Garage, Corporate Events, Rewards, Getaways, Store, Utilities and Talent Hunt.';
export const corporateTitle = 'Corporate events';
export const corporateDescription =
  'Brand rides, team-building, diversity rides and cause-based rides for companies, planned and led by riders.';
export const talentHuntTitle = 'Talent Hunt';
export const talentHuntDescription =
  'Sponsor a young racer and follow the season, from the training yard to the grid.';
export const termsTitle = 'Terms & Conditions';
export const termsDescription = 'The terms of use of this site and of the rides booked here.';
export const privacyTitle = 'Privacy Policy';
export const privacyDescription =
  'What we know about you, why, for how long, and how to make this device forget it.';
export const refundTitle = 'Refund Policy';
export const refundDescription =
  'When money comes back, how, and in how many business days by method of payment.';

export const skipToContent = 'Skip to content';
export const homeOf = (brand: string) => `${brand} home`;
export const mainLinks = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';

// The links of the header; the title of a page is among them.
export const aboutLink = 'About';
export const eventsLink = 'Events';
export const getawaysLink = 'Getaways';
export const contactLink = 'Contact';
export const myBookingsLink = 'My Bookings';

// The footer.
export const aboutSite =
  'We craft travel journeys with curated experiences, for people who would rather take the long way on two wheels.';
export const network = (name: string) => `${name} (opens in a new tab)`;
export const explore = 'Explore';
export const homeLink = 'Home';
export const company = 'Company';
export const aboutUsLink = 'About Us';
export const contactUsLink = 'Contact us';
export const talkToUs = 'Talk to us';
export const opensMap = ' (opens a map in a new tab)';
export const rights = <T>(year: T, brand: string): (T | string)[] => [
  '© ',
  year,
  ` ${brand}. All rights reserved.`,
];
export const madeIn = (city: string) => `Made in ${city}`;

export const sandbox = 'Sandbox';
export const sandboxStart = 'Sandbox.';
export const sandboxNote = <T>(start: T): (T | string)[] => [
  start,
  ' Rides, payments and people are invented.',
];
export const hideNote = 'Hide this note';
