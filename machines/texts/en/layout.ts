export const homeTitle = (brand: string) => `${brand}: guided motorcycle rides in India`;

// Places in the head of pages whose other words come with their own scripts.
export const corporateTitle = 'Corporate events';
export const talentHuntTitle = 'Talent Hunt';
export const termsTitle = 'Terms & Conditions';
export const privacyTitle = 'Privacy Policy';
export const refundTitle = 'Refund Policy';

export const skipToContent = 'Skip to content';
export const openingPage = 'Opening the page';
export const homeOf = (brand: string) => `${brand} home`;
export const mainLinks = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const languageOf = (name: string) => `Language: ${name}`;

// The links of the header; the title of a page is among them.
export const aboutLink = 'About';
export const eventsLink = 'Events';
export const getawaysLink = 'Getaways';
export const contactLink = 'Contact';
export const myBookingsLink = 'My Bookings';
export const savedLink = 'Saved rides';

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
export const sandboxLeadIn = 'Sandbox.';
export const sandboxNote = <T>(start: T): (T | string)[] => [
  start,
  ' Rides, payments and people are invented.',
];
export const hideNote = 'Hide this note';
