import { STATUS_CODES } from 'node:http';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import type { CallName } from '../../../sandbox/calls/calls.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import { matrixFaults, type PresetName } from '../../../sandbox/faults/presets.ts';
import { type Call, LEFT, visits } from './visits.ts';

/** The name of a column. */
export type FaultName = (typeof matrixFaults)[number];

const HTTP: readonly FaultName[] = matrixFaults.filter((fault) => fault.startsWith('http-'));
/** The answers that never come. */
const LOST: readonly FaultName[] = ['hang-30s', 'connection-reset', 'offline'];

/** The texts that each screen of the call shows under one fault. */
export interface Trial {
  readonly fault: PresetName | Fault;
  readonly shows: Readonly<Record<string, string>>;
  /** Requests received for one look, by call, where they differ from those of a good one. */
  readonly asks?: Readonly<Partial<Record<CallName, number>>>;
  /** True when the time of the call is up while it is under way, so that its deadline need not be waited for. */
  readonly hasShortTimeouts?: true;
}

/** One call under one fault: first the fault itself, then its close relations. */
export interface FaultCell {
  readonly id: `${Call}/${FaultName}`;
  readonly call: Call;
  readonly fault: FaultName;
  readonly trials: readonly Trial[];
}

type Shows = Trial['shows'];
/** The trials of a fault for a call: a trial of its own preset by what it shows, or several trials. */
type Expected = Shows | readonly Trial[];
/** The expectations of a call by its fault. */
type Cells = (fault: FaultName) => Expected;

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
/** The preset's pieces at five times its pace: no deadline is in question where they are waited for. */
const BRISK_TRICKLE: Fault = { trickle: { pieces: 20, everyMs: 40 } };

const trial = (fault: Trial['fault'], shows: Shows, asks?: Trial['asks']): Trial => ({
  fault,
  shows,
  ...(asks && { asks }),
});
const hurried = (fault: Trial['fault'], shows: Shows, asks?: Trial['asks']): Trial => ({
  ...trial(fault, shows, asks),
  hasShortTimeouts: true,
});
const answering = (body: object, shows: Shows): Trial =>
  trial({ body: JSON.stringify(body) }, shows);

/** Both a silence and an answer after the deadline end as `shows`. */
const timedOut = (shows: Shows, asks?: Trial['asks']): Trial[] => [
  hurried('hang-30s', shows, asks),
  hurried({ delayMs: LATE_ANSWER }, shows, asks),
];

/** A body in pieces is waited for, but not past the deadline. */
const trickled = (good: Shows, late: Shows, asks?: Trial['asks']): Trial[] => [
  trial(BRISK_TRICKLE, good),
  hurried('slow-trickle', late, asks),
];

/** A failure of the fault itself, or of a silence that outlasts the deadline. */
const failing = (fault: FaultName, shows: Shows, asks?: Trial['asks']): Trial[] =>
  fault === 'hang-30s' ? timedOut(shows, asks) : [trial(fault, shows, asks)];

const goodOf = (call: Call): Record<string, string> =>
  Object.fromEntries(Object.entries(visits[call]).map(([screen, { good }]) => [screen, good]));

interface ListWords {
  name: ListName;
  /** The text of a list without items. */
  emptyText: string;
  /** The start of the text of a list that failed; none where that is the text of an empty one. */
  failedText?: string;
  /** The one option of the popup. */
  option: string;
  isOnHome: boolean;
  /** Items left when the bad ones are dropped. */
  usable: string;
  /** True when the popup still finds its item among the good ones. */
  keepsOptions: boolean;
  /** The cards of items without their fields. */
  bare: string;
}

