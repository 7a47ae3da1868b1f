// Every address of the site, to be imported as a whole: `import * as paths from '…/paths.ts'`.
// Each is an export of its own, so that a page's script carries the few that it links to.

/** The front page. */
export const home = '/';

/** The lists of rides; which one it shows stands behind it. */
export const getaways = '/getaways';
export const getawaysPattern = `${getaways}/*?`;
/** The tab of trips and adventure tours. */
export const trips = `${getaways}/adventure-tours`;
/** The tab of trainings. */
export const trainings = `${getaways}/traininghome`;
/** The tab of events. */
export const events = `${getaways}/eventshome`;
/** An older address of the trainings. */
export const trainingHome = '/traininghome';

export const about = '/about';
export const corporate = '/corporateevent';
export const contact = '/contact';

export const talentHunt = '/talenthunt';
/** The talent hunt as the footer spells it; letter case does not count. */
export const talentHuntInFooter = '/talentHunt';
/** The talent hunt with its popup open. */
export const talentHuntPopup = '/popupdetails';

export const terms = '/termsconditions';
export const privacy = '/privacypolicy';
export const refund = '/refundpolicy';

/** The page of a trip or a training. */
export const detailsPattern = '/details/:id';
/** Its address by an id as it stands in an address, encoded. */
export const detailsOf = (id: string): string => `/details/${id}`;
/** The page of an event. */
export const eventDetailsPattern = '/bikingevents/details/:id';
/** Its address by an id as it stands in an address, encoded. */
export const eventDetailsOf = (id: string): string => `/bikingevents/details/${id}`;
/** Whether a path is below the pages of events. */
export const isEventPath = (path: string): boolean => /^\/bikingevents\//i.test(path);

/** The page that a selection of tickets is confirmed and paid on. */
export const confirmation = '/confirmationpage';
/** The page that the payment page sends riders back to. */
export const paymentResult = '/paymentsuccessandfailure';

/** The bookings of a telephone number. */
export const myBookings = '/booking';
/** The rides that this device keeps for its visitor. */
export const saved = '/saved';
/** A booking: the one that the visitor comes with or, with an id behind it, that of the id. */
export const bookingDetails = '/bookingdetails';
export const bookingDetailsPattern = `${bookingDetails}/:id?`;
/** The address of a booking by an id as it stands in an address. */
export const bookingDetailsOf = (id: string): string => `${bookingDetails}/${id}`;

/** Stands for every address that is none of the site; its file answers them. */
export const notFound = '/404';
