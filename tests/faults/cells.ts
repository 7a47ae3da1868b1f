import { CONTACT_FAILED, CONTACT_SENT } from '#machines/domain/contact-form.ts';
import { COPIED_TEXT } from '#machines/domain/share.ts';
import type { Fault } from '../../sandbox/faults/fault.ts';
import { matrixFaults, type PresetName } from '../../sandbox/faults/presets.ts';
import type { CallName } from '../../sandbox/journal.ts';
import { type Call, visits } from './visits.ts';

/** The name of a column. */
type FaultName = (typeof matrixFaults)[number];

/** What each screen of the call shows under one fault. */
export interface Trial {
  readonly fault: PresetName | Fault;
  readonly shows: Readonly<Record<string, string>>;
  /** Requests received for one look, by call, where they differ from those of a good one. */
  readonly asks?: Readonly<Partial<Record<CallName, number>>>;
  /** Whether the time of the call is up while it is under way, so that its deadline need not be waited for. */
  readonly isHurried?: true;
}

/** One call meeting one fault: first the fault itself, then its close relations. */
export interface Cell {
  readonly id: `${Call}/${FaultName}`;
  readonly call: Call;
  readonly fault: FaultName;
  readonly trials: readonly Trial[];
}

/** What a fault comes to for a call: a trial of its own preset by what it shows, or several trials. */
type Expected = Trial['shows'] | readonly Trial[];
type Column = Readonly<Record<FaultName, Expected>>;

const statuses = {
  'http-400': 'API request failed with status 400: Bad Request',
  'http-401': 'API request failed with status 401: Unauthorized',
  'http-404': 'API request failed with status 404: Not Found',
  'http-409': 'API request failed with status 409: Conflict',
  'http-429': 'API request failed with status 429: Too Many Requests',
  'http-500': 'API request failed with status 500: Internal Server Error',
  'http-503': 'API request failed with status 503: Service Unavailable',
} as const;
const UNEXPECTED = 'Unexpected response from the server';
const TIMED_OUT = 'The request timed out';
const NETWORK = 'Network error';
const OFFLINE = 'Network error: Please check your internet connection and try again.';
/** When an answer comes to a call whose time was up before, in milliseconds. */
export const LATE_ANSWER = 800;

const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
const statusFaults = Object.keys(statuses) as (keyof typeof statuses)[];

/** Both a silence and an answer after the deadline end as `shows`. */
const timedOut = (shows: Trial['shows'], asks?: Trial['asks']): Trial[] =>
  (['hang-30s', { delayMs: LATE_ANSWER }] as const).map((fault) => ({
    fault,
    shows,
    isHurried: true,
    ...(asks === undefined ? {} : { asks }),
  }));

/** The preset's pieces at five times its pace: no deadline is in question where they are waited for. */
const BRISK_TRICKLE: Fault = { trickle: { pieces: 20, everyMs: 40 } };

/** A body in pieces is waited for, but not past the deadline. */
const trickled = (
  good: Trial['shows'],
  late: Trial['shows'],
  asks?: Trial['asks'],
): readonly Trial[] => [
  { fault: BRISK_TRICKLE, shows: good },
  {
    fault: 'slow-trickle',
    shows: late,
    isHurried: true,
    ...(asks === undefined ? {} : { asks }),
  },
];

const goodOf = (call: Call): Record<string, string> =>
  Object.fromEntries(Object.entries(visits[call]).map(([screen, { good }]) => [screen, good]));

interface ListWords {
  call: 'trips-categories' | 'events-categories' | 'trainings-categories';
  /** What the tab says of a failed status, and of any other failure; both for the reason given. */
  tab(kind: 'status' | 'other', reason: string): string;
  empty: string;
  defaultOption: string;
  /** Items left when the bad ones are dropped. */
  usable: string;
  /** The popup's options when the item itself may be among the bad ones. */
  usableOption: string;
  bare: string;
  isOnHome: boolean;
}

