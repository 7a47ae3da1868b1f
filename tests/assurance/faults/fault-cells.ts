import type { CallName } from '../../../sandbox/call-names.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import { matrixFaults, type PresetName } from '../../../sandbox/faults/presets.ts';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { type CellText, forbiddenIn, matrix, messageOf } from './matrix.ts';
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
  readonly hasShortTimeouts?: true;
}

/** One call meeting one fault, as the matrix has it: first the fault itself, then its close relations. */
export interface FaultCell {
  readonly id: `${Call}/${FaultName}`;
  readonly call: Call;
  readonly fault: FaultName;
  /** What the message of the cell quotes, in its order. */
  readonly words: readonly string[];
  readonly trials: readonly Trial[];
  /** The clauses that say what never happens. */
  readonly forbiddenOutcomes: readonly string[];
}

/** What a fault comes to for a call: a trial of its own preset by what it shows, or several trials. */
type Expected = Trial['shows'] | readonly Trial[];

/** What a message of the matrix means: the words that it quotes become what the screens are to show. */
type Reading = (words: readonly string[], fault: FaultName) => Expected;

/** The readings of a call, by the prose of the message. */
type Readings = Readonly<Record<string, Reading>>;

/** When an answer comes to a call whose time was up before, in milliseconds. */
export const LATE_ANSWER = 800;

