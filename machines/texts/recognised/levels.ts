import type { LanguageId } from '#languages.ts';

/** The words in which organisers write the level of an event, in all their spellings, as a pattern of a regular expression. */
export interface LevelWords {
  /** The level of an event that is for everyone. */
  readonly all: string;
}

/** The words of levels in each language. */
export const LEVEL_WORDS: Readonly<Record<LanguageId, LevelWords>> = {
  en: { all: 'all ?levels?' },
  hi: { all: '(?:सभी|हर) ?(?:स्तर(?:ों)?|लेवल)(?: के लिए)?' },
};
