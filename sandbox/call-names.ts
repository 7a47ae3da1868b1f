/** The calls of the API that faults and counts are kept by; the names are those of the fault matrix. */
export const calls = [
  'trips-categories',
  'events-categories',
  'trainings-categories',
  'trip-detail',
  'event-detail',
  'trip-share',
  'event-share',
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

const routes: [CallName, string, RegExp][] = [
  ['trips-categories', 'GET', /^\/api\/v1\/trip\/trips\/categories\/all$/],
  ['events-categories', 'GET', /^\/api\/v1\/event\/events\/categories\/all$/],
  ['trainings-categories', 'GET', /^\/api\/v1\/event\/events\/categories\/trainings$/],
  ['my-bookings', 'GET', /^\/api\/v1\/trip\/trips\/status\/my-bookings$/],
  ['trip-share', 'GET', /^\/api\/v1\/trip\/trips\/share\/[^/]+$/],
  ['event-share', 'GET', /^\/api\/v1\/event\/events\/share\/[^/]+$/],
  ['trip-detail', 'GET', /^\/api\/v1\/trip\/trips\/[^/]+$/],
  ['event-detail', 'GET', /^\/api\/v1\/event\/events\/[^/]+$/],
  ['contact-us', 'POST', /^\/api\/v1\/user\/contact-us$/],
  ['guest-book', 'POST', /^\/api\/v1\/order\/guest-book\/[^/]+\/[^/]+$/],
  ['payment-status', 'GET', /^\/api\/v1\/order\/payment\/status\/[^/]+$/],
  ['guest-callback', 'POST', /^\/api\/v1\/order\/[^/]+\/guest-callback$/],
];

/** The call of a request; null for any other address. */
export function callOf(method: string, path: string): CallName | null {
  const verb = method === 'HEAD' ? 'GET' : method;
  return routes.find(([, allowed, route]) => allowed === verb && route.test(path))?.[0] ?? null;
}