/** Both a silence and an answer after the deadline end as `shows`. */
const timedOut = (shows: Trial['shows'], asks?: Trial['asks']): Trial[] =>
  (['hang-30s', { delayMs: LATE_ANSWER }] as const).map((fault) => ({
    fault,
    shows,
    hasShortTimeouts: true,
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
    hasShortTimeouts: true,
    ...(asks === undefined ? {} : { asks }),
  },
];

/** A failure of the fault itself, or of a silence that outlasts the deadline. */
const failing = (fault: FaultName, shows: Trial['shows'], asks?: Trial['asks']): Expected => {
  if (fault === 'hang-30s') return timedOut(shows, asks);
  return [{ fault, shows, ...(asks === undefined ? {} : { asks }) }];
};

const goodOf = (call: Call): Record<string, string> =>
  Object.fromEntries(Object.entries(visits[call]).map(([screen, { good }]) => [screen, good]));

const textOf = (call: Call, fault: FaultName): CellText => {
  const text = matrix.find((cell) => cell.call === call && cell.fault === fault);
  if (text === undefined) throw new Error(`The matrix has no cell ${call}/${fault}.`);
  return text;
};

/** What the message of a cell quotes: the nth word from 0, from the end where n is negative; '' for none. */
export const wordOf = (call: Call, fault: FaultName, nth: number): string =>
  messageOf(textOf(call, fault).expect_message).words.at(nth) ?? '';

/** A quotation with a place for the server's own words, and what stands there without them. */
const filled = (word: string, server: string) => word.replace(/\{.*\}/, server);
const unfilled = (word: string) => word.replace(/\{.*, else '(.*)'\}/, '$1');

interface ListWords {
  call: 'trips-categories' | 'events-categories' | 'trainings-categories';
  /** How the matrix says what a failure shows. */
  failure: string;
  /** How it says what a list without items shows. */
  empty: string;
  isOnHome: boolean;
  /** Items left when the bad ones are dropped. */
  usable: string;
  /** Whether the popup still finds its item among the good ones. */
  keepsOptions: boolean;
  /** The cards of items without a field, by the fallbacks that the matrix names. */
  bare(words: readonly string[]): string;
}

function listReadings(list: ListWords): Readings {
  const { call, isOnHome } = list;
  const good = goodOf(call);
  const shown = (tab: string, popup: string, home: string, homeAlone: string) => ({
    tab,
    popup,
    ...(isOnHome && { home, homeAlone }),
  });
  // With both its lists failing Home names the trips, which come first; with one it shows the other (rule: Home).
  const failed = (words: readonly string[], fault: FaultName) =>
    shown(
      words[0] ?? '',
      words.at(-1) ?? '',
      isOnHome ? wordOf('trips-categories', fault, 1) : '',
      '2 cards',
    );
  const counted = (tab: string, popup = good.popup ?? '') =>
    shown(tab, popup, '4 cards', '4 cards');
  return {
    [list.failure]: (words, fault) => failing(fault, failed(words, fault)),
    [`bad items dropped, good items shown; if data itself is not a list: ${list.failure}`]: (
      words,
      fault,
    ) => [
      { fault, shows: counted(list.usable, list.keepsOptions ? good.popup : (words.at(-1) ?? '')) },
      { fault: { body: '{"success":true,"data":"none"}' }, shows: failed(words, fault) },
    ],
    "cards with the spec's fallbacks (‹1›, ‹2›, ‹3›, placeholder image, default price); a card without id does not navigate":
      (words) => counted(list.bare(words), wordOf(call, 'null-arrays', -1)),
    'normal list, no message': () => good,
    [list.empty]: (words) => shown(words[0] ?? '', words.at(-1) ?? '', words[1] ?? '', '2 cards'),
    'the list (paged or windowed) within 5 s for 5,000 items / 5 MB; above 10 MB: as html-200': (
      _,
      fault,
    ) => [
      { fault, shows: counted('5000 cards') },
      {
        fault: 'huge-body-11mb',
        shows: failed(messageOf(textOf(call, 'html-200').expect_message).words, 'html-200'),
      },
    ],
    [`loading state until the body is complete; if not complete 15 s after start: ${list.failure}`]:
      (words, fault) => trickled(good, failed(words, fault)),
    'the list once, no message': () => good,
  };
}

interface DetailWords {
  call: 'trip-detail' | 'event-detail';
  other: 'trip-detail' | 'event-detail';
  /** The page of an item with a name and nothing else, by the fallbacks that the matrix names. */
  bare(words: readonly string[], price: string): string;
  withoutLists: string;
  /** An answer with a name and a price to be asked for, and how its page says so. */
  contact: { body: string; page(words: readonly string[]): string };
  popups(word: string): Trial['shows'];
}

const RETRY = '‹1› with Retry (reloads the page)';

function detailReadings({ call, other, ...detail }: DetailWords): Readings {
  const { page = '', chosen = '' } = goodOf(call);
  const good = { page };
  const shown = (word: string | undefined) => ({ page: word ?? '' });
  const missing = (fault: PresetName | Fault, word: string | undefined): Trial => ({
    fault,
    shows: shown(word),
    asks: { [call]: 1, [other]: 1 },
  });
  return {
    [RETRY]: ([word], fault) => failing(fault, shown(word)),
    'the other endpoint is asked once; when it too answers 404: ‹1› with Go Back': (
      [word],
      fault,
    ) => [missing(fault, word)],
    '‹1› with Go Back': ([word], fault) => [missing(fault, word)],
    // A price that is there but no amount is asked for; it is never the fallback (rule: Prices that cannot be used).
    [`item with fallbacks where the field is unusable; ${RETRY} when the item is not an object`]: (
      [word],
      fault,
    ) => {
      const { words } = messageOf(textOf(call, 'missing-fields').expect_message);
      const asked = words[3] ?? '';
      return [
        { fault, shows: shown(detail.bare(words, `${asked} ${asked}`)) },
        { fault: { body: '{"data":["no item"]}' }, shows: shown(word) },
      ];
    },
    "item with the spec's fallbacks (‹1›, ‹2›, ‹3›, placeholder image; ‹4› when the price is ‹5›); no id and no name at all: ‹6›":
      (words, fault) => [
        { fault, shows: shown(detail.bare(words, '₹15,999 Book Now')) },
        { fault: { body: detail.contact.body }, shows: shown(detail.contact.page(words)) },
        missing({ body: `{"data":{"price":"${words[4]}"}}` }, words[5]),
      ],
    'normal page, no message': () => good,
    'page without inclusions/exclusions/itinerary sections; ticket popup: one default option ‹1›':
      ([word]) => ({ ...shown(detail.withoutLists), ...detail.popups(word ?? '') }),
    [`page within 5 s; description cut at 60 characters with Read More; above 10 MB: ${RETRY}`]: (
      [word],
      fault,
    ) => [
      { fault, shows: good },
      { fault: 'huge-body-11mb', shows: shown(word) },
    ],
    [`loading until complete; past 15 s: ${RETRY}`]: ([word]) => trickled(good, shown(word)),
    'page once; selected quantities and open itinerary day kept': () => ({ ...good, chosen }),
  };
}

const FALLBACK = 'falls back to sharing the current page link; when copied, alert ‹1›';

function shareReadings(call: 'trip-share' | 'event-share'): Readings {
  const { sheet = '', copied = '' } = goodOf(call);
  const good = { sheet, copied };
  const late = { late: 'the page and its link' };
  const fallback = (word: string | undefined) => ({
    sheet: 'the page and its link',
    copied: word ?? '',
  });
  return {
    [FALLBACK]: ([word], fault) => {
      if (fault === 'hang-30s')
        return [...timedOut(fallback(word)), { fault: 'hang-30s', shows: late }];
      if (fault !== 'wrong-types') return fallback(word);
      return [
        { fault, shows: fallback(word) },
        {
          fault: {
            body: '{"title":"A ride","description":"With hills","image_url":"javascript:alert(1)"}',
          },
          shows: good,
        },
      ];
    },
    'share target opens with what is present, page link and page title for the rest': (
      _,
      fault,
    ) => [
      { fault, shows: fallback(copied) },
      { fault: { body: '{"title":"A ride"}' }, shows: { sheet: 'a title', copied } },
    ],
    'share target opens with title, description and image_url': () => good,
    [`null fields: ${FALLBACK}`]: ([word]) => fallback(word),
    [`title and description cut to what the target accepts (<= 2,000 characters), or ${FALLBACK}`]:
      ([word], fault) => [
        { fault, shows: good },
        { fault: 'huge-body-11mb', shows: fallback(word) },
      ],
    [`loading on the share card; past 15 s ${FALLBACK}`]: ([word]) => [
      ...trickled(good, fallback(word)),
      { fault: 'slow-trickle', shows: late },
    ],
    'one share target opened once': () => good,
  };
}

const form = (word: string | undefined) => ({ form: word ?? '' });

const contactReadings: Readings = {
  '‹1›, typed text kept, button back to idle': ([word], fault) => failing(fault, form(word)),
  '‹1› for 5 s, form cleared (status OK; the response is not read)': ([word], fault) => [
    { fault, shows: form(word) },
    ...(fault === 'huge-body' ? [{ fault: 'huge-body-11mb' as const, shows: form(word) }] : []),
  ],
  '‹1› for 5 s, form cleared as soon as an OK status arrives (body not read)': ([word]) => [
    { fault: BRISK_TRICKLE, shows: form(word) },
    // the status is enough: a body that would end long after the deadline is not waited for
    { fault: { trickle: { pieces: 100, everyMs: 400 } }, shows: form(word) },
  ],
  '‹1› for 5 s, form cleared; once': ([word]) => form(word),
};

const left = { form: 'left for the payment page' };
const alert = (title: string, ...words: readonly (string | undefined)[]) => ({
  form: [title, ...words].join(' | '),
});
const paymentError = (...words: readonly (string | undefined)[]) =>
  alert('Payment Error', ...words);

/** The answers with an OK status that cannot be used: an order may exist (rule: Never twice). */
const UNUSABLE: ReadonlySet<FaultName> = new Set([
  'html-200',
  'empty-body',
  'truncated-json',
  'wrong-types',
  'missing-fields',
  'null-arrays',
]);
const MAY_HAVE_ORDER =
  'The platform may have noted your booking all the same. You have not paid for it.';
const failedStart = (fault: FaultName, ...words: readonly (string | undefined)[]) =>
  paymentError(...words, ...(UNUSABLE.has(fault) ? [MAY_HAVE_ORDER] : []));

/** What else a booking may meet that is of the same kind as a fault, by the fault. */
function bookingRelations(fault: FaultName, [word = '', advice]: readonly string[]): Trial[] {
  const none = failedStart(fault, unfilled(word), advice);
  const said = (server: string) => failedStart(fault, filled(word, server), advice);
  switch (fault) {
    case 'http-400':
      return [
        {
          fault: { status: 400, body: '{"message":"The ride is closed."}' },
          shows: said('The ride is closed.'),
        },
      ];
    case 'http-409':
      return [{ fault: 'message-409', shows: said('Only one seat is left on this ride.') }];
    // the order was made, but nobody was told: the visitor may press again
    case 'http-500':
      return [{ fault: 'http-500-after-effect', shows: none }];
    case 'wrong-types':
      return ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a@evil.example']
        .map((url) => JSON.stringify({ payment_url: url, merchant_transaction_id: 'T1' }))
        .map((body) => ({ fault: { body }, shows: none }));
    case 'missing-fields':
      return [{ fault: 'message-in-200', shows: said('Bookings are closed for tonight.') }];
    case 'connection-reset':
      return (['reset-after-effect', 'reset-midway'] as const).map((relation) => ({
        fault: relation,
        shows: none,
      }));
    default:
      return [];
  }
}

const bookingReadings: Readings = {
  'Payment Error alert: ‹1› + ‹2›': (words, fault) => [
    { fault, shows: failedStart(fault, unfilled(words[0] ?? ''), words[1]) },
    ...bookingRelations(fault, words),
  ],
  'Authentication Error alert: ‹1› + ‹2›': (words) => alert('Authentication Error', ...words),
  'Item Not Found alert: ‹1›': (words) => alert('Item Not Found', ...words),
  'normal: pending booking stored, then redirect to payment_url': () => left,
  'normal if payment_url and merchant_transaction_id are readable within the deadline; else Payment Error alert: ‹1› + ‹2›':
    (words, fault) => [
      { fault, shows: left },
      { fault: 'huge-body-11mb', shows: paymentError(...words, MAY_HAVE_ORDER) },
      {
        fault: { status: 500, body: JSON.stringify({ message: 'x'.repeat(5_000) }) },
        shows: paymentError(filled(wordOf('guest-book', 'http-500', 0), 'x'.repeat(300)), words[1]),
      },
    ],
  '‹1› until the 30 s deadline, then Payment Error alert: ‹2› + ‹3›': ([, ...words]) => [
    ...timedOut(paymentError(...words)),
    { fault: 'hang-after-effect', shows: paymentError(...words), hasShortTimeouts: true },
  ],
  '‹1› until the body is complete, then normal; past 30 s Payment Error alert: ‹2› + ‹3›': ([
    ,
    ...words
  ]) => trickled(left, paymentError(...words)),
  'one pending booking, one redirect': () => left,
};

const FOUR_CHECKS = { 'payment-status': 4 } as const;
const FOUR = '‹1› through 4 checks (1 + 3 retries, 2 s apart), then failed: ‹2›';
const UNEXPECTED = 'Unexpected response from the server';
const unverified = (word: string | undefined) => ({ result: `not confirmed yet: ${word ?? ''}` });
const afterFour = (fault: PresetName | Fault, word: string | undefined): Trial => ({
  fault,
  shows: unverified(filled(word ?? '', UNEXPECTED)),
  asks: FOUR_CHECKS,
});
const paid = (message: string) => ({ result: `paid: ${message}` });
// the screen fails at once, and the payment stays open: the words settle nothing (rule: Paid, declined, open)
const failed = (message: string | undefined) => ({
  result: `failed, still open: ${message ?? ''}`,
});
const paidAsUsual = { result: goodOf('payment-status').result ?? '' };
const unpaidAsUsual = { unpaid: goodOf('payment-status').unpaid ?? '' };
const PAID = 'Payment successful.';

const statusReadings: Readings = {
  [`${FOUR} with Go Back`]: ([, word], fault) => [afterFour(fault, word)],
  [`${FOUR} (‹3›, 1 or {} are not true)`]: ([, word, untrue], fault) => [
    afterFour(fault, word),
    // as texts and numbers flags are read; what is none of them decides nothing
    ...[JSON.stringify(`${untrue}, perhaps`), '2', '{}'].map((success) =>
      afterFour({ body: `{"success":${success},"phonepe_status":{"success":true}}` }, word),
    ),
  ],
  'success:true with provider success:true and no state/code: success; success:true, no provider, local payment_status success: success with ‹1› user details; success absent (unreadable): ‹2› through 4 checks (1 + 3 retries, 2 s apart), then failed: ‹3›; readable but nothing conclusive (success:false alone, or success:true without provider and local status): failed at once with message, else ‹4›':
    ([person, , unreadable, inconclusive], fault) => [
      afterFour(fault, unreadable),
      { fault: { body: '{"success":true,"phonepe_status":{"success":true}}' }, shows: paid(PAID) },
      {
        fault: { body: '{"success":true,"local_status":{"payment_status":"success"}}' },
        shows: { ...paid(PAID), elsewhere: `paid: ${PAID} ${person}, ${person}, ${person}` },
      },
      { fault: { body: '{"success":false}' }, shows: failed(inconclusive) },
      { fault: { body: '{"success":true}' }, shows: failed(inconclusive) },
    ],
  'normal result by the known fields; unknown payResponseCode/responseCode values tolerated':
    () => ({ ...paidAsUsual, ...unpaidAsUsual }),
  // nothing but a friendly message may be left of the answer: that is no proof of a payment, nor a reason of a failure
  'null provider status is ‹1›; null local_status is ‹2›: provider decides; both null: failed at once with message, else ‹3› (pending booking kept)':
    ([, , word], fault) => [
      { fault, shows: failed(word) },
      {
        fault: { body: '{"success":true,"local_status":null,"phonepe_status":null}' },
        shows: failed(word),
      },
      {
        fault: {
          body: '{"success":true,"local_status":{"payment_status":"success"},"phonepe_status":null}',
        },
        shows: paid(PAID),
      },
      {
        fault: { body: '{"success":true,"local_status":null,"phonepe_status":{"success":true}}' },
        shows: paid(PAID),
      },
    ],
  'result by the known fields; message cut at 300 characters': (_, fault) => [
    { fault, shows: { ...paidAsUsual, ...unpaidAsUsual } },
    {
      fault: { body: JSON.stringify({ success: false, message: 'x'.repeat(5_000) }) },
      shows: failed('x'.repeat(300)),
    },
    afterFour('huge-body-11mb', wordOf('payment-status', 'html-200', 1)),
  ],
  [`${FOUR} (10 s a check, at most 46 s in all); Refresh Status offered meanwhile`]: ([, word]) =>
    timedOut(unverified(word), FOUR_CHECKS),
  [FOUR]: ([, word], fault) => [afterFour(fault, word), afterFour('reset-midway', word)],
  [`${FOUR}; pending booking kept so that a reload verifies again`]: ([, word], fault) => [
    afterFour(fault, word),
  ],
  'pending until complete, then the normal result; a check past 10 s counts as a thrown error and is retried':
    () => trickled(paidAsUsual, unverified(wordOf('payment-status', 'hang-30s', 1)), FOUR_CHECKS),
  'one result, one confirmed record, one redirect after 3 s': () => paidAsUsual,
};

const WARNING = 'warning alert titled ‹1›: ‹2› + ‹3›';
// its title is the page's own, and looked at in Chromium
const warning = (words: readonly string[]) => ({ list: words.slice(1, 3).join(' | ') });
const rows = (list: string) => ({ list });
const rowsAsUsual = rows(goodOf('my-bookings').list ?? '');

const lookupReadings: Readings = {
  [WARNING]: (words, fault) => failing(fault, warning(words)),
  [`bad bookings dropped, good ones shown; list not a list: ${WARNING}`]: (words, fault) => [
    { fault, shows: rows('0 upcoming, 2 completed') },
    { fault: { body: '{"success":true,"bookings":"none"}' }, shows: warning(words) },
    { fault: { body: '{"success":"perhaps","bookings":[]}' }, shows: warning(words) },
  ],
  [`${WARNING} when success is not true or neither bookings nor data is present; missing fields inside a booking: placeholder image, ‹4›, no View Details without _id`]:
    (words, fault) => [
      { fault, shows: warning(words) },
      { fault: { body: '{"success":true}' }, shows: warning(words) },
      {
        fault: { body: '{"success":true,"bookings":[{"name":"A ride"}]}' },
        shows: rows('1 upcoming, 0 completed'),
      },
    ],
  'normal list; extra personal fields neither shown nor stored': () => rowsAsUsual,
  '‹1› / ‹2›': (words) => rows(words.join(' | ')),
  'list within 5 s for 2,000 bookings (windowed)': () => rows('1000 upcoming, 1000 completed'),
  [`loading until complete; past 15 s: ${WARNING}`]: (words) =>
    trickled(rowsAsUsual, warning(words)),
  'each booking once; the answer of the last number entered wins': () => rowsAsUsual,
};

/** How every message of the matrix is read, by its call and its prose. */
export const readings: Readonly<Record<Call, Readings>> = {
  'trips-categories': listReadings({
    call: 'trips-categories',
    failure:
      'adventure tab: ‹1› (silent); home featured: ‹2› with Retry; ticket popup: one default option ‹3›',
    empty: '‹1›; home featured: ‹2›; ticket popup: ‹3›',
    isOnHome: true,
    usable: '16 cards',
    keepsOptions: false,
    bare: ([duration, date]) =>
      `24 cards, 5 that lead nowhere, each "${duration} · ${date} · ₹15,999 · placeholder"`,
  }),
  'events-categories': listReadings({
    call: 'events-categories',
    failure: 'events tab: ‹1› with Retry; ticket popup: one default option ‹2›',
    empty: '‹1›; ticket popup: ‹2›',
    isOnHome: false,
    usable: '8 cards',
    keepsOptions: true,
    bare: ([, date, level]) =>
      `12 cards, 3 that lead nowhere, each "${level} · ${date} · ₹15,999 · placeholder"`,
  }),
  'trainings-categories': listReadings({
    call: 'trainings-categories',
    failure:
      'trainings tab: ‹1› with Retry; home featured: ‹2› with Retry; ticket popup: one default option ‹3›',
    empty: '‹1›; home featured: ‹2›; ticket popup: ‹3›',
    isOnHome: true,
    usable: '8 cards',
    keepsOptions: false,
    bare: ([, date, level]) =>
      `12 cards, 3 that lead nowhere, each "${level} · ${date} · ₹15,999 · placeholder"`,
  }),
  'trip-detail': detailReadings({
    call: 'trip-detail',
    other: 'event-detail',
    bare: ([date, length], price) =>
      `Manali to Leh High Pass Expedition · ${date} · ${length} · ${price} · without inclusions · 0 days`,
    withoutLists:
      'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · without inclusions · 0 days',
    contact: {
      body: '{"data":{"name":"A ride","starting_market_price":"Contact for price"}}',
      page: ([date, length, , ask]) =>
        `A ride · ${date} · ${length} · ${ask} ${ask} · without inclusions · 0 days`,
    },
    popups: (word) => ({ popup: word }),
  }),
  'event-detail': detailReadings({
    call: 'event-detail',
    other: 'trip-detail',
    bare: ([, , time], price) =>
      `Nandi Hill Climb · Date TBA · ${time} · ${price} · without inclusions`,
    withoutLists:
      'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · without inclusions',
    contact: {
      body: '{"data":{"title":"A ride","price":"Contact for price"}}',
      page: ([, , time, ask]) => `A ride · Date TBA · ${time} · ${ask} ${ask} · without inclusions`,
    },
    // one text for two kinds: 'Standard Entry (events) / Bring your own bike (trainings)'
    popups: (word) => {
      const [popup = '', trainingPopup = ''] = word.split(' / ');
      return {
        popup: popup.replace(' (events)', ''),
        trainingPopup: trainingPopup.replace(' (trainings)', ''),
      };
    },
  }),
  'trip-share': shareReadings('trip-share'),
  'event-share': shareReadings('event-share'),
  'contact-us': contactReadings,
  'guest-book': bookingReadings,
  'payment-status': statusReadings,
  'my-bookings': lookupReadings,
};

const isCall = (text: string): text is Call => Object.hasOwn(visits, text);
const isFault = (text: string): text is FaultName => matrixFaults.some((fault) => fault === text);

/** The cell that a text of the matrix describes; throws where the site has no reading for it. */
export function cellOf(text: CellText): FaultCell {
  const { call, fault } = text;
  if (!isCall(call) || !isFault(fault)) throw new Error(`Nothing is known of ${text.id}.`);
  const { prose, words } = messageOf(text.expect_message);
  const known = readings[call];
  const reading = Object.hasOwn(known, prose) ? known[prose] : undefined;
  if (reading === undefined) throw new Error(`${text.id} has no reading for: ${prose}`);
  const expected = reading(words, fault);
  const trials = Array.isArray(expected) ? expected : [{ fault, shows: expected }];
  return {
    id: `${call}/${fault}`,
    call,
    fault,
    words,
    trials,
    forbiddenOutcomes: forbiddenIn(text),
  };
}

/** The fault matrix: 11 calls by 20 faults. */
export const faultCells: readonly FaultCell[] = matrix.map(cellOf);

/** The keys that a failed booking may leave on the device: the record of an order that the answer names, and nothing else. */
export function keptAfterFailure({ fault }: Trial): string[] {
  const body = typeof fault === 'object' && 'body' in fault ? fault.body : undefined;
  const id = body === undefined ? undefined : /"merchant_transaction_id":"([^"]+)"/.exec(body)?.[1];
  return id === undefined ? [] : [paymentRecordKey(id)];
}