/** Home's error names the first list that failed: with both, the trips. With one, it shows the other. */
function listColumn(list: ListWords): Column {
  const { call } = list;
  const good = goodOf(call);
  const shown = (tab: string, popup: string, home: string, homeAlone: string) => ({
    tab,
    popup,
    ...(list.isOnHome && { home, homeAlone }),
  });
  const failed = (kind: 'status' | 'other', reason: string) =>
    shown(
      list.tab(kind, reason),
      list.defaultOption,
      `Error loading content: ${kind === 'status' ? reason : `Failed to fetch trips: ${reason}`}`,
      '2 cards',
    );
  const unexpected = failed('other', UNEXPECTED);
  const counted = (tab: string, popup = good.popup ?? '') =>
    shown(tab, popup, '4 cards', '4 cards');
  return {
    ...each(statusFaults, (fault) => failed('status', statuses[fault])),
    'html-200': unexpected,
    'empty-body': unexpected,
    'truncated-json': unexpected,
    'wrong-types': [
      { fault: 'wrong-types', shows: counted(list.usable, list.usableOption) },
      { fault: { body: '{"success":true,"data":"none"}' }, shows: unexpected },
    ],
    'missing-fields': counted(list.bare, list.defaultOption),
    'extra-fields': good,
    'null-arrays': shown(
      list.empty,
      list.defaultOption,
      'No featured getaways available at the moment.',
      '2 cards',
    ),
    'huge-body': [
      { fault: 'huge-body', shows: counted('5000 cards') },
      { fault: 'huge-body-11mb', shows: unexpected },
    ],
    'hang-30s': timedOut(failed('other', TIMED_OUT)),
    'connection-reset': failed('other', NETWORK),
    offline: failed('other', OFFLINE),
    'slow-trickle': trickled(good, failed('other', TIMED_OUT)),
    'duplicate-delivery': good,
  };
}

interface DetailWords {
  call: 'trip-detail' | 'event-detail';
  other: 'trip-detail' | 'event-detail';
  /** The page of an item with a name and nothing else, of one without lists. */
  bare: string;
  halved: string;
  withoutLists: string;
  popups: Trial['shows'];
}

function detailColumn({ call, other, bare, halved, withoutLists, popups }: DetailWords): Column {
  const good = { page: goodOf(call).page ?? '' };
  const failed = (reason: string) => ({ page: `Error loading details: ${reason}` });
  const missing = (fault: PresetName | Fault): Trial => ({
    fault,
    shows: { page: 'Details not found' },
    asks: { [call]: 1, [other]: 1 },
  });
  return {
    ...each(statusFaults, (fault) => failed(statuses[fault])),
    'http-404': [missing('http-404')],
    'html-200': failed(UNEXPECTED),
    'empty-body': [missing('empty-body')],
    'truncated-json': failed(UNEXPECTED),
    'wrong-types': [
      { fault: 'wrong-types', shows: { page: halved } },
      { fault: { body: '{"data":["no item"]}' }, shows: failed(UNEXPECTED) },
    ],
    'missing-fields': [
      { fault: 'missing-fields', shows: { page: bare } },
      missing({ body: '{"data":{"price":"Contact for price"}}' }),
    ],
    'extra-fields': good,
    'null-arrays': { page: withoutLists, ...popups },
    'huge-body': [
      { fault: 'huge-body', shows: good },
      { fault: 'huge-body-11mb', shows: failed(UNEXPECTED) },
    ],
    'hang-30s': timedOut(failed(TIMED_OUT)),
    'connection-reset': failed(NETWORK),
    offline: failed(OFFLINE),
    'slow-trickle': trickled(good, failed(TIMED_OUT)),
    'duplicate-delivery': good,
  };
}

const fallback = { sheet: 'the page and its link', copied: COPIED_TEXT };

function shareColumn(call: 'trip-share' | 'event-share'): Column {
  const { sheet = '', copied = '' } = goodOf(call);
  const good = { sheet, copied };
  const late = { late: 'the page and its link' };
  return {
    ...each(statusFaults, () => fallback),
    'html-200': fallback,
    'empty-body': fallback,
    'truncated-json': fallback,
    'wrong-types': [
      { fault: 'wrong-types', shows: fallback },
      {
        fault: {
          body: '{"title":"A ride","description":"With hills","image_url":"javascript:alert(1)"}',
        },
        shows: good,
      },
    ],
    'missing-fields': [
      { fault: 'missing-fields', shows: fallback },
      { fault: { body: '{"title":"A ride"}' }, shows: { sheet: 'a title', copied: COPIED_TEXT } },
    ],
    'extra-fields': good,
    'null-arrays': fallback,
    'huge-body': [
      { fault: 'huge-body', shows: good },
      { fault: 'huge-body-11mb', shows: fallback },
    ],
    'hang-30s': [...timedOut(fallback), { fault: 'hang-30s', shows: late }],
    'connection-reset': fallback,
    offline: fallback,
    'slow-trickle': [...trickled(good, fallback), { fault: 'slow-trickle', shows: late }],
    'duplicate-delivery': good,
  };
}

