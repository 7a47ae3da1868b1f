// What nobody sees: control characters but white space, direction marks, soft hyphens, fillers, and U+2800, a blank that counts as a symbol.
const MARKS = /(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;
// A joiner holds letters of a word together, or ends one of Malayalam after its mark; beside it and U+FE0F symbols become one emoji. Elsewhere they hold nothing.
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{S}])(?:\u200C|\u200D|\uFE0F)|(?<=\p{L})(?:\u200C|\u200D)(?![\p{L}\p{M}])/gu;

// What stands around a name in a list or in a line of an e-mail, and never at an end of one.
const AROUND_NAMES = /^[\s,;:<>"“”|]+|[\s,;:<>"“”|]+$/gu;

/** A text as it was typed or pasted, without marks that nobody sees and outer white space (rule: What people paste). */
export function visibleText(text: string): string {
  return text.replace(MARKS, '').replace(STRAY_JOINERS, '').trim();
}

/** A name without what nobody sees and without the punctuation around it. */
export function normaliseName(text: string): string {
  return visibleText(text).replace(AROUND_NAMES, '');
}
