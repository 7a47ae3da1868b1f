// Invisible marks: control characters but white space, direction marks, soft hyphens, fillers, and U+2800, a blank that counts as a symbol.
const MARKS = /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;
// A joiner connects letters of a word, or ends a Malayalam letter after its mark; with U+FE0F it makes one emoji of several. Elsewhere both are removed.
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{S}])(?:\u200C|\u200D|\uFE0F)|(?<=\p{L})(?:\u200C|\u200D)(?![\p{L}\p{M}])/gu;

// Punctuation around a name in a list or a line of an e-mail, never the first or last character of a name.
const AROUND_NAMES = /[\s,;:<>"“”|]/;
const BEFORE_NAMES = /^[\s,;:<>"“”|]+/;

/** Returns a typed or pasted text without invisible marks and outer white space (rule: What people paste). */
export function visibleText(text: string): string {
  return text.replace(MARKS, '').replace(STRAY_JOINERS, '').trim();
}

/** Returns a name without invisible marks and without the punctuation around it. */
export function normaliseName(text: string): string {
  const name = visibleText(text);
  return withoutEnd(name.replace(BEFORE_NAMES, ''), AROUND_NAMES);
}

/**
 * Returns a text without the characters at its end that match; in one pass, where a pattern with `+$` begins anew at
 * each of them.
 */
export function withoutEnd(text: string, outer: RegExp): string {
  const characters = [...text];
  const last = characters.findLastIndex((character) => !outer.test(character));
  return characters.slice(0, last + 1).join('');
}
