let rules: Intl.PluralRules | undefined;

/** The form of a word that goes with a count. */
export function plural(count: number, forms: { one: string; other: string }): string {
  // made when something is first counted: a slow phone takes a while to
  rules ??= new Intl.PluralRules('hi-IN');
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