const sent = { form: CONTACT_SENT };
const notSent = { form: CONTACT_FAILED };

const contactColumn: Column = {
  ...each(statusFaults, () => notSent),
  'html-200': sent,
  'empty-body': sent,
  'truncated-json': sent,
  'wrong-types': sent,
  'missing-fields': sent,
  'extra-fields': sent,
  'null-arrays': sent,
  'huge-body': [
    { fault: 'huge-body', shows: sent },
    { fault: 'huge-body-11mb', shows: sent },
  ],
  'hang-30s': timedOut(notSent),
  'connection-reset': notSent,
  offline: notSent,
  'slow-trickle': [
    { fault: BRISK_TRICKLE, shows: sent },
    // the status is enough: a body that would end long after the deadline is not waited for
    { fault: { trickle: { pieces: 100, everyMs: 400 } }, shows: sent },
  ],
  'duplicate-delivery': sent,
};

const SUPPORT = 'If this issue persists, please contact our support team.';
const left = { form: 'left for the payment page' };
const paymentError = (text: string) => ({ form: `Payment Error | ${text} | ${SUPPORT}` });
const noReason = (status: number) => paymentError(`Payment initiation failed (Status: ${status})`);
const tooLate = paymentError('An unexpected error occurred. Please try again later.');

const guestBookColumn: Column = {
  'http-400': [
    { fault: 'http-400', shows: noReason(400) },
    {
      fault: { status: 400, body: '{"message":"The ride is closed."}' },
      shows: paymentError('The ride is closed. (Status: 400)'),
    },
  ],
  'http-401': {
    form: 'Authentication Error | Authentication failed. Please log in again or contact support. | Please log in or check your API configuration.',
  },
  'http-404': {
    form: 'Item Not Found | The item you are trying to book was not found. It may have been removed or is no longer available.',
  },
  'http-409': [
    { fault: 'http-409', shows: noReason(409) },
    {
      fault: 'message-409',
      shows: paymentError('Only one seat is left on this ride. (Status: 409)'),
    },
  ],
  'http-429': noReason(429),
  'http-500': [
    { fault: 'http-500', shows: noReason(500) },
    // the order was made, but nobody was told: the visitor may press again
    { fault: 'http-500-after-effect', shows: noReason(500) },
  ],
  'http-503': noReason(503),
  'html-200': noReason(200),
  'empty-body': noReason(200),
  'truncated-json': noReason(200),
  'wrong-types': [
    { fault: 'wrong-types', shows: noReason(200) },
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a@evil.example'].map(
      (url) => ({
        fault: { body: JSON.stringify({ payment_url: url, merchant_transaction_id: 'T1' }) },
        shows: noReason(200),
      }),
    ),
  ],
  'missing-fields': [
    { fault: 'missing-fields', shows: noReason(200) },
    {
      fault: 'message-in-200',
      shows: paymentError('Bookings are closed for tonight. (Status: 200)'),
    },
  ],
  'extra-fields': left,
  'null-arrays': noReason(200),
  'huge-body': [
    { fault: 'huge-body', shows: left },
    { fault: 'huge-body-11mb', shows: noReason(200) },
    {
      fault: { status: 500, body: JSON.stringify({ message: 'x'.repeat(5_000) }) },
      shows: paymentError(`${'x'.repeat(300)} (Status: 500)`),
    },
  ],
  'hang-30s': [
    ...timedOut(tooLate),
    { fault: 'hang-after-effect', shows: tooLate, isHurried: true },
  ],
  'connection-reset': [
    { fault: 'connection-reset', shows: paymentError(OFFLINE) },
    { fault: 'reset-after-effect', shows: paymentError(OFFLINE) },
    { fault: 'reset-midway', shows: paymentError(OFFLINE) },
  ],
  offline: paymentError(OFFLINE),
  'slow-trickle': trickled(left, tooLate),
  'duplicate-delivery': left,
};

