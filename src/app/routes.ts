import { aboutRoute } from '../pages/about/route.ts';
import { bookingDetailsRoute } from '../pages/booking-details/route.ts';
import { confirmationRoute } from '../pages/confirmation/route.ts';
import { contactRoute } from '../pages/contact/route.ts';
import { corporateRoute } from '../pages/corporate/route.ts';
import { detailsRoute, eventDetailsRoute } from '../pages/details/route.ts';
import { getawaysRoute, trainingHomeRoute } from '../pages/getaways/route.ts';
import { homeRoute } from '../pages/home/route.ts';
import { privacyRoute, refundRoute, termsRoute } from '../pages/legal/route.ts';
import { myBookingsRoute } from '../pages/my-bookings/route.ts';
import { paymentRoute } from '../pages/payment/route.ts';
import type { PageRoute } from '../pages/route.ts';
import { savedRoute } from '../pages/saved/route.ts';
import { talentHuntPopupRoute, talentHuntRoute } from '../pages/talent-hunt/route.ts';

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

/** The target of an address that redirects; any other address itself. */
export function directAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const target = routes.find(({ aliasOf, redirectsAliases }) => redirectsAliases && aliasOf?.[path])
    ?.aliasOf?.[path];
  return target === undefined ? address : target + address.slice(path.length);
}

/** The canonical path of a page that is shown at `path`; null for a page that states it itself. */
export function canonicalPath(
  { prerender, shell = '', aliasOf }: Pick<PageRoute, 'prerender' | 'shell' | 'aliasOf'>,
  path: string,
): string | null {
  const asked = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const own = [asked, shell].find((each) => prerender.includes(each));
  return own === undefined ? null : (aliasOf?.[own] ?? own);
}
