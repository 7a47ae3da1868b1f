// The lengths at which long texts are cut, in characters (rule: Long texts).

/** The length of a title on a card. */
export const CARD_TITLE_LENGTH = 22;
/** The length of a title on the four cards of the home page. */
export const FEATURED_TITLE_LENGTH = 25;
/** The length of a title on a card of My Bookings. */
export const BOOKING_TITLE_LENGTH = 28;
/** The length of a text of the About page, before its *Read more*. */
export const ABOUT_TEXT_LENGTH = 150;
/** The length of the description of a ride or of a ticket option. */
export const DESCRIPTION_LENGTH = 60;

// Latin letters, figures, dashes, quotes and the rupee sign never join their neighbours: each code unit is a character.
const SINGLE_UNITS = /^[ -~\u00A0-\u02FF\u2010-\u2027\u20B9]*$/;

// Characters as a reader counts them. Written out because Intl.Segmenter is newer than the oldest browsers (rule: The
// oldest browsers), and takes a slow phone 40 ms to make.
const EXTEND = String.raw`\p{M}\p{EMod}\u200C\u{E0020}-\u{E007F}`;
const MARK = String.raw`[${EXTEND}\u200D]`;
const CONSONANT = String.raw`[\u0915-\u0939\u0958-\u095F\u0978-\u097F]`;
const JOIN = String.raw`[\u093C\u094D\u200D]{0,4}`;

/** The characters without marks behind them, each with an example. */
const BARE_CHARACTERS = [
  // the line break of Windows
  String.raw`\r\n`,
  // any other control character: a tab
  String.raw`\p{Cc}`,
];

/** The characters that may have marks behind them, each with an example, the longest first. */
const MARKED_CHARACTERS = [
  // a flag, in two letters of its region: 🇮🇳
  String.raw`\p{RI}{2}`,
  // a syllable of Korean in the letters that a Mac's file names have: ᄒ, ᅡ and ᆫ
  String.raw`[\u1100-\u115F]+[\u1160-\u11A7]+[\u11A8-\u11FF]*`,
  // a syllable of Korean as one letter, with others around it: 한
  String.raw`[\u1100-\u115F]*[\uAC00-\uD7A3][\u11A8-\u11FF]*`,
  // an emoji, with those that are joined to it: 👨‍👩‍👧
  String.raw`\p{ExtPict}(?:[${EXTEND}]*\u200D\p{ExtPict})*`,
  // a conjunct of Devanagari: क्ष
  String.raw`${CONSONANT}(?:${JOIN}\u094D${JOIN}${CONSONANT})*`,
  // anything else: an e, with the accent behind it
  '[^]',
];

const CHARACTER = new RegExp(
  `${BARE_CHARACTERS.join('|')}|(?:${MARKED_CHARACTERS.join('|')})${MARK}*`,
  'gu',
);

/** Returns the first `length` characters as a reader counts them, or null when the text has no more than that. */
function firstCharacters(text: string, length: number): string | null {
  if (text.length <= length) return null;
  if (SINGLE_UNITS.test(text)) return text.slice(0, length);
  let count = 0;
  for (const { index } of text.matchAll(CHARACTER)) {
    if (count === length) return text.slice(0, index);
    count += 1;
  }
  return null;
}

/** Returns the ends of whole characters within a text's first `length` code units, from 0 on. */
export function characterEnds(text: string, length: number): number[] {
  // Each start of a character is the end of the one before; one more than fits shows if the last is whole.
  const starts = Array.from(text.slice(0, length + 1).matchAll(CHARACTER), ({ index }) => index);
  return text.length <= length ? [...starts, text.length] : starts;
}

/**
 * Returns the text itself, or its first `length` characters, without a final space, and '…'. A family emoji is one
 * character.
 */
export function truncate(text: string, length: number): string {
  const start = firstCharacters(text, length);
  return start === null ? text : `${start.trimEnd()}…`;
}

/** Returns the text itself, or its first `length` characters with no '…' behind them. */
export function cut(text: string, length: number): string {
  return firstCharacters(text, length) ?? text;
}

/**
 * Returns the characters that the confirmation page shows of an option's description: all of up to 100, else 60
 * (rule: Long texts).
 */
export function confirmedLength(description: string): number {
  return firstCharacters(description, 100) === null ? Number.POSITIVE_INFINITY : DESCRIPTION_LENGTH;
}

// Control characters and direction marks are removed from a text whose letters all run one way.
const UNPRINTABLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
// Beside letters from right to left, direction marks correct the order; overrides are removed there too.
const UNPRINTABLE_BESIDE_RTL = /[\p{Cc}\u202D\u202E\uFEFF]+/gu;
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

function unprintableIn(text: string): RegExp {
  return RTL.test(text) ? UNPRINTABLE_BESIDE_RTL : UNPRINTABLE;
}

// Most texts are plain already: words of printable ASCII with single spaces between.
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Returns a text with U+FFFD for each half of a surrogate pair, on which encodeURIComponent would throw. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Encodes any text for an address. */
export function encodedText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** At most the first `length` code units of a text, without half a surrogate pair at the cut. */
export function firstUnits(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** One line of plain text: without control characters and needless direction marks, white space collapsed and trimmed; well-formed. */
export function plainLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return wellFormed(text).replace(unprintableIn(text), ' ').replace(/\s+/g, ' ').trim();
}

/** Plain text of several lines: without control characters and needless direction marks, with its line breaks; well-formed. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(unprintableIn(text), (marks) => marks.replace(/[^\n]+/g, '') || ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text of somebody else within a sentence of ours: text from right to left keeps its punctuation at its own end. A whole element takes `<bdi>` or `dir="auto"` instead. */
export const isolated = (text: string): string => (RTL.test(text) ? `\u2068${text}\u2069` : text);
