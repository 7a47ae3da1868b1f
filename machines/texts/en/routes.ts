// The titles and descriptions of pages: every page's first script has them, so they are plain words.
export const bookingDetailsTitle = 'Your booking';
export const bookingDetailsDescription = 'Your ticket, with its date, place and code.';
export const confirmationTitle = 'Confirm and pay';
export const confirmationDescription = 'Check your tickets, say who rides, and pay.';
export const contactTitle = 'Contact';
export const contactDescription = (area: string, city: string) =>
  `Write to us, call us, or come by our office in ${area}, ${city}.`;
export const myBookingsTitle = 'My Bookings';
export const myBookingsDescription = 'Enter your phone number to see the rides you booked.';
export const notFoundTitle = 'Page not found';
export const notFoundDescription = 'There is no page at this address.';
export const paymentTitle = 'Payment Status';
export const paymentDescription = 'Whether your payment has arrived.';
export const savedTitle = 'Saved rides';
export const savedDescription = 'The rides you saved on this device, side by side.';
export const aboutTitle = 'About us';
export const aboutDescription =
  'Who we are, why we ride, and our seven product lines: Garage, Corporate Events, Rewards, Getaways, Store, Utilities and Talent Hunt.';
export const corporateTitle = 'Corporate events';
export const corporateDescription =
  'Brand rides, team-building, diversity rides and cause-based rides for companies, planned and led by riders.';
export const termsTitle = 'Terms & Conditions';
export const termsDescription = 'The terms of use of this site and of the rides booked here.';
export const privacyTitle = 'Privacy Policy';
export const privacyDescription =
  'What we know about you, why, for how long, and how to make this device forget it.';
export const refundTitle = 'Refund Policy';
export const refundDescription =
  'When money comes back, how, and in how many business days by method of payment.';
export const talentHuntTitle = 'Talent Hunt';
export const talentHuntDescription =
  'Sponsor a young racer and follow the season, from the training yard to the grid.';
