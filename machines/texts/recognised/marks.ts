import type { LanguageId } from '#languages.ts';

/** The marks by which a language ends sentences and divides lists, each one character. */
export interface Marks {
  readonly fullStops: string;
  readonly separators: string;
}

/** The marks of each language, which rules recognise in any text. */
export const MARKS: Readonly<Record<LanguageId, Marks>> = {
  en: { fullStops: '.', separators: ',;' },
  hi: { fullStops: '।', separators: '' },
};
