/** An amount of money in whole paise: 100 paise are one rupee. */
export type Paise = number;

/** The largest amount, in rupees: the sum of many amounts is still an exact integer. */
export const RUPEES_LIMIT = 1_000_000_000;

/** The largest price of one ticket, in rupees: a crore. A higher price in an answer is a mistake. */
export const PRICE_RUPEES_LIMIT = 10_000_000;

/**
 * Converts rupees to paise, rounded half up on the decimal digits that were written (1.005 gives 101). Throws a
 * RangeError for anything that is no amount: not finite, negative, above `RUPEES_LIMIT`.
 */
export function toPaise(rupees: number): Paise {
  if (!isAmount(rupees)) throw new RangeError('Not an amount of money');
  const digits = String(rupees);
  // Only amounts below a millionth of a rupee are written with an exponent.
  return digits.includes('e') ? 0 : Math.round(Number(`${digits}e2`));
}

/** True for an amount in rupees: a finite number from 0 to `RUPEES_LIMIT`. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= RUPEES_LIMIT;
}

/** Converts paise to rupees, for requests and for storage. */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

/**
 * Returns the price of one unit after `percent` off, rounded half up to a paisa (rule: Amounts).
 * The percent, from 0 to 100, counts to two decimals.
 */
export function discountedPrice(price: Paise, percent: number): Paise {
  const hundredths = Math.round(percent * 100);
  return Math.floor((price * (10_000 - hundredths) + 5_000) / 10_000);
}

/** The sign of the currency of every price, which stands in front of an amount. */
export const CURRENCY_SIGN = '₹';
/** The code of that currency in ISO 4217. */
export const CURRENCY_CODE = 'INR';

// Written by hand: Intl's first currency format blocks a slow phone for 40 ms and more during hydration.
function format(paise: Paise, leastDecimals: 0 | 1 | 2): string {
  const hundredths = Math.round(Math.abs(paise));
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
    .padEnd(leastDecimals, '0');
  const whole = grouped(Math.floor(hundredths / 100));
  return `${paise < 0 ? '-' : ''}${CURRENCY_SIGN}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** Returns a whole number as India groups it: 12,34,567. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** Returns a price on a card: 1 to 2 decimals when discounted; a whole undiscounted price shows none. */
export function formatCardPrice(price: Paise, isDiscounted: boolean): string {
  return format(price, isDiscounted ? 1 : 0);
}

/** Returns a price in the ticket selector: always two decimals. */
export function formatOptionPrice(price: Paise): string {
  return format(price, 2);
}

/** Returns an amount on the confirmation flow and the ticket: two decimals, a trailing .00 dropped. */
export function formatAmount(amount: Paise): string {
  return format(amount, amount % 100 === 0 ? 0 : 2);
}

/** Returns an amount that was taken off, with a minus sign; a plain zero when there is none. */
export function formatReduction(amount: Paise): string {
  return amount === 0 ? formatAmount(0) : `−${formatAmount(amount)}`;
}

/** Splits a formatted price in two, so that a view can set the decimals smaller. */
export function splitDecimals(text: string): { whole: string; decimals: string } {
  const point = text.lastIndexOf('.');
  return point < 0
    ? { whole: text, decimals: '' }
    : { whole: text.slice(0, point), decimals: text.slice(point) };
}
