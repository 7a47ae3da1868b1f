import { asciiDigit } from './digits.ts';

const ASCII = /^[ -~]*$/;
const QUOTES_AND_MARKS = /['’‘ʼ`´′\p{Default_Ignorable_Code_Point}]+/gu;
/** Punctuation and symbols, but a full stop within a number. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu;

/** The small letters of Latin that Unicode takes for no others with an accent, as people without them on their keyboard write them. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
const SPECIAL = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Returns a text as searches and names compare it: small letters, without accents of Latin letters, apostrophes, commas within numbers and
 * invisible marks; all other punctuation is a blank, × an x, and digits of every script are ASCII's. 'Ladākh' is found by 'ladakh',
 * 'Straße' by 'strasse'; letters of other scripts keep their marks.
 */
export function foldedText(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase().replace(/['`]/g, '') : unaccented(text);
  return plain.replace(/(\d),(?=\d)/g, '$1').replace(PUNCTUATION, ' ');
}

function unaccented(text: string): string {
  return text
    .toLowerCase()
    .replace(QUOTES_AND_MARKS, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/(?!\d)\p{Nd}/gu, (digit) => asciiDigit(digit) || digit)
    .replaceAll('×', 'x')
    .toLowerCase();
}

// A list asks for the names of a few organisers thousands of times.
const keys = new Map<string, string>();

/** Returns the common part of all spellings of a name: its letters and digits, or all of a name that has none. */
export function nameKey(name: string): string {
  const earlier = keys.get(name);
  if (earlier !== undefined) return earlier;
  const key = foldedText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || name;
  if (keys.size >= 1_000) keys.clear();
  keys.set(name, key);
  return key;
}

/** True when two names are spellings of one. */
export function isSameName(one: string, other: string): boolean {
  return one === other || nameKey(one) === nameKey(other);
}

/** Returns the first spelling of each name, in their order. */
export function distinctNames(names: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (!spellings.has(key)) spellings.set(key, name);
  }
  return [...spellings.values()];
}
