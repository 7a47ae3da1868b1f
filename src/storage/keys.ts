/** The storage keys of section 3. */
export const STORAGE_KEYS = {
  pendingBooking: 'pendingBooking',
  confirmedBooking: 'confirmedBooking',
  lastSuccessfulPayment: 'lastSuccessfulPayment',
  itemId: 'itemId',
  bookingType: 'bookingType',
} as const;

/** How the keys of journal entries begin: one key a transaction, so that two tabs never write the same one. */
export const JOURNAL_PREFIX = 'paymentJournal.';

/** The key of a transaction's journal entry. */
export function journalKey(transactionId: string): string {
  return `${JOURNAL_PREFIX}${transactionId}`;
}

/** How the keys of free bookings begin: the platform knows nothing of them. */
export const FREE_PREFIX = 'freeBooking.';

/** How the keys begin under which a page says that it is about to start a payment. */
export const ATTEMPT_PREFIX = 'paymentAttempt.';

/** The key of the times at which records were first met that cannot be read. */
export const UNREADABLE_KEY = 'unreadableSince';