function listCells({ name, isOnHome, option, emptyText, failedText, ...list }: ListWords): Cells {
  const good = goodOf(`${name}-categories`);
  const reasonIn = (of: string, fault: FaultName) =>
    isHttp(fault) ? reasonOf(fault) : `Failed to fetch ${of}: ${reasonOf(fault)}`;
  const shown = (tab: string, popup: string, home: string, homeAlone: string) => ({
    tab,
    popup,
    ...(isOnHome && { home, homeAlone }),
  });
  // With both its lists failing Home names the trips, which come first; with one it shows the other (rule: Home).
  const failed = (fault: FaultName) =>
    shown(
      failedText === undefined ? emptyText : `${failedText}: ${reasonIn(name, fault)}`,
      option,
      `Error loading content: ${reasonIn('trips', fault)}`,
      '2 cards',
    );
  const counted = (tab: string, popup = good.popup ?? '') =>
    shown(tab, popup, '4 cards', '4 cards');
  return (fault): Expected => {
    switch (fault) {
      case 'wrong-types':
        return [
          trial(fault, counted(list.usable, list.keepsOptions ? good.popup : option)),
          trial({ body: '{"success":true,"data":"none"}' }, failed(fault)),
        ];
      case 'missing-fields':
        return counted(list.bare, option);
      case 'null-arrays':
        return shown(emptyText, option, 'No featured getaways available at the moment.', '2 cards');
      case 'huge-body':
        return [trial(fault, counted('5000 cards')), trial('huge-body-11mb', failed('html-200'))];
      case 'slow-trickle':
        return trickled(good, failed(fault));
      case 'extra-fields':
      case 'duplicate-delivery':
        return good;
      default:
        return failing(fault, failed(fault));
    }
  };
}

interface DetailWords {
  call: `${ItemKind}-detail`;
  other: `${ItemKind}-detail`;
  /** The page of an item with a name and nothing else. */
  bare(price: string): string;
  withoutLists: string;
  /** An answer with a name and a price to be asked for, and its page. */
  contact: { body: string; page: string };
  /** The popups of an item without options. */
  popups: Shows;
}

function detailCells({ call, other, ...detail }: DetailWords): Cells {
  const { page = '', chosen = '' } = goodOf(call);
  const failed = (fault: FaultName) => ({ page: `Error loading details: ${reasonOf(fault)}` });
  // the other kind is asked once
  const missing = (fault: Trial['fault']) =>
    trial(fault, { page: 'Details not found' }, { [call]: 1, [other]: 1 });
  return (fault): Expected => {
    switch (fault) {
      case 'http-404':
      case 'empty-body':
        return [missing(fault)];
      case 'wrong-types':
        return [
          // A price that is there but no amount is asked for; it is never the fallback (rule: Prices that cannot be used).
          trial(fault, { page: detail.bare('Register Now Register Now') }),
          trial({ body: '{"data":["no item"]}' }, failed(fault)),
        ];
      case 'missing-fields':
        return [
          trial(fault, { page: detail.bare('₹15,999 Book Now') }),
          trial({ body: detail.contact.body }, { page: detail.contact.page }),
          missing({ body: '{"data":{"price":"Contact for price"}}' }),
        ];
      case 'null-arrays':
        return { page: detail.withoutLists, ...detail.popups };
      case 'huge-body':
        return [trial(fault, { page }), trial('huge-body-11mb', failed(fault))];
      case 'slow-trickle':
        return trickled({ page }, failed(fault));
      case 'extra-fields':
        return { page };
      case 'duplicate-delivery':
        return { page, chosen };
      default:
        return failing(fault, failed(fault));
    }
  };
}

function shareCells(call: `${ItemKind}-share`): Cells {
  const { sheet = '', copied = '' } = goodOf(call);
  const good = { sheet, copied };
  const late = { late: 'the page and its link' };
  const fallback = {
    sheet: 'the page and its link',
    copied: 'Content copied to clipboard. You can now share it on your preferred platform.',
  };
  return (fault): Expected => {
    switch (fault) {
      case 'hang-30s':
        return [...timedOut(fallback), trial(fault, late)];
      case 'wrong-types':
        return [
          trial(fault, fallback),
          answering(
            { title: 'A ride', description: 'With hills', image_url: 'javascript:alert(1)' },
            good,
          ),
        ];
      case 'missing-fields':
        return [
          trial(fault, { sheet: 'the page and its link', copied }),
          answering({ title: 'A ride' }, { sheet: 'a title', copied }),
        ];
      case 'huge-body':
        return [trial(fault, good), trial('huge-body-11mb', fallback)];
      case 'slow-trickle':
        return [...trickled(good, fallback), trial(fault, late)];
      case 'extra-fields':
      case 'duplicate-delivery':
        return good;
      default:
        return fallback;
    }
  };
}

