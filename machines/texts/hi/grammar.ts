const rules = /* @__PURE__ */ new Intl.PluralRules('hi-IN');

/** The form of a word that goes with a count. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  rules.select(count) === 'one' ? forms.one : forms.other;
