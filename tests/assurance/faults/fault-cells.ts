import { STATUS_CODES } from 'node:http';
import type { CallName } from '../../../sandbox/call-names.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import { matrixFaults, type PresetName } from '../../../sandbox/faults/presets.ts';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { type Call, visits } from './visits.ts';

/** The name of a column. */
export type FaultName = (typeof matrixFaults)[number];

/** The faults that are an HTTP status. */
export const HTTP: readonly FaultName[] = matrixFaults.filter((fault) => fault.startsWith('http-'));
/** The answers with an OK status whose body is no JSON. */
export const UNREADABLE_BODY: readonly FaultName[] = ['html-200', 'empty-body', 'truncated-json'];
/** The answers that never come. */
export const LOST: readonly FaultName[] = ['hang-30s', 'connection-reset', 'offline'];

/** The texts that each screen of the call shows under one fault. */
export interface Trial {
  readonly fault: PresetName | Fault;
  readonly shows: Readonly<Record<string, string>>;
  /** Requests received for one look, by call, where they differ from those of a good one. */
  readonly asks?: Readonly<Partial<Record<CallName, number>>>;
  /** True when the time of the call is up while it is under way, so that its deadline need not be waited for. */
  readonly hasShortTimeouts?: true;
}

/** One call meeting one fault, as the matrix has it: first the fault itself, then its close relations. */
export interface FaultCell {
  readonly id: `${Call}/${FaultName}`;
  readonly call: Call;
  readonly fault: FaultName;
  /** The sentence of the matrix about the visitor's screen. */
  readonly message: string;
  /** The words that the message quotes, in its order. */
  readonly words: readonly string[];
  readonly trials: readonly Trial[];
}

/** The trials of a fault for a call: a trial of its own preset by what it shows, or several trials. */
type Expected = Trial['shows'] | readonly Trial[];

/** A message of the matrix: the faults that it stands for, what it quotes, and what the screens are to show. */
interface Reading {
  readonly faults: readonly FaultName[];
  words(fault: FaultName): readonly string[];
  shows(words: readonly string[], fault: FaultName): Expected;
}

/** The messages of a call by their prose, with ‹1›, ‹2› … where they quote. */
type Readings = Readonly<Record<string, Reading>>;

/** A message that quotes the same words under each of its faults, or others by the fault. */
const on = (
  faults: FaultName | readonly FaultName[],
  words: readonly string[] | Reading['words'],
  shows: Reading['shows'],
): Reading => ({
  faults: typeof faults === 'string' ? [faults] : faults,
  words: typeof words === 'function' ? words : () => words,
  shows,
});

const isHttp = (fault: FaultName) => HTTP.includes(fault);
const statusOf = (fault: FaultName) => Number(fault.replace('http-', ''));
const UNEXPECTED = 'Unexpected response from the server';
const OFFLINE = 'Network error: Please check your internet connection and try again.';
const TIMED_OUT = 'The request timed out';

/** Why an answer did not come or cannot be used, in the site's words. */
function reasonOf(fault: FaultName): string {
  if (isHttp(fault)) {
    const status = statusOf(fault);
    return `API request failed with status ${status}: ${STATUS_CODES[status]}`;
  }
  if (fault === 'hang-30s' || fault === 'slow-trickle') return TIMED_OUT;
  if (fault === 'connection-reset') return 'Network error';
  return fault === 'offline' ? OFFLINE : UNEXPECTED;
}

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

const readingOf = (call: Call, fault: FaultName): [prose: string, reading: Reading] => {
  const found = Object.entries(readings[call]).find(([, { faults }]) => faults.includes(fault));
  if (found === undefined) throw new Error(`Nothing is said of ${call}/${fault}.`);
  return found;
};

const wordsOf = (call: Call, fault: FaultName) => readingOf(call, fault)[1].words(fault);

/** The word that the message of a cell quotes: the nth word from 0, from the end where n is negative; '' for none. */
export const wordOf = (call: Call, fault: FaultName, nth: number): string =>
  wordsOf(call, fault).at(nth) ?? '';

