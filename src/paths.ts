// Every address of the site, to be imported as a whole: `import * as paths from '…/paths.ts'`.
// Each is an export of its own, so that a page's script carries the few that it links to. All begin with what their language begins with.

import {
  ITEM_ADDRESS_NAMES,
  ITEM_ADDRESSES,
  type ItemAddress,
  LIST_NAMES,
  LISTS,
  type ListName,
} from '#machines/domain/catalogue/lists.ts';
import { language } from '#texts/language.ts';

const { base } = language;

/** The front page. */
export const home = base || '/';

/** The beginning of the addresses of the lists, before the name of the list. */
export const getaways = `${base}/getaways`;
/** The pattern of the lists: one of them, or the address without a list. */
export const getawaysPattern = `${getaways}/*?`;
/** The addresses of the lists' tabs, in the order of their table (rule: Getaways). */
export const lists = Object.fromEntries(
  LIST_NAMES.map((name) => [name, `${getaways}/${LISTS[name].tab}`]),
) as Readonly<Record<ListName, string>>;
/** An older address of the trainings. */
export const trainingHome = `${base}/traininghome`;
/** The addresses that redirect to a tab. */
export const listAliases: Readonly<Partial<Record<ListName, string>>> = {
  trips: getaways,
  trainings: trainingHome,
};

/** The page about the company. */
export const about = `${base}/about`;
/** The page of rides for companies. */
export const corporate = `${base}/corporateevent`;
/** The page with the contact form. */
export const contact = `${base}/contact`;

/** The page of the talent hunt. */
export const talentHunt = `${base}/talenthunt`;
/** The talent hunt in the footer's spelling; letter case does not count. */
export const talentHuntInFooter = `${base}/talentHunt`;
/** The talent hunt with its popup open. */
export const talentHuntPopup = `${base}/popupdetails`;

/** The terms and conditions. */
export const terms = `${base}/termsconditions`;
/** The privacy policy. */
export const privacy = `${base}/privacypolicy`;
/** The refund policy. */
export const refund = `${base}/refundpolicy`;

/** Returns the address of an item's page by its id. */
export const itemPageOf = (address: ItemAddress, id: string): string =>
  `${base}${ITEM_ADDRESSES[address]}${id}`;
/** The patterns of the pages of items, one for each address. */
export const itemPatterns: readonly string[] = ITEM_ADDRESS_NAMES.map((address) =>
  itemPageOf(address, ':id'),
);
/** Returns the address of a trip or a training by its id. */
export const detailsOf = (id: string): string => itemPageOf('rides', id);
/** Returns the address of an event by its id. */
export const eventDetailsOf = (id: string): string => itemPageOf('events', id);
/** Returns the name of the address at which the page of an item stands; that of rides for any other path. */
export const itemAddressAt = (path: string): ItemAddress =>
  ITEM_ADDRESS_NAMES.find((address) => path.toLowerCase().startsWith(itemPageOf(address, ''))) ??
  'rides';

/** The page on which a selection of tickets is confirmed and paid. */
export const confirmation = `${base}/confirmationpage`;
/** The page to which the payment page sends riders back. */
export const paymentResult = `${base}/paymentsuccessandfailure`;

/** The bookings of a telephone number. */
export const myBookings = `${base}/booking`;
/** The saved rides of this device. */
export const saved = `${base}/saved`;
/** The page of a booking: that of the navigation state, or that of an id at the end of the path. */
export const bookingDetails = `${base}/bookingdetails`;
/** The pattern of the page of a booking. */
export const bookingDetailsPattern = `${bookingDetails}/:id?`;
/** Returns the address of a booking by its id. */
export const bookingDetailsOf = (id: string): string =>
  `${bookingDetails}/${encodeURIComponent(id)}`;
/** Returns a path as the router reads it. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** True where a path is that of a page, or begins with it: letter case does not count. */
const isAt = (page: string, path: string) => decodedPath(path).toLowerCase().startsWith(page);
/** True for the path of the page to which the payment page sends riders back. */
export const isPaymentResult = (path: string): boolean => isAt(paymentResult, path);
/** True for the path of a page of this site on which a ride is booked or paid. */
export const isPaymentPage = (path: string): boolean =>
  isAt(confirmation, path) || isPaymentResult(path);

/** Returns the id in a booking's address; null for none. The router would leave a `/` or `#` of it encoded. */
export function bookingIdIn(path: string): string | null {
  const [, , ...ends] = path.slice(base.length).replace(/\/$/, '').split('/');
  const id = ends.join('/');
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return id;
  }
}

/** The address of the file that answers every unknown address. */
export const notFound = `${base}/404`;

/** The pages with one address each that are the same for everybody; the tabs of the getaways come first. */
export const publicPages: readonly string[] = [
  ...Object.values(lists),
  home,
  trainingHome,
  about,
  corporate,
  contact,
  talentHunt,
  talentHuntPopup,
  terms,
  privacy,
  refund,
];

/**
 * Returns the patterns by which addresses are reported, in the order of trying: first the tabs of the getaways, then
 * those of the route table.
 */
export const reportedPatterns = (): readonly string[] => [
  ...publicPages,
  getawaysPattern,
  ...itemPatterns,
  confirmation,
  paymentResult,
  myBookings,
  bookingDetailsPattern,
  saved,
];
