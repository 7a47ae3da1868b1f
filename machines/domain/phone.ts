/** Digits of a phone number without its country code (rule: Phone numbers). */
const PHONE_LENGTH = 10;

// The zero of each script whose digits count; the other nine follow it in Unicode.
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? '' : String(code - zero);
}

// The prefixes before ten digits, by the length of the whole number.
const PREFIXES: ReadonlyMap<number, string> = new Map([
  [11, '0'],
  [12, '91'],
  [14, '0091'],
]);

/**
 * The digits of a phone number as typed or pasted: everything else goes, digits of Indian and
 * Arabic scripts count, and a 0091, 91 or 0 that stands before ten digits is dropped. Never cut at
 * ten: that would make it somebody else's number.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/gu, asciiDigit);
  const prefix = PREFIXES.get(digits.length) ?? '';
  return digits.slice(digits.startsWith(prefix) ? prefix.length : 0);
}

/** True when a text is a phone number of exactly ten digits, once normalised (rule: Phone numbers). */
export function isPhone(text: string): boolean {
  return normalisePhone(text).length === PHONE_LENGTH;
}

/** A number as people read it, '98450 12345'; other lengths as they are. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  return digits.length === PHONE_LENGTH ? `${digits.slice(0, 5)} ${digits.slice(5)}` : text;
}
