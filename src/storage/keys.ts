import type { SafeStorage } from './safe-storage.ts';

/** The fixed keys of local storage; the last three are only written, for other programs (rule: Storage keys). */
export const STORAGE_KEYS = {
  pendingBooking: 'pendingBooking',
  confirmedBooking: 'confirmedBooking',
  lastSuccessfulPayment: 'lastSuccessfulPayment',
  itemId: 'itemId',
  bookingType: 'bookingType',
} as const;

/**
 * The beginning of the keys of payment records. Each transaction has a key of its own, so that two tabs never write the
 * same one.
 */
export const PAYMENT_RECORD_PREFIX = 'paymentJournal.';

/** Returns the key of a transaction's payment record. */
export function paymentRecordKey(transactionId: string): string {
  return `${PAYMENT_RECORD_PREFIX}${transactionId}`;
}

/** The beginning of the keys of free bookings, of which the platform has no record. */
export const FREE_PREFIX = 'freeBooking.';

/** The beginning of the keys of paid bookings whose payment record is gone. */
export const PAID_PREFIX = 'paidBooking.';

/** The key of the storage's generation, which begins when the rider has everything forgotten. */
export const GENERATION_KEY = 'generation';

/** The beginning of the keys under which a page announces that it is about to start a payment. */
export const ATTEMPT_PREFIX = 'paymentAttempt.';

/** The beginning of the keys of bookings that were sent and not answered yet. */
export const UNANSWERED_PREFIX = 'unansweredBooking.';

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
} as const;

/** True when a storage holds anything to ask the server about, to announce, or to sweep. */
export function holdsRecords({ keys }: Pick<SafeStorage, 'keys'>): boolean {
  const { pendingBooking, confirmedBooking } = STORAGE_KEYS;
  const { started, guest, contact, opened } = TAB_KEYS;
  const beginnings = [
    ...[PAYMENT_RECORD_PREFIX, FREE_PREFIX, PAID_PREFIX],
    ...[pendingBooking, confirmedBooking, started, guest, contact, opened],
  ];
  return keys('').some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
}

/** The key of the times at which unreadable records were first met. */
export const UNREADABLE_KEY = 'unreadableSince';

/** Returns the keys in a storage that are of bookings, payments and forms. */
export function keysOfBookings({ keys }: Pick<SafeStorage, 'keys'>): string[] {
  return [
    ...Object.values({ ...STORAGE_KEYS, ...TAB_KEYS }),
    UNREADABLE_KEY,
    ...[PAYMENT_RECORD_PREFIX, FREE_PREFIX, PAID_PREFIX, ATTEMPT_PREFIX, UNANSWERED_PREFIX].flatMap(
      keys,
    ),
  ];
}

/** The keys of the rides that the visitor saved on this device, of those that were looked at, and of how many ride. */
export const RIDE_KEYS = {
  saved: 'savedRides',
  recent: 'recentRides',
  party: 'partySize',
} as const;
