import { asciiDigit } from '../text/digits.ts';

// The prefixes before ten digits, by the length of the whole number.
const PREFIXES: ReadonlyMap<number, string> = new Map([
  [11, '0'],
  [12, '91'],
]);

const PLUS = /[+＋]/u;
/** India's country code, and a whole number behind it. */
const INDIA = '91';
const INDIAN = /^91(\d{10})$/;

/**
 * Returns the digits of a phone number, and those of them that follow a + or 00: null for a number that is dialled
 * within India.
 */
function parsedPhone(text: string) {
  const marks = text.replace(/\D/gu, (mark) => (PLUS.test(mark) ? '+' : asciiDigit(mark)));
  const digits = marks.replaceAll('+', '');
  const isInternational = /^(?:\+|00)/.test(marks);
  return { marks, digits, international: isInternational ? digits.replace(/^00/, '') : null };
}

/**
 * Returns the digits of a phone number as typed or pasted: everything else goes, digits of Indian and
 * Arabic scripts count, and a +91, 0091, 91 or 0 that stands before ten digits is dropped. Never cut
 * to ten, which would make it somebody else's number; every other number with a + or 00 keeps it.
 */
export function normalisePhone(text: string): string {
  const { marks, digits, international } = parsedPhone(text);
  if (international !== null)
    return INDIAN.exec(international)?.[1] ?? `${marks.startsWith('+') ? '+' : ''}${digits}`;
  const prefix = PREFIXES.get(digits.length) ?? '';
  return digits.slice(digits.startsWith(prefix) ? prefix.length : 0);
}

/** True when a text is a phone number of exactly ten digits, once normalised (rule: Phone numbers). */
export function isPhone(text: string): boolean {
  return /^(?!00)\d{10}$/.test(normalisePhone(text));
}

/** True for a number of another country: a + or 00 that 91, or its beginning, does not follow. */
export function isForeignPhone(text: string): boolean {
  const { international } = parsedPhone(text);
  return international !== null && !INDIA.startsWith(international.slice(0, INDIA.length));
}

/** Returns a number as people read it, '98450 12345'; others as they are. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text;
  const digits = normalisePhone(text);
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
}
