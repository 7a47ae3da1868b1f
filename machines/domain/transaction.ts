/** A transaction id that can be asked for: letters, digits, _ and -, at most 64. */
export type TransactionId = string;

const PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a value is a transaction id; anything else counts as missing. */
export function isTransactionId(value: unknown): value is TransactionId {
  return typeof value === 'string' && PATTERN.test(value);
}

/** Whether a value can be the id of an item or a booking: the same letters, so that a path stays one segment. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && PATTERN.test(value);
}

/** The transaction id of a booking with a total of 0 (rule: Free bookings). */
export const ZERO_PRICE = 'ZERO_PRICE';
