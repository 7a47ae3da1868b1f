import * as paths from '../../paths.ts';

/** Returns the patterns by which addresses are reported, in the order of trying: first the tabs of the getaways, then those of the route table. */
export const routePatterns = (): readonly string[] => [
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
