import { BOOKING_TYPE_NAMES, BOOKING_TYPES, LIST_NAMES, LISTS } from './catalogue/lists.ts';

/** The calls of the API that faults and counts are kept by; the names are those of the fault matrix. */
export const calls = [
  ...LIST_NAMES.map((name) => `${name}-categories` as const),
  ...BOOKING_TYPE_NAMES.map((type) => `${type}-detail` as const),
  ...BOOKING_TYPE_NAMES.map((type) => `${type}-share` as const),
  'contact-us',
  'guest-book',
  'payment-status',
  'my-bookings',
  'guest-callback',
] as const;

/** The name of a call. */
export type CallName = (typeof calls)[number];

/** True when a text names a call. */
export function isCall(text: string): text is CallName {
  return calls.some((call) => call === text);
}

/** The routes by call, in the order of trying: My Bookings lies below the trips. */
const routes: readonly (readonly [CallName, method: string, path: string])[] = [
  ...LIST_NAMES.map((name) => [`${name}-categories`, 'GET', LISTS[name].path] as const),
  ['my-bookings', 'GET', '/trip/trips/status/my-bookings'],
  ...BOOKING_TYPE_NAMES.flatMap((type) => [
    [`${type}-share`, 'GET', `${BOOKING_TYPES[type].path}/share/:id`] as const,
    [`${type}-detail`, 'GET', `${BOOKING_TYPES[type].path}/:id`] as const,
  ]),
  ['contact-us', 'POST', '/user/contact-us'],
  ['guest-book', 'POST', '/order/guest-book/:bookingType/:itemId'],
  ['payment-status', 'GET', '/order/payment/status/:id'],
  ['guest-callback', 'POST', '/order/:id/guest-callback'],
];

/** The same with the pattern that a request's path is tried against. */
const patterns = routes.map(([call, method, path]) => ({
  call,
  method,
  pattern: new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The call of a request; null for any other address. */
export function callOf(method: string, path: string): CallName | null {
  const verb = method === 'HEAD' ? 'GET' : method;
  return (
    patterns.find(({ method: allowed, pattern }) => allowed === verb && pattern.test(path))?.call ??
    null
  );
}
