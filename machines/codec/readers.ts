import { isTransactionId } from '../domain/payment/transaction.ts';

/** The mark of a value that is present and unreadable (rule: What cannot be read). */
export type Unreadable = 'unreadable';

/** The longest text that can be a number, in characters. */
const NUMBER_LIMIT = 40;
/**
 * Matches rupees as people write them. One to three digits, a point and three digits are none: they are thousands where
 * a point groups them, and would be sold at a thousandth.
 */
const MONEY =
  /^(?:₹|₨|rs\.?|inr)?\s*(?![1-9]\d{0,2}\.\d{3}(?!\d))([\d,]+(?:\.\d*)?)\s*(?:₹|rs\.?|inr|rupees)?\s*(?:\/[-=])?\s*(?:only)?$/i;
const PERCENT = /^([\d,]+(?:\.\d*)?)\s*%?\s*(?:off|discount)?$/i;
const COUNT = /^(-?[\d,]+(?:\.\d*)?)\s*(?:seats?)?\s*(?:left|available)?$/i;
/** Matches digits, with commas only where India or the West groups them. */
const FIGURE = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;

/** Returns a number, or the number in a text of the given form. */
function numberOf(value: unknown, form: RegExp): number | Unreadable {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > NUMBER_LIMIT) return 'unreadable';
  const figure = form.exec(value.trim())?.[1] ?? '';
  return FIGURE.test(figure) ? Number(figure.replaceAll(',', '')) : 'unreadable';
}

function isBlank(value: unknown): value is null | undefined | '' {
  return value == null || (typeof value === 'string' && value.trim() === '');
}

/**
 * Returns rupees: 2000, '2000', '₹2,000', 'Rs. 2,000.50', 'INR 2000', '500/-'; null when absent. An empty text is
 * unreadable, not absent, and so is '8.000' (rule: Prices that cannot be used).
 */
export function readMoney(value: unknown): number | Unreadable | null {
  return value == null ? null : numberOf(value, MONEY);
}

/** Returns a percent from 0 to 100: 10, '10', '10%', '10 % off'; null when absent or empty. */
export function readPercent(value: unknown): number | Unreadable | null {
  if (isBlank(value)) return null;
  const percent = numberOf(value, PERCENT);
  return percent !== 'unreadable' && percent >= 0 && percent <= 100 ? percent : 'unreadable';
}

/**
 * Returns a whole number from 0, rounded down: 4, '4', '4.0', '4 seats left', and 0 for less than none; null when
 * absent or empty.
 */
export function readCount(value: unknown): number | Unreadable | null {
  if (isBlank(value)) return null;
  const count = numberOf(value, COUNT);
  return Number.isFinite(count) ? Math.max(Math.floor(Number(count)), 0) : 'unreadable';
}

/** Returns a flag: true, 'true', 1, '1', 'yes' and their opposites; null when absent or empty. */
export function readFlag(value: unknown): boolean | Unreadable | null {
  if (isBlank(value)) return null;
  if (typeof value === 'object') return 'unreadable';
  const word = String(value).trim();
  if (/^(?:true|1|yes)$/i.test(word)) return true;
  return /^(?:false|0|no)$/i.test(word) ? false : 'unreadable';
}

/**
 * Returns an id as the platform writes it, without outer spaces, or a whole number that JSON keeps exactly; null for
 * anything else (rule: Ids).
 */
export function readId(value: unknown): string | null {
  const isExact = typeof value === 'string' || Number.isSafeInteger(value);
  const id = isExact ? String(value).trim() : '';
  return isTransactionId(id) ? id : null;
}
