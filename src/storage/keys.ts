import { GENERATION_KEY } from './generation-key.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The fixed keys of local storage (rule: Storage keys). */
export const STORAGE_KEYS = {
  pendingBooking: 'pendingBooking',
  confirmedBooking: 'confirmedBooking',
  // this site reads none of these three: the specification has them written
  lastSuccessfulPayment: 'lastSuccessfulPayment',
  itemId: 'itemId',
  bookingType: 'bookingType',
  /** The times at which unreadable records were first met. */
  unreadable: 'unreadableSince',
  /** The storage's generation, which begins when the rider has everything forgotten. */
  generation: GENERATION_KEY,
} as const;

/** The keys of one tab, for its session. */
export const TAB_KEYS = {
  /** The payment that this tab started last; the key of the pending booking is shared by all tabs. */
  started: 'startedPayment',
  /** The forms as typed. */
  guest: 'guestDraft',
  contact: 'contactDraft',
  /** The card of My Bookings that was opened last. */
  opened: 'openedBooking',
  /** The navigation state for the same page in another language. The key is stored on devices, so it stays. */
  navigationState: 'handedState',
  /** The note of a sandbox that was closed. */
  sandboxNote: 'sandboxNote',
} as const;

/** The keys of the rides that the visitor saved on this device, of those that were looked at, and of how many ride. */
export const RIDE_KEYS = {
  saved: 'savedRides',
  recent: 'recentRides',
  party: 'partySize',
} as const;

/** The beginnings of keys of which each ends in an id, so that two tabs never write the same one. Each ends in `.`, and no other name does. */
export const KEY_PREFIXES = {
  /** The payment records, by transaction. */
  paymentRecord: 'paymentJournal.',
  /** The free bookings, of which the platform has no record. */
  freeBooking: 'freeBooking.',
  /** The paid bookings whose payment record is gone. */
  paidBooking: 'paidBooking.',
  /** The announcements of pages that are about to start a payment. */
  attempt: 'paymentAttempt.',
  /** The bookings that were sent and not answered yet. */
  unanswered: 'unansweredBooking.',
} as const;

/** Returns the key of a transaction's payment record. */
export function paymentRecordKey(transactionId: string): string {
  return `${KEY_PREFIXES.paymentRecord}${transactionId}`;
}

type ValueOf<Keys> = Keys[keyof Keys];

/** A key of the site, or the beginning of its keys. */
type KeyName =
  | ValueOf<typeof STORAGE_KEYS>
  | ValueOf<typeof TAB_KEYS>
  | ValueOf<typeof RIDE_KEYS>
  | ValueOf<typeof KEY_PREFIXES>;

/**
 * The remainder of a text without a generation, after everything was forgotten: a payment or booking without its person,
 * the whole of a text that names nobody, or nothing (rule: Records without a generation).
 */
export type UnstampedRemainder = 'payment' | 'pending' | 'booking' | 'whole' | 'nothing';

interface KeyTreatment {
  /** True where a page that loads may have to ask the server, to announce something, or to sweep. */
  readonly isRecovered: boolean;
  /** True where *Forget my details* removes it with the bookings (rule: Forgetting); saved rides have their own way. */
  readonly isOfBookings: boolean;
  readonly unstamped: UnstampedRemainder;
}

/** The treatment of each key: one that is missing here does not compile. */
const TREATMENTS = {
  [STORAGE_KEYS.pendingBooking]: { isRecovered: true, isOfBookings: true, unstamped: 'pending' },
  [STORAGE_KEYS.confirmedBooking]: { isRecovered: true, isOfBookings: true, unstamped: 'booking' },
  [STORAGE_KEYS.lastSuccessfulPayment]: {
    isRecovered: false,
    isOfBookings: true,
    unstamped: 'nothing',
  },
  [STORAGE_KEYS.itemId]: { isRecovered: false, isOfBookings: true, unstamped: 'nothing' },
  [STORAGE_KEYS.bookingType]: { isRecovered: false, isOfBookings: true, unstamped: 'nothing' },
  [STORAGE_KEYS.unreadable]: { isRecovered: false, isOfBookings: true, unstamped: 'nothing' },
  [STORAGE_KEYS.generation]: { isRecovered: false, isOfBookings: false, unstamped: 'whole' },
  [TAB_KEYS.started]: { isRecovered: true, isOfBookings: true, unstamped: 'pending' },
  [TAB_KEYS.guest]: { isRecovered: true, isOfBookings: true, unstamped: 'nothing' },
  [TAB_KEYS.contact]: { isRecovered: true, isOfBookings: true, unstamped: 'nothing' },
  [TAB_KEYS.opened]: { isRecovered: true, isOfBookings: true, unstamped: 'nothing' },
  [TAB_KEYS.navigationState]: { isRecovered: false, isOfBookings: true, unstamped: 'nothing' },
  [TAB_KEYS.sandboxNote]: { isRecovered: false, isOfBookings: true, unstamped: 'whole' },
  [RIDE_KEYS.saved]: { isRecovered: false, isOfBookings: false, unstamped: 'nothing' },
  [RIDE_KEYS.recent]: { isRecovered: false, isOfBookings: false, unstamped: 'nothing' },
  [RIDE_KEYS.party]: { isRecovered: false, isOfBookings: false, unstamped: 'nothing' },
  [KEY_PREFIXES.paymentRecord]: { isRecovered: true, isOfBookings: true, unstamped: 'payment' },
  [KEY_PREFIXES.freeBooking]: { isRecovered: true, isOfBookings: true, unstamped: 'booking' },
  [KEY_PREFIXES.paidBooking]: { isRecovered: true, isOfBookings: true, unstamped: 'booking' },
  [KEY_PREFIXES.attempt]: { isRecovered: false, isOfBookings: true, unstamped: 'whole' },
  [KEY_PREFIXES.unanswered]: { isRecovered: false, isOfBookings: true, unstamped: 'whole' },
} as const satisfies Readonly<Record<KeyName, KeyTreatment>>;

const ROWS: readonly (readonly [string, KeyTreatment])[] = Object.entries(TREATMENTS);

/** True for a name that is the beginning of keys; any other name is one whole key. */
function isPrefix(name: string): boolean {
  return name.endsWith('.');
}

/** True for a key that a row of the table is for. */
function isKeyOf(name: string, key: string): boolean {
  return isPrefix(name) ? key.startsWith(name) : key === name;
}

/** True when a storage holds anything to ask the server about, to announce, or to sweep. */
export function holdsRecords({ keys }: Pick<SafeStorage, 'keys'>): boolean {
  return keys('').some((key) => ROWS.some(([name, row]) => row.isRecovered && isKeyOf(name, key)));
}

/** Returns the keys in a storage that are of bookings, payments and forms. */
export function keysOfBookings({ keys }: Pick<SafeStorage, 'keys'>): string[] {
  return ROWS.filter(([, row]) => row.isOfBookings).flatMap(([name]) =>
    isPrefix(name) ? keys(name) : name,
  );
}

/** Returns the remainder of a text without a generation, by its key; `nothing` for a key that is not the site's. */
export function unstampedRemainder(key: string): UnstampedRemainder {
  return ROWS.find(([name]) => isKeyOf(name, key))?.[1].unstamped ?? 'nothing';
}