const FOUR_CHECKS = { 'payment-status': 4 } as const;
const unverified = (message: string) => ({ result: `not confirmed yet: ${message}` });
const afterFour = (fault: PresetName | Fault, message: string): Trial => ({
  fault,
  shows: unverified(message),
  asks: FOUR_CHECKS,
});
const unreadable = (fault: PresetName | Fault): Trial =>
  afterFour(fault, `Error processing payment response: ${UNEXPECTED}`);
const thrown = (reason: string) => `An unexpected error occurred: ${reason}`;
const paid = (message: string) => ({ result: `paid: ${message}` });
const failed = (message: string) => ({ result: `failed: ${message}` });
const paidAsUsual = { result: goodOf('payment-status').result ?? '' };
const unpaidAsUsual = { unpaid: goodOf('payment-status').unpaid ?? '' };

const statusColumn: Column = {
  ...each(statusFaults, (fault) => [
    afterFour(fault, `Payment verification failed. HTTP status: ${fault.slice(-3)}`),
  ]),
  'html-200': [unreadable('html-200')],
  'empty-body': [unreadable('empty-body')],
  'truncated-json': [unreadable('truncated-json')],
  'wrong-types': [
    unreadable('wrong-types'),
    ...['"true"', '1', '{}'].map((success) =>
      unreadable({ body: `{"success":${success},"phonepe_status":{"success":true}}` }),
    ),
  ],
  'missing-fields': [
    unreadable('missing-fields'),
    {
      fault: { body: '{"success":true,"phonepe_status":{"success":true}}' },
      shows: paid('Payment successful.'),
    },
    {
      fault: { body: '{"success":true,"local_status":{"payment_status":"success"}}' },
      shows: paid('Payment successful.'),
    },
    { fault: { body: '{"success":false}' }, shows: failed('Payment verification failed.') },
    { fault: { body: '{"success":true}' }, shows: failed('Payment verification failed.') },
  ],
  'extra-fields': { ...paidAsUsual, ...unpaidAsUsual },
  'null-arrays': [
    // nothing but a friendly message is left of the answer: that is no proof of a payment, nor a reason of a failure
    { fault: 'null-arrays', shows: failed('Payment verification failed.') },
    {
      fault: { body: '{"success":true,"local_status":null,"phonepe_status":null}' },
      shows: failed('Payment verification failed.'),
    },
    {
      fault: { body: '{"success":true,"local_status":null,"phonepe_status":{"success":true}}' },
      shows: paid('Payment successful.'),
    },
  ],
  'huge-body': [
    { fault: 'huge-body', shows: { ...paidAsUsual, ...unpaidAsUsual } },
    {
      fault: { body: JSON.stringify({ success: false, message: 'x'.repeat(5_000) }) },
      shows: failed('x'.repeat(300)),
    },
    unreadable('huge-body-11mb'),
  ],
  'hang-30s': timedOut(unverified(thrown(TIMED_OUT)), FOUR_CHECKS),
  'connection-reset': [
    afterFour('connection-reset', thrown(NETWORK)),
    afterFour('reset-midway', thrown(NETWORK)),
  ],
  offline: [afterFour('offline', thrown(OFFLINE))],
  'slow-trickle': trickled(paidAsUsual, unverified(thrown(TIMED_OUT)), FOUR_CHECKS),
  'duplicate-delivery': paidAsUsual,
};

const warning = (text: string) => ({
  list: `${text} | Please try again or contact support if the issue persists.`,
});
const rows = (list: string) => ({ list });
const rowsAsUsual = rows(goodOf('my-bookings').list ?? '');
const noRows = warning('Failed to retrieve bookings');