const sent = { form: "Thank you for contacting us! We'll get back to you soon." };

const contactCells: Cells = (fault): Expected => {
  // the status is enough: a body that would end long after the deadline is not waited for
  if (fault === 'slow-trickle')
    return [trial(BRISK_TRICKLE, sent), trial({ trickle: { pieces: 100, everyMs: 400 } }, sent)];
  if (fault === 'huge-body') return [trial(fault, sent), trial('huge-body-11mb', sent)];
  if (![...HTTP, ...LOST].includes(fault)) return sent;
  return failing(fault, {
    form: 'There was an error submitting the form. Please try again later.',
  });
};

const left = { form: LEFT };
const SUPPORT = 'If this issue persists, please contact our support team.';
const NOT_STARTED = 'Payment initiation failed';
const MAY_HAVE_ORDER =
  'The platform may have noted your booking all the same. You have not paid for it.';
const shownAs = (...words: readonly string[]) => ({ form: words.join(' | ') });
const paymentError = (...words: readonly string[]) => shownAs('Payment Error', ...words, SUPPORT);
/** An OK answer that cannot be used: an order may exist (rule: Never twice). */
const unusable = (words = NOT_STARTED) =>
  shownAs('Payment Error', `${words} (Status: 200)`, SUPPORT, MAY_HAVE_ORDER);
const refused = (status: number, words = NOT_STARTED) =>
  paymentError(`${words} (Status: ${status})`);
/** A booking whose answer was lost: an order may exist (rule: Lost answers). */
const lost = (words: string) => shownAs('Payment Error', words, SUPPORT, MAY_HAVE_ORDER);
const late = lost('An unexpected error occurred. Please try again later.');
/** Said to a rider who is online: it does not blame their connection, since the request had gone (rule: Lost answers). */
const BROKEN_OFF = 'Network error: The connection broke off before the platform’s answer was here.';
/** The statuses of a server between the site and the platform. */
const BETWEEN = [408, 502, 504];

/** Payment addresses that are never followed. */
const EVIL_ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a@evil.example',
];

const bookingCells: Cells = (fault): Expected => {
  switch (fault) {
    case 'http-400':
      return [
        trial(fault, refused(400)),
        trial(
          { status: 400, body: '{"message":"The ride is closed."}' },
          refused(400, 'The ride is closed.'),
        ),
      ];
    case 'http-401':
      return shownAs(
        'Authentication Error',
        'Authentication failed. Please log in again or contact support.',
        'Please log in or check your API configuration.',
      );
    case 'http-404':
      return shownAs(
        'Item Not Found',
        'The item you are trying to book was not found. It may have been removed or is no longer available.',
      );
    case 'http-409':
      return [
        trial(fault, refused(409)),
        trial('message-409', refused(409, 'Only one seat is left on this ride.')),
      ];
    case 'http-500':
      // the order was made, but nobody was told: the visitor may press again
      return [
        trial(fault, refused(500)),
        trial('http-500-after-effect', refused(500)),
        ...BETWEEN.map((status) =>
          trial({ status, handle: true, body: '' }, lost(`${NOT_STARTED} (Status: ${status})`)),
        ),
      ];
    case 'http-429':
    case 'http-503':
      return refused(statusOf(fault));
    case 'wrong-types':
      return [
        trial(fault, unusable()),
        ...EVIL_ADDRESSES.map((url) =>
          answering({ payment_url: url, merchant_transaction_id: 'T1' }, unusable()),
        ),
      ];
    case 'missing-fields':
      return [
        trial(fault, unusable()),
        trial('message-in-200', unusable('Bookings are closed for tonight.')),
      ];
    case 'extra-fields':
    case 'duplicate-delivery':
      return left;
    case 'huge-body':
      return [
        trial(fault, left),
        trial('huge-body-11mb', unusable()),
        trial(
          { status: 500, body: JSON.stringify({ message: 'x'.repeat(5_000) }) },
          refused(500, 'x'.repeat(300)),
        ),
      ];
    case 'hang-30s':
      return [...timedOut(late), hurried('hang-after-effect', late)];
    case 'slow-trickle':
      return trickled(left, late);
    case 'connection-reset':
      return [fault, 'reset-after-effect' as const, 'reset-midway' as const].map((one) =>
        trial(one, lost(BROKEN_OFF)),
      );
    case 'offline':
      return paymentError(OFFLINE);
    default:
      return unusable();
  }
};

