import type { LanguageId } from '#languages.ts';

/** The units in which organisers write the length of a ride; `dayLetter` is a day as in '2N/3D', which other units hold with their words. */
export type DurationUnit = 'month' | 'week' | 'day' | 'dayLetter' | 'night' | 'hour' | 'minute';

/** The words in which organisers write the length of a ride, each in all its spellings, as a pattern of a regular expression. */
export interface DurationWords extends Readonly<Record<DurationUnit, string>> {
  /** The numbers from one on that are written as words. */
  readonly numbers: string;
  /** Further words for numbers. */
  readonly otherNumbers: Readonly<Record<string, number>>;
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
    numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    otherNumbers: { a: 1, an: 1, full: 1 },
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
    numbers: 'एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस',
    otherNumbers: { पांच: 5, डेढ़: 1.5, ढाई: 2.5 },
    half: 'आध[ाे]',
    and: 'और',
    article: '',
  },
};