const bookingsColumn: Column = {
  ...each(statusFaults, (fault) => warning(`Failed to fetch bookings. Status: ${fault.slice(-3)}`)),
  'html-200': noRows,
  'empty-body': noRows,
  'truncated-json': noRows,
  'wrong-types': [
    { fault: 'wrong-types', shows: rows('0 upcoming, 2 completed') },
    { fault: { body: '{"success":true,"bookings":"none"}' }, shows: noRows },
    { fault: { body: '{"success":"true","bookings":[]}' }, shows: noRows },
  ],
  'missing-fields': [
    { fault: 'missing-fields', shows: noRows },
    { fault: { body: '{"success":true}' }, shows: noRows },
    {
      fault: { body: '{"success":true,"bookings":[{"name":"A ride"}]}' },
      shows: rows('1 upcoming, 0 completed'),
    },
  ],
  'extra-fields': rowsAsUsual,
  'null-arrays': rows(
    'No upcoming bookings found for this phone number. | No completed bookings found for this phone number.',
  ),
  'huge-body': rows('1000 upcoming, 1000 completed'),
  'hang-30s': timedOut(warning(TIMED_OUT)),
  'connection-reset': warning(NETWORK),
  offline: warning(OFFLINE),
  'slow-trickle': trickled(rowsAsUsual, warning(TIMED_OUT)),
  'duplicate-delivery': rowsAsUsual,
};

const columns: Readonly<Record<Call, Column>> = {
  'trips-categories': listColumn({
    call: 'trips-categories',
    tab: () => 'No adventure tours available at the moment.',
    empty: 'No adventure tours available at the moment.',
    defaultOption: 'Bring your own bike',
    usable: '16 cards',
    usableOption: 'Bring your own bike',
    bare: '24 cards, 5 that lead nowhere, each "Duration TBA · Date TBA · ₹15,999"',
    isOnHome: true,
  }),
  'events-categories': listColumn({
    call: 'events-categories',
    tab: (kind, reason) =>
      `Error loading events: ${kind === 'status' ? '' : 'Failed to fetch events: '}${reason}`,
    empty: 'No events available at the moment.',
    defaultOption: 'Standard Entry',
    usable: '8 cards',
    usableOption: goodOf('events-categories').popup ?? '',
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999"',
    isOnHome: false,
  }),
  'trainings-categories': listColumn({
    call: 'trainings-categories',
    tab: (kind, reason) =>
      `Error loading trainings: ${kind === 'status' ? '' : 'Failed to fetch trainings: '}${reason}`,
    empty: 'No training events available at the moment.',
    defaultOption: 'Bring your own bike',
    usable: '8 cards',
    usableOption: 'Bring your own bike',
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999"',
    isOnHome: true,
  }),
  'trip-detail': detailColumn({
    call: 'trip-detail',
    other: 'event-detail',
    bare: 'Manali to Leh High Pass Expedition · Flexible dates · Duration not specified · ₹15,999 Book Now · without inclusions · 0 days',
    halved:
      'Manali to Leh High Pass Expedition · Flexible dates · Duration not specified · ₹15,999 Book Now · without inclusions · 0 days',
    withoutLists:
      'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · without inclusions · 0 days',
    popups: { popup: 'Bring your own bike' },
  }),
  'event-detail': detailColumn({
    call: 'event-detail',
    other: 'trip-detail',
    bare: 'Nandi Hill Climb · Date TBA · Flexible · ₹15,999 Book Now · without inclusions',
    halved: 'Nandi Hill Climb · Date TBA · Flexible · ₹15,999 Book Now · without inclusions',
    withoutLists:
      'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · without inclusions',
    popups: { popup: 'Standard Entry', trainingPopup: 'Bring your own bike' },
  }),
  'trip-share': shareColumn('trip-share'),
  'event-share': shareColumn('event-share'),
  'contact-us': contactColumn,
  'guest-book': guestBookColumn,
  'payment-status': statusColumn,
  'my-bookings': bookingsColumn,
};

function cellOf(call: Call, fault: FaultName): Cell {
  const expected = columns[call][fault];
  const trials = Array.isArray(expected) ? expected : [{ fault, shows: expected }];
  return { id: `${call}/${fault}`, call, fault, trials };
}

/** The fault matrix: 11 calls by 20 faults. */
export const cells: readonly Cell[] = (Object.keys(columns) as Call[]).flatMap((call) =>
  matrixFaults.map((fault) => cellOf(call, fault)),
);