const FOUR_CHECKS = { 'payment-status': 4 } as const;
const NOT_VERIFIED = 'Payment verification failed.';
const NOT_PROCESSED = `Error processing payment response: ${UNEXPECTED}`;
const unverified = (word: string) => ({ result: `not confirmed yet: ${word}` });
const paid = { result: 'paid: Payment successful.' };
// the screen fails at once, and the payment stays open: the words settle nothing (rule: Paid, declined, open)
const inconclusive = (message: string) => ({ result: `failed, still open: ${message}` });
const afterFour = (fault: Trial['fault'], word: string) =>
  trial(fault, unverified(word), FOUR_CHECKS);

const statusCells: Cells = (fault): Expected => {
  const { result = '', unpaid = '' } = goodOf('payment-status');
  const lost = `An unexpected error occurred: ${reasonOf(fault)}`;
  const success = { phonepe_status: { success: true } };
  switch (fault) {
    case 'wrong-types':
      return [
        afterFour(fault, NOT_PROCESSED),
        // as texts and numbers flags are read; what is none of them decides nothing
        ...['true, perhaps', 2, {}].map((flag) =>
          afterFour({ body: JSON.stringify({ success: flag, ...success }) }, NOT_PROCESSED),
        ),
      ];
    case 'missing-fields': {
      const nobody = Array(3).fill('Not available').join(', ');
      return [
        afterFour(fault, NOT_PROCESSED),
        answering({ success: true, ...success }, paid),
        answering(
          { success: true, local_status: { payment_status: 'success' } },
          { ...paid, elsewhere: `${paid.result} ${nobody}` },
        ),
        answering({ success: false }, inconclusive(NOT_VERIFIED)),
        answering({ success: true }, inconclusive(NOT_VERIFIED)),
      ];
    }
    case 'extra-fields':
      return { result, unpaid };
    case 'null-arrays':
      // nothing but a friendly message may be left of the answer: that is no proof of a payment, nor a reason of a failure
      return [
        trial(fault, inconclusive(NOT_VERIFIED)),
        answering(
          { success: true, local_status: null, phonepe_status: null },
          inconclusive(NOT_VERIFIED),
        ),
        answering(
          { success: true, local_status: { payment_status: 'success' }, phonepe_status: null },
          paid,
        ),
        answering({ success: true, local_status: null, ...success }, paid),
      ];
    case 'huge-body':
      return [
        trial(fault, { result, unpaid }),
        answering({ success: false, message: 'x'.repeat(5_000) }, inconclusive('x'.repeat(300))),
        afterFour('huge-body-11mb', NOT_PROCESSED),
      ];
    case 'hang-30s':
      return timedOut(unverified(lost), FOUR_CHECKS);
    case 'connection-reset':
      return [afterFour(fault, lost), afterFour('reset-midway', lost)];
    case 'offline':
      return [afterFour(fault, lost)];
    case 'slow-trickle':
      return trickled({ result }, unverified(lost), FOUR_CHECKS);
    case 'duplicate-delivery':
      return { result };
    default:
      return [
        afterFour(
          fault,
          isHttp(fault) ? `${NOT_VERIFIED} HTTP status: ${statusOf(fault)}` : NOT_PROCESSED,
        ),
      ];
  }
};