/** A quotation with a place for the server's own words, and what stands there without them. */
const filled = (word: string, server: string) => word.replace(/\{.*\}/, server);
const unfilled = (word: string) => word.replace(/\{.*, else '(.*)'\}/, '$1');

interface ListWords {
  name: 'trips' | 'events' | 'trainings';
  /** The matrix's words for the screen of a failure, and for that of a list without items. */
  failure: string;
  empty: string;
  /** The text of a list without items. */
  emptyText: string;
  /** The text of a list that failed; none for the same as an empty one. */
  failedText?: string;
  /** The one option of the popup. */
  option: string;
  isOnHome: boolean;
  /** Items left when the bad ones are dropped. */
  usable: string;
  /** True when the popup still finds its item among the good ones. */
  keepsOptions: boolean;
  /** The cards of items without a field, by the fallbacks that the matrix names. */
  bare(words: readonly string[]): string;
}

function listReadings(list: ListWords): Readings {
  const { name, isOnHome, option } = list;
  const call = `${name}-categories` as const;
  const good = goodOf(call);
  const reasonIn = (fault: FaultName) =>
    isHttp(fault) ? reasonOf(fault) : `Failed to fetch ${name}: ${reasonOf(fault)}`;
  const failureWords = (fault: FaultName) => [
    list.failedText === undefined ? list.emptyText : `${list.failedText}: ${reasonIn(fault)}`,
    ...(isOnHome ? [`Error loading content: ${reasonIn(fault)}`] : []),
    option,
  ];
  const shown = (tab: string, popup: string, home: string, homeAlone: string) => ({
    tab,
    popup,
    ...(isOnHome && { home, homeAlone }),
  });
  // With both its lists failing Home names the trips, which come first; with one it shows the other (rule: Home).
  const failed = (words: readonly string[], fault: FaultName) =>
    shown(words[0] ?? '', option, isOnHome ? wordOf('trips-categories', fault, 1) : '', '2 cards');
  const counted = (tab: string, popup = good.popup ?? '') =>
    shown(tab, popup, '4 cards', '4 cards');
  return {
    [list.failure]: on([...HTTP, ...UNREADABLE_BODY, ...LOST], failureWords, (words, fault) =>
      failing(fault, failed(words, fault)),
    ),
    [`bad items dropped, good items shown; if data itself is not a list: ${list.failure}`]: on(
      'wrong-types',
      failureWords,
      (words, fault) => [
        { fault, shows: counted(list.usable, list.keepsOptions ? good.popup : option) },
        { fault: { body: '{"success":true,"data":"none"}' }, shows: failed(words, fault) },
      ],
    ),
    "cards with the spec's fallbacks (‹1›, ‹2›, ‹3›, placeholder image, default price); a card without id does not navigate":
      on('missing-fields', ['Duration TBA', 'Date TBA', 'All Levels'], (words) =>
        counted(list.bare(words), option),
      ),
    'normal list, no message': on('extra-fields', [], () => good),
    [list.empty]: on(
      'null-arrays',
      [
        list.emptyText,
        ...(isOnHome ? ['No featured getaways available at the moment.'] : []),
        option,
      ],
      (words) => shown(words[0] ?? '', option, words[1] ?? '', '2 cards'),
    ),
    'the list (paged or windowed) within 5 s for 5,000 items / 5 MB; above 10 MB: as html-200': on(
      'huge-body',
      [],
      (_, fault) => [
        { fault, shows: counted('5000 cards') },
        { fault: 'huge-body-11mb', shows: failed(failureWords('html-200'), 'html-200') },
      ],
    ),
    [`loading state until the body is complete; if not complete 15 s after start: ${list.failure}`]:
      on('slow-trickle', failureWords, (words, fault) => trickled(good, failed(words, fault))),
    'the list once, no message': on('duplicate-delivery', [], () => good),
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
  /** The matrix's names for the default option and for the popups that show it. */
  option: string;
  popups: Trial['shows'];
}

const RETRY = '‹1› with Retry (reloads the page)';

function detailReadings({ call, other, ...detail }: DetailWords): Readings {
  const { page = '', chosen = '' } = goodOf(call);
  const good = { page };
  const failureWords = (fault: FaultName) => [`Error loading details: ${reasonOf(fault)}`];
  const unexpected = failureWords('html-200');
  const gone = 'Details not found';
  const fallbacks = [
    'Flexible dates',
    'Duration not specified',
    'Flexible',
    'Register Now',
    'Contact for price',
    gone,
  ];
  const shown = (word: string | undefined) => ({ page: word ?? '' });
  const missing = (fault: PresetName | Fault, word: string | undefined): Trial => ({
    fault,
    shows: shown(word),
    asks: { [call]: 1, [other]: 1 },
  });
  return {
    'the other endpoint is asked once; when it too answers 404: ‹1› with Go Back': on(
      'http-404',
      [gone],
      ([word], fault) => [missing(fault, word)],
    ),
    '‹1› with Go Back': on('empty-body', [gone], ([word], fault) => [missing(fault, word)]),
    [RETRY]: on([...HTTP, ...UNREADABLE_BODY, ...LOST], failureWords, ([word], fault) =>
      failing(fault, shown(word)),
    ),
    // A price that is there but no amount is asked for; it is never the fallback (rule: Prices that cannot be used).
    [`item with fallbacks where the field is unusable; ${RETRY} when the item is not an object`]:
      on('wrong-types', unexpected, ([word], fault) => {
        const asked = fallbacks[3] ?? '';
        return [
          { fault, shows: shown(detail.bare(fallbacks, `${asked} ${asked}`)) },
          { fault: { body: '{"data":["no item"]}' }, shows: shown(word) },
        ];
      }),
    "item with the spec's fallbacks (‹1›, ‹2›, ‹3›, placeholder image; ‹4› when the price is ‹5›); no id and no name at all: ‹6›":
      on('missing-fields', fallbacks, (words, fault) => [
        { fault, shows: shown(detail.bare(words, '₹15,999 Book Now')) },
        { fault: { body: detail.contact.body }, shows: shown(detail.contact.page(words)) },
        missing({ body: `{"data":{"price":"${words[4]}"}}` }, words[5]),
      ]),
    'normal page, no message': on('extra-fields', [], () => good),
    'page without inclusions/exclusions/itinerary sections; ticket popup: one default option ‹1›':
      on('null-arrays', [detail.option], () => ({
        ...shown(detail.withoutLists),
        ...detail.popups,
      })),
    [`page within 5 s; description cut at 60 characters with Read More; above 10 MB: ${RETRY}`]: on(
      'huge-body',
      unexpected,
      ([word], fault) => [
        { fault, shows: good },
        { fault: 'huge-body-11mb', shows: shown(word) },
      ],
    ),
    [`loading until complete; past 15 s: ${RETRY}`]: on('slow-trickle', failureWords, ([word]) =>
      trickled(good, shown(word)),
    ),
    'page once; selected quantities and open itinerary day kept': on(
      'duplicate-delivery',
      [],
      () => ({ ...good, chosen }),
    ),
  };
}

const FALLBACK = 'falls back to sharing the current page link; when copied, alert ‹1›';
const COPIED = ['Content copied to clipboard. You can now share it on your preferred platform.'];

function shareReadings(call: 'trip-share' | 'event-share'): Readings {
  const { sheet = '', copied = '' } = goodOf(call);
  const good = { sheet, copied };
  const late = { late: 'the page and its link' };
  const fallback = (word: string | undefined) => ({
    sheet: 'the page and its link',
    copied: word ?? '',
  });
  return {
    [FALLBACK]: on(
      [...HTTP, ...UNREADABLE_BODY, 'wrong-types', ...LOST],
      COPIED,
      ([word], fault) => {
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
    ),
    'share target opens with what is present, page link and page title for the rest': on(
      'missing-fields',
      [],
      (_, fault) => [
        { fault, shows: fallback(copied) },
        { fault: { body: '{"title":"A ride"}' }, shows: { sheet: 'a title', copied } },
      ],
    ),
    'share target opens with title, description and image_url': on('extra-fields', [], () => good),
    [`null fields: ${FALLBACK}`]: on('null-arrays', COPIED, ([word]) => fallback(word)),
    [`title and description cut to what the target accepts (<= 2,000 characters), or ${FALLBACK}`]:
      on('huge-body', COPIED, ([word], fault) => [
        { fault, shows: good },
        { fault: 'huge-body-11mb', shows: fallback(word) },
      ]),
    [`loading on the share card; past 15 s ${FALLBACK}`]: on('slow-trickle', COPIED, ([word]) => [
      ...trickled(good, fallback(word)),
      { fault: 'slow-trickle', shows: late },
    ]),
    'one share target opened once': on('duplicate-delivery', [], () => good),
  };
}

const form = (word: string | undefined) => ({ form: word ?? '' });

const SENT = ["Thank you for contacting us! We'll get back to you soon."];

const contactReadings: Readings = {
  '‹1›, typed text kept, button back to idle': on(
    [...HTTP, ...LOST],
    ['There was an error submitting the form. Please try again later.'],
    ([word], fault) => failing(fault, form(word)),
  ),
  '‹1› for 5 s, form cleared (status OK; the response is not read)': on(
    [
      ...UNREADABLE_BODY,
      'wrong-types',
      'missing-fields',
      'extra-fields',
      'null-arrays',
      'huge-body',
    ],
    SENT,
    ([word], fault) => [
      { fault, shows: form(word) },
      ...(fault === 'huge-body' ? [{ fault: 'huge-body-11mb' as const, shows: form(word) }] : []),
    ],
  ),
  '‹1› for 5 s, form cleared as soon as an OK status arrives (body not read)': on(
    'slow-trickle',
    SENT,
    ([word]) => [
      { fault: BRISK_TRICKLE, shows: form(word) },
      // the status is enough: a body that would end long after the deadline is not waited for
      { fault: { trickle: { pieces: 100, everyMs: 400 } }, shows: form(word) },
    ],
  ),
  '‹1› for 5 s, form cleared; once': on('duplicate-delivery', SENT, ([word]) => form(word)),
};

const left = { form: 'left for the payment page' };
const alert = (title: string, ...words: readonly (string | undefined)[]) => ({
  form: [title, ...words].join(' | '),
});
const paymentError = (...words: readonly (string | undefined)[]) =>
  alert('Payment Error', ...words);

/** The answers with an OK status that cannot be used: an order may exist (rule: Never twice). */
const UNUSABLE: readonly FaultName[] = [
  ...UNREADABLE_BODY,
  'wrong-types',
  'missing-fields',
  'null-arrays',
];
const MAY_HAVE_ORDER =
  'The platform may have noted your booking all the same. You have not paid for it.';
const failedStart = (fault: FaultName, ...words: readonly (string | undefined)[]) =>
  paymentError(...words, ...(UNUSABLE.includes(fault) ? [MAY_HAVE_ORDER] : []));

/** Other events of a booking that are of the same kind as a fault, by the fault. */
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

const SUPPORT = 'If this issue persists, please contact our support team.';
const NOT_STARTED = 'Payment initiation failed';
const LATE_WORDS = [
  'Processing...',
  'An unexpected error occurred. Please try again later.',
  SUPPORT,
];

const bookingReadings: Readings = {
  'Authentication Error alert: ‹1› + ‹2›': on(
    'http-401',
    [
      'Authentication failed. Please log in again or contact support.',
      'Please log in or check your API configuration.',
    ],
    (words) => alert('Authentication Error', ...words),
  ),
  'Item Not Found alert: ‹1›': on(
    'http-404',
    [
      'The item you are trying to book was not found. It may have been removed or is no longer available.',
    ],
    (words) => alert('Item Not Found', ...words),
  ),
  'Payment Error alert: ‹1› + ‹2›': on(
    [...HTTP, ...UNUSABLE, 'connection-reset', 'offline'],
    (fault) => {
      if (isHttp(fault))
        return [
          `{server message or detail, else '${NOT_STARTED}'} (Status: ${statusOf(fault)})`,
          SUPPORT,
        ];
      return UNUSABLE.includes(fault)
        ? [`{message or detail if present, else '${NOT_STARTED}'} (Status: 200)`, SUPPORT]
        : [OFFLINE, SUPPORT];
    },
    (words, fault) => [
      { fault, shows: failedStart(fault, unfilled(words[0] ?? ''), words[1]) },
      ...bookingRelations(fault, words),
    ],
  ),
  'normal: pending booking stored, then redirect to payment_url': on(
    'extra-fields',
    [],
    () => left,
  ),
  'normal if payment_url and merchant_transaction_id are readable within the deadline; else Payment Error alert: ‹1› + ‹2›':
    on('huge-body', [`${NOT_STARTED} (Status: 200)`, SUPPORT], (words, fault) => [
      { fault, shows: left },
      { fault: 'huge-body-11mb', shows: paymentError(...words, MAY_HAVE_ORDER) },
      {
        fault: { status: 500, body: JSON.stringify({ message: 'x'.repeat(5_000) }) },
        shows: paymentError(filled(wordOf('guest-book', 'http-500', 0), 'x'.repeat(300)), words[1]),
      },
    ]),
  '‹1› until the 30 s deadline, then Payment Error alert: ‹2› + ‹3›': on(
    'hang-30s',
    LATE_WORDS,
    ([, ...words]) => [
      ...timedOut(paymentError(...words)),
      { fault: 'hang-after-effect', shows: paymentError(...words), hasShortTimeouts: true },
    ],
  ),
  '‹1› until the body is complete, then normal; past 30 s Payment Error alert: ‹2› + ‹3›': on(
    'slow-trickle',
    LATE_WORDS,
    ([, ...words]) => trickled(left, paymentError(...words)),
  ),
  'one pending booking, one redirect': on('duplicate-delivery', [], () => left),
};

const FOUR_CHECKS = { 'payment-status': 4 } as const;
const FOUR = '‹1› through 4 checks (1 + 3 retries, 2 s apart), then failed: ‹2›';
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

const VERIFYING = 'Verifying payment, please wait...';
const NOT_VERIFIED = 'Payment verification failed.';
const NOT_PROCESSED = 'Error processing payment response: {short reason}';
/** The page's words about a check that was lost. */
const lostWords = (fault: FaultName) => [
  VERIFYING,
  `An unexpected error occurred: ${reasonOf(fault)}`,
];
const fromBody = (body: object, shows: Trial['shows']): Trial => ({
  fault: { body: JSON.stringify(body) },
  shows,
});

const statusReadings: Readings = {
  [`${FOUR} with Go Back`]: on(
    [...HTTP, ...UNREADABLE_BODY],
    (fault) => [
      VERIFYING,
      isHttp(fault) ? `${NOT_VERIFIED} HTTP status: ${statusOf(fault)}` : NOT_PROCESSED,
    ],
    ([, word], fault) => [afterFour(fault, word)],
  ),
  [`${FOUR} (‹3›, 1 or {} are not true)`]: on(
    'wrong-types',
    [VERIFYING, NOT_PROCESSED, 'true'],
    ([, word, untrue], fault) => [
      afterFour(fault, word),
      // as texts and numbers flags are read; what is none of them decides nothing
      ...[`${untrue}, perhaps`, 2, {}].map((success) =>
        afterFour({ body: JSON.stringify({ success, phonepe_status: { success: true } }) }, word),
      ),
    ],
  ),
  'success:true with provider success:true and no state/code: success; success:true, no provider, local payment_status success: success with ‹1› user details; success absent (unreadable): ‹2› through 4 checks (1 + 3 retries, 2 s apart), then failed: ‹3›; readable but nothing conclusive (success:false alone, or success:true without provider and local status): failed at once with message, else ‹4›':
    on(
      'missing-fields',
      ['Not available', VERIFYING, NOT_PROCESSED, NOT_VERIFIED],
      ([person, , unreadable, inconclusive], fault) => [
        afterFour(fault, unreadable),
        fromBody({ success: true, phonepe_status: { success: true } }, paid(PAID)),
        fromBody(
          { success: true, local_status: { payment_status: 'success' } },
          { ...paid(PAID), elsewhere: `paid: ${PAID} ${person}, ${person}, ${person}` },
        ),
        fromBody({ success: false }, failed(inconclusive)),
        fromBody({ success: true }, failed(inconclusive)),
      ],
    ),
  'normal result by the known fields; unknown payResponseCode/responseCode values tolerated': on(
    'extra-fields',
    [],
    () => ({ ...paidAsUsual, ...unpaidAsUsual }),
  ),
  // nothing but a friendly message may be left of the answer: that is no proof of a payment, nor a reason of a failure
  'null provider status is ‹1›; null local_status is ‹2›: provider decides; both null: failed at once with message, else ‹3› (pending booking kept)':
    on('null-arrays', ['no provider status', 'unknown', NOT_VERIFIED], ([, , word], fault) => [
      { fault, shows: failed(word) },
      fromBody({ success: true, local_status: null, phonepe_status: null }, failed(word)),
      fromBody(
        { success: true, local_status: { payment_status: 'success' }, phonepe_status: null },
        paid(PAID),
      ),
      fromBody(
        { success: true, local_status: null, phonepe_status: { success: true } },
        paid(PAID),
      ),
    ]),
  'result by the known fields; message cut at 300 characters': on('huge-body', [], (_, fault) => [
    { fault, shows: { ...paidAsUsual, ...unpaidAsUsual } },
    fromBody({ success: false, message: 'x'.repeat(5_000) }, failed('x'.repeat(300))),
    afterFour('huge-body-11mb', NOT_PROCESSED),
  ]),
  [`${FOUR} (10 s a check, at most 46 s in all); Refresh Status offered meanwhile`]: on(
    'hang-30s',
    lostWords,
    ([, word]) => timedOut(unverified(word), FOUR_CHECKS),
  ),
  [FOUR]: on('connection-reset', lostWords, ([, word], fault) => [
    afterFour(fault, word),
    afterFour('reset-midway', word),
  ]),
  [`${FOUR}; pending booking kept so that a reload verifies again`]: on(
    'offline',
    lostWords,
    ([, word], fault) => [afterFour(fault, word)],
  ),
  'pending until complete, then the normal result; a check past 10 s counts as a thrown error and is retried':
    on('slow-trickle', [], (_, fault) =>
      trickled(paidAsUsual, unverified(lostWords(fault)[1]), FOUR_CHECKS),
    ),
  'one result, one confirmed record, one redirect after 3 s': on(
    'duplicate-delivery',
    [],
    () => paidAsUsual,
  ),
};

const WARNING = 'warning alert titled ‹1›: ‹2› + ‹3›';
// its title is the page's own, and looked at in Chromium
const warning = (words: readonly string[]) => ({ list: words.slice(1, 3).join(' | ') });
const rows = (list: string) => ({ list });
const rowsAsUsual = rows(goodOf('my-bookings').list ?? '');

const NOT_RETRIEVED = 'Failed to retrieve bookings';
const warningWords = (fault: FaultName) => {
  const said = isHttp(fault) ? `Failed to fetch bookings. Status: ${statusOf(fault)}` : null;
  const reason = reasonOf(fault) === UNEXPECTED ? NOT_RETRIEVED : reasonOf(fault);
  return ['Error', said ?? reason, 'Please try again or contact support if the issue persists.'];
};

const lookupReadings: Readings = {
  [WARNING]: on([...HTTP, ...UNREADABLE_BODY, ...LOST], warningWords, (words, fault) =>
    failing(fault, warning(words)),
  ),
  [`bad bookings dropped, good ones shown; list not a list: ${WARNING}`]: on(
    'wrong-types',
    warningWords,
    (words, fault) => [
      { fault, shows: rows('0 upcoming, 2 completed') },
      fromBody({ success: true, bookings: 'none' }, warning(words)),
      fromBody({ success: 'perhaps', bookings: [] }, warning(words)),
    ],
  ),
  [`${WARNING} when success is not true or neither bookings nor data is present; missing fields inside a booking: placeholder image, ‹4›, no View Details without _id`]:
    on(
      'missing-fields',
      (fault) => [...warningWords(fault), 'Date TBA'],
      (words, fault) => [
        { fault, shows: warning(words) },
        fromBody({ success: true }, warning(words)),
        fromBody(
          { success: true, bookings: [{ name: 'A ride' }] },
          rows('1 upcoming, 0 completed'),
        ),
      ],
    ),
  'normal list; extra personal fields neither shown nor stored': on(
    'extra-fields',
    [],
    () => rowsAsUsual,
  ),
  '‹1› / ‹2›': on(
    'null-arrays',
    [
      'No upcoming bookings found for this phone number.',
      'No completed bookings found for this phone number.',
    ],
    (words) => rows(words.join(' | ')),
  ),
  'list within 5 s for 2,000 bookings (windowed)': on('huge-body', [], () =>
    rows('1000 upcoming, 1000 completed'),
  ),
  [`loading until complete; past 15 s: ${WARNING}`]: on('slow-trickle', warningWords, (words) =>
    trickled(rowsAsUsual, warning(words)),
  ),
  'each booking once; the answer of the last number entered wins': on(
    'duplicate-delivery',
    [],
    () => rowsAsUsual,
  ),
};

/** Every message of the matrix, by its call. */
const readings: Readonly<Record<Call, Readings>> = {
  'trips-categories': listReadings({
    name: 'trips',
    emptyText: 'No adventure tours available at the moment.',
    option: 'Bring your own bike',
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
    name: 'events',
    emptyText: 'No events available at the moment.',
    failedText: 'Error loading events',
    option: 'Standard Entry',
    failure: 'events tab: ‹1› with Retry; ticket popup: one default option ‹2›',
    empty: '‹1›; ticket popup: ‹2›',
    isOnHome: false,
    usable: '8 cards',
    keepsOptions: true,
    bare: ([, date, level]) =>
      `12 cards, 3 that lead nowhere, each "${level} · ${date} · ₹15,999 · placeholder"`,
  }),
  'trainings-categories': listReadings({
    name: 'trainings',
    emptyText: 'No training events available at the moment.',
    failedText: 'Error loading trainings',
    option: 'Bring your own bike',
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
    option: 'Bring your own bike',
    popups: { popup: 'Bring your own bike' },
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
    option: 'Standard Entry (events) / Bring your own bike (trainings)',
    popups: { popup: 'Standard Entry', trainingPopup: 'Bring your own bike' },
  }),
  'trip-share': shareReadings('trip-share'),
  'event-share': shareReadings('event-share'),
  'contact-us': contactReadings,
  'guest-book': bookingReadings,
  'payment-status': statusReadings,
  'my-bookings': lookupReadings,
};

function cellOf(call: Call, fault: FaultName): FaultCell {
  const [prose, { words: wordsUnder, shows }] = readingOf(call, fault);
  const words = wordsUnder(fault);
  const expected = shows(words, fault);
  return {
    id: `${call}/${fault}`,
    call,
    fault,
    message: prose.replaceAll(/‹(\d)›/g, (_, nth) => `'${words[nth - 1]}'`),
    words,
    trials: Array.isArray(expected) ? expected : [{ fault, shows: expected }],
  };
}

/** The fault matrix: 11 calls by 20 faults. */
export const faultCells: readonly FaultCell[] = (Object.keys(visits) as Call[]).flatMap((call) =>
  matrixFaults.map((fault) => cellOf(call, fault)),
);

/** The keys that a failed booking may leave on the device: the record of an order that the answer names, and nothing else. */
export function keptAfterFailure({ fault }: Trial): string[] {
  const body = typeof fault === 'object' && 'body' in fault ? fault.body : undefined;
  const id = body === undefined ? undefined : /"merchant_transaction_id":"([^"]+)"/.exec(body)?.[1];
  return id === undefined ? [] : [paymentRecordKey(id)];
}
