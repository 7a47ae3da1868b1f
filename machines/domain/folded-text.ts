const ASCII = /^[ -~]*$/;
const QUOTES_AND_MARKS = /['’‘ʼ`´′\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * A text as searches and names compare it: lower case, without accents of Latin letters, quotes, commas within numbers and invisible
 * marks; any dash is a blank and × an x. 'Ladākh' is found by 'ladakh'; letters of other scripts keep their marks.
 */
export function foldedText(text: string): string {
  const plain = ASCII.test(text) ? text : unaccented(text);
  return plain
    .replace(/['`]|(\d),(?=\d)/g, '$1')
    .replaceAll('-', ' ')
    .toLowerCase();
}

function unaccented(text: string): string {
  return text
    .replace(QUOTES_AND_MARKS, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replaceAll('×', 'x');
}

// A list asks for the names of a few organisers thousands of times.
const keys = new Map<string, string>();

/** The common part of all spellings of a name: its letters and digits, or all of a name that has none. */
export function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = foldedText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || name;
  if (keys.size >= 1_000) keys.clear();
  keys.set(name, key);
  return key;
}
