/**
 * A transaction id as the platform writes it: 1 to 128 visible ASCII characters. It is encoded wherever it stands in
 * an address (rule: Ids).
 */
export type TransactionId = string;

/** Matches a transaction id. `.` and `..` are none: they lead out of a path even when they are encoded. */
const TRANSACTION_ID = /^(?!\.{1,2}$)[!-~]{1,128}$/;
const ITEM_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** True for a transaction id or the id of a booking; anything else counts as missing. */
export function isTransactionId(value: unknown): value is TransactionId {
  return typeof value === 'string' && TRANSACTION_ID.test(value);
}

/** True for the id of an item: at most 64 letters, digits, _ and -, as they stand in an address. */
export function isItemId(value: unknown): value is string {
  return typeof value === 'string' && ITEM_ID.test(value);
}

/** The transaction id of a booking with a total of 0 (rule: Free bookings). */
export const ZERO_PRICE = 'ZERO_PRICE';

/** The prefix of the ids of bookings that only this device has a record of. */
export const LOCAL_PREFIX = 'local-';

/** The ids that this site gives to bookings of its own. */
const OWN_ID = new RegExp(`^(?:${ZERO_PRICE}$|${LOCAL_PREFIX})`, 'i');

/**
 * True for a text that may be the platform's id of an order or a booking. An id that this site made is none, in any
 * letter case (rule: Ids).
 */
export function isPlatformTransactionId(value: unknown): value is TransactionId {
  return isTransactionId(value) && !OWN_ID.test(value);
}
