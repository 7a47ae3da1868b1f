import { language } from './language.ts';

/** Returns the form of a word that goes with a count. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  language.singular.includes(count) ? forms.one : forms.other;
