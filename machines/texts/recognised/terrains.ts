import type { LanguageId } from '#languages.ts';

/** The words that organisers write about a terrain, in all their spellings, as a pattern of a regular expression. */
export interface TerrainWords {
  /** The words that tell no terrain from another, such as 'road' and 'and'. */
  readonly common: string;
}

/** The words of terrains in each language. */
export const TERRAIN_WORDS: Readonly<Record<LanguageId, TerrainWords>> = {
  en: { common: 'roads?|the|an?|and|or|with|of|at|in|on|to' },
  hi: {
    common: 'सड़क(?:ें|ों)?|मार्ग|रास्त(?:ा|े|ों)|और|एवं|व|या|का|के|की|में|पर|से|तक|साथ|वाल[ाेी]',
  },
};
