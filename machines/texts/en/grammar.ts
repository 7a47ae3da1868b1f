/**
 * The forms of a word that is counted, by the names of Intl.PluralRules; that itself would take a slow phone a while to
 * make. A language has those of its own here, and the compiler asks for each of them where a word is counted.
 */
export type PluralForms = Readonly<Record<'one' | 'other', string>>;

/** Returns the form of a word that goes with a count. */
export const plural = (count: number, forms: PluralForms): string =>
  count === 1 ? forms.one : forms.other;
