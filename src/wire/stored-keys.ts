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
