// The titles of pages: every page's first script has them, so they are plain words.
export const bookingDetailsTitle = 'Your booking';
export const confirmationTitle = 'Confirm and pay';
export const contactTitle = 'Contact';
export const myBookingsTitle = 'My Bookings';
export const notFoundTitle = 'Page not found';
export const paymentTitle = 'Payment Status';
export const savedTitle = 'Saved rides';
export const aboutTitle = 'About us';
export const corporateTitle = 'Corporate events';
export const termsTitle = 'Terms & Conditions';
export const privacyTitle = 'Privacy Policy';
export const refundTitle = 'Refund Policy';
export const talentHuntTitle = 'Talent Hunt';
