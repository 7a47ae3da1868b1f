import { aboutRoute } from '../pages/about/route.tsx';
import { bookingDetailsRoute } from '../pages/booking-details/route.tsx';
import { confirmationRoute } from '../pages/confirmation/route.tsx';
import { contactRoute } from '../pages/contact/route.tsx';
import { corporateRoute } from '../pages/corporate/route.tsx';
import { detailsRoute, eventDetailsRoute } from '../pages/details/route.tsx';
import { getawaysRoute, trainingHomeRoute } from '../pages/getaways/route.tsx';
import { homeRoute } from '../pages/home/route.tsx';
import { privacyRoute, refundRoute, termsRoute } from '../pages/legal/route.tsx';
import { myBookingsRoute } from '../pages/my-bookings/route.tsx';
import { notFoundRoute } from '../pages/not-found/route.tsx';
import { paymentRoute } from '../pages/payment/route.tsx';
import type { PageRoute } from '../pages/route.ts';
import { savedRoute } from '../pages/saved/route.tsx';
import { talentHuntPopupRoute, talentHuntRoute } from '../pages/talent-hunt/route.tsx';

/** The routes, in the order of matching; letter case does not count. */
export const routes: readonly PageRoute[] = [
  homeRoute,
  getawaysRoute,
  trainingHomeRoute,
  aboutRoute,
  corporateRoute,
  contactRoute,
  talentHuntRoute,
  talentHuntPopupRoute,
  termsRoute,
  privacyRoute,
  refundRoute,
  detailsRoute,
  eventDetailsRoute,
  confirmationRoute,
  paymentRoute,
  myBookingsRoute,
  bookingDetailsRoute,
  savedRoute,
];

/** The route of every other address. */
export const notFound = notFoundRoute;