const lookupCells: Cells = (fault): Expected => {
  const good = { list: goodOf('my-bookings').list ?? '' };
  const reason = isHttp(fault)
    ? `Failed to fetch bookings. Status: ${statusOf(fault)}`
    : reasonOf(fault).replace(UNEXPECTED, 'Failed to retrieve bookings');
  const failed = {
    list: `${reason} | Please try again or contact support if the issue persists.`,
  };
  switch (fault) {
    case 'wrong-types':
      return [
        trial(fault, { list: '0 upcoming, 2 completed' }),
        answering({ success: true, bookings: 'none' }, failed),
        answering({ success: 'perhaps', bookings: [] }, failed),
      ];
    case 'missing-fields':
      return [
        trial(fault, failed),
        answering({ success: true }, failed),
        answering(
          { success: true, bookings: [{ name: 'A ride' }] },
          { list: '1 upcoming, 0 completed' },
        ),
      ];
    case 'null-arrays':
      return {
        list: 'No upcoming bookings found for this phone number. | No completed bookings found for this phone number.',
      };
    case 'huge-body':
      return { list: '1000 upcoming, 1000 completed' };
    case 'slow-trickle':
      return trickled(good, failed);
    case 'extra-fields':
    case 'duplicate-delivery':
      return good;
    default:
      return failing(fault, failed);
  }
};

/** The expectations of each call. */
const cells: Readonly<Record<Call, Cells>> = {
  'trips-categories': listCells({
    name: 'trips',
    emptyText: 'No adventure tours available at the moment.',
    option: 'Bring your own bike',
    isOnHome: true,
    usable: '16 cards',
    keepsOptions: false,
    bare: '24 cards, 5 that lead nowhere, each "Duration TBA · Date TBA · ₹15,999 · placeholder"',
  }),
  'events-categories': listCells({
    name: 'events',
    emptyText: 'No events available at the moment.',
    failedText: 'Error loading events',
    option: 'Standard Entry',
    isOnHome: false,
    usable: '8 cards',
    keepsOptions: true,
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999 · placeholder"',
  }),
  'trainings-categories': listCells({
    name: 'trainings',
    emptyText: 'No training events available at the moment.',
    failedText: 'Error loading trainings',
    option: 'Bring your own bike',
    isOnHome: true,
    usable: '8 cards',
    keepsOptions: false,
    bare: '12 cards, 3 that lead nowhere, each "All Levels · Date TBA · ₹15,999 · placeholder"',
  }),
  'trip-detail': detailCells({
    call: 'trip-detail',
    other: 'event-detail',
    bare: (price) =>
      `Manali to Leh High Pass Expedition · Flexible dates · Duration not specified · ${price} · without inclusions · 0 days`,
    withoutLists:
      'Manali to Leh High Pass Expedition · Sat 10 Apr 2027 · 7 days · ₹30,799.12 Book Now · without inclusions · 0 days',
    contact: {
      body: '{"data":{"name":"A ride","starting_market_price":"Contact for price"}}',
      page: 'A ride · Flexible dates · Duration not specified · Register Now Register Now · without inclusions · 0 days',
    },
    popups: { popup: 'Bring your own bike' },
  }),
  'event-detail': detailCells({
    call: 'event-detail',
    other: 'trip-detail',
    bare: (price) => `Nandi Hill Climb · Date TBA · Flexible · ${price} · without inclusions`,
    withoutLists:
      'Nandi Hill Climb · Sun 18 Apr 2027 · 6:00 AM - 1:00 PM · ₹791.12 Book Now · without inclusions',
    contact: {
      body: '{"data":{"title":"A ride","price":"Contact for price"}}',
      page: 'A ride · Date TBA · Flexible · Register Now Register Now · without inclusions',
    },
    popups: { popup: 'Standard Entry', trainingPopup: 'Bring your own bike' },
  }),
  'trip-share': shareCells('trip-share'),
  'event-share': shareCells('event-share'),
  'contact-us': contactCells,
  'guest-book': bookingCells,
  'payment-status': statusCells,
  'my-bookings': lookupCells,
};

/** The fault matrix: each call under each fault. */
export const faultCells: readonly FaultCell[] = (Object.keys(visits) as Call[]).flatMap((call) =>
  matrixFaults.map((fault) => {
    const expected = cells[call](fault);
    const trials = Array.isArray(expected) ? expected : [trial(fault, expected as Shows)];
    return { id: `${call}/${fault}` as const, call, fault, trials };
  }),
);
