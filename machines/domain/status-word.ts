/** Words that call a booking off. */
export type OffWord = 'cancelled' | 'expired' | 'rejected' | 'refunded';

// Money that went back in part or through a bank calls a booking off as a refund does.
const OFF_WORDS: ReadonlyMap<string, OffWord> = new Map([
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
  ['rejected', 'rejected'],
  ['refunded', 'refunded'],
  ['partially_refunded', 'refunded'],
  ['reversed', 'refunded'],
  ['chargeback', 'refunded'],
]);

const SUCCESS_WORDS: readonly string[] = ['success', 'paid', 'completed'];

/** A status word of the platform in lower case, with `_` between its parts (rule: Status words). */
export function statusWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** True when a payment's word says that the money arrived. */
export function isSuccess(text: string): boolean {
  return SUCCESS_WORDS.includes(statusWord(text));
}

/** The word by which a status calls a booking off; null for any other. */
export function offWord(text: string): OffWord | null {
  return OFF_WORDS.get(statusWord(text)) ?? null;
}
