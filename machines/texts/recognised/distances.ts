import type { LanguageId } from '#languages.ts';

/** The words in which organisers write the distance of a day, each in all its spellings, as a pattern of a regular expression. */
export interface DistanceWords {
  readonly kilometres: string;
  /** The words before a distance that is not exact, as in 'about 140 km'. */
  readonly about: string;
  /** The words between the ends of a range, as in '120 to 140 km'. */
  readonly to: string;
  /** The words behind the distance of a day that is ridden, as in '140 km ride'. */
  readonly ride: string;
  /** The unit of the hours behind a distance, as in '140 km / 6 hrs'. */
  readonly hours: string;
}

/** The words of distances in each language. */
export const DISTANCE_WORDS: Readonly<Record<LanguageId, DistanceWords>> = {
  en: {
    kilometres: 'kms?|kilomet(?:er|re)s?',
    about: 'about|approx\\.?|around',
    to: 'to',
    ride: 'ride|riding|drive',
    hours: 'h|hrs?|hours?',
  },
  hi: {
    kilometres: 'किमी|कि\\.मी\\.|किलोमीटर',
    about: 'लगभग|करीब',
    to: 'से',
    ride: '(?:की )?राइड',
    hours: 'घंटे|घंटा',
  },
};
