/** The form of a word that goes with a count: that of one for 0 and 1 too, as Intl.PluralRules has it, which a slow phone would take a while to make. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  count === 0 || count === 1 ? forms.one : forms.other;
