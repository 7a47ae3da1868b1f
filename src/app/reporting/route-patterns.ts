import * as paths from '../../paths.ts';

// Each address by itself, though the worker's list of public pages has most of them: single constants are written into the script of
// the reports, while a shared list would stand in the site's own, which may be the one that is lost.

/** The patterns that a page's address is reported as, in the order in which they are tried: those of the route table, and before them the tabs that one of them leaves open. */
export const routePatterns: readonly string[] = [
  paths.trips,
  paths.trainings,
  paths.events,
  paths.home,
  paths.getawaysPattern,
  paths.trainingHome,
  paths.about,
  paths.corporate,
  paths.contact,
  paths.talentHunt,
  paths.talentHuntPopup,
  paths.terms,
  paths.privacy,
  paths.refund,
  paths.detailsPattern,
  paths.eventDetailsPattern,
  paths.confirmation,
  paths.paymentResult,
  paths.myBookings,
  paths.bookingDetailsPattern,
  paths.saved,
];
