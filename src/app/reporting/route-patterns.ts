import * as paths from '../../paths.ts';

/** The patterns that a page's address is reported as, in the order in which they are tried: the pages that are one address each, then the patterns of the route table. */
export const routePatterns: readonly string[] = [
  // the pattern of the lists stands for their first address too
  ...paths.publicPages.filter((path) => path !== paths.getaways),
  paths.getawaysPattern,
  paths.detailsPattern,
  paths.eventDetailsPattern,
  paths.confirmation,
  paths.paymentResult,
  paths.myBookings,
  paths.bookingDetailsPattern,
  paths.saved,
];
