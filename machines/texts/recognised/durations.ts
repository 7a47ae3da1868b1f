import type { LanguageId } from '#languages.ts';

/** The units in which organisers write the length of a ride; `dayLetter` is a day as in '2N/3D', which other units hold with their words. */
export type DurationUnit = 'month' | 'week' | 'day' | 'dayLetter' | 'night' | 'hour' | 'minute';

/** The words in which organisers write the length of a ride, each in all its spellings, as a pattern of a regular expression. */
export interface DurationWords extends Readonly<Record<DurationUnit, string>> {
  /** The number that each word means, in small letters; several words may mean one number. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The words for a half, as in 'half day'. */
  readonly half: string;
  /** The words that join a half to the number before it, as in 'two and a half days'. */
  readonly and: string;
  /** The articles that may stand beside a half, as in 'half a day'. */
  readonly article: string;
}

/** The words of durations in each language. */
export const DURATION_WORDS: Readonly<Record<LanguageId, DurationWords>> = {
  en: {
    month: 'months?',
    week: 'weeks?|wks?|w',
    day: 'days?',
    dayLetter: 'd',
    night: 'nights?|n',
    hour: 'hours?|hrs?|h',
    minute: 'minutes?|mins?|m',
    numbers: {
      a: 1,
      an: 1,
      full: 1,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
    },
    half: 'half',
    and: 'and|&',
    article: 'a|an',
  },
  hi: {
    month: 'महीन[ाे]',
    week: 'सप्ताह|हफ़?्त[ाे]',
    day: 'दिन(?:ों)?|दिवसीय',
    dayLetter: '',
    night: 'रात(?:ें|ों)?',
    hour: 'घंट[ाे]|घण्टे',
    minute: 'मिनट',
    numbers: {
      एक: 1,
      डेढ़: 1.5,
      दो: 2,
      ढाई: 2.5,
      तीन: 3,
      चार: 4,
      पाँच: 5,
      पांच: 5,
      छह: 6,
      छः: 6,
      'छ:': 6,
      सात: 7,
      आठ: 8,
      नौ: 9,
      दस: 10,
    },
    half: 'आध[ाे]',
    and: 'और',
    article: '',
  },
};
