import type { LanguageId } from '#languages.ts';

/** The words in which organisers write the hours of an event, each in all its spellings, as a pattern of a regular expression. */
export interface TimingWords {
  /** The words behind a clock of the first half of the day, as in '6 AM'. */
  readonly am: string;
  readonly pm: string;
  /** The words before a clock of the first half of the day, as in 'सुबह 6 बजे'. */
  readonly morning: string;
  /** The words before a clock from ten in the morning to the evening, as in 'दोपहर 11:30' and 'शाम 6'. */
  readonly afternoon: string;
  /** The words before a clock from six in the evening to six in the morning. */
  readonly night: string;
  readonly noon: string;
  readonly midnight: string;
  /** The words behind a clock that change nothing, as in '18:00 hrs'. */
  readonly unit: string;
  /** The words between the ends of a range, as in '6 to 9 PM'. */
  readonly to: string;
  /** The words before a number that is no clock, as in 'Batch 1 - 6 AM'. */
  readonly counted: string;
}

/** The words of hours in each language. */
export const TIMING_WORDS: Readonly<Record<LanguageId, TimingWords>> = {
  en: {
    am: 'a\\.?m',
    pm: 'p\\.?m',
    morning: '',
    afternoon: '',
    night: '',
    noon: 'noon|midday',
    midnight: 'midnight',
    unit: 'hrs?|hours|h|ist',
    to: 'to|till?|until',
    counted: 'batch|day|group|round|session|slot',
  },
  hi: {
    am: '',
    pm: '',
    morning: 'सुबह',
    afternoon: 'दोपहर|शाम',
    night: 'रात',
    noon: '',
    midnight: 'आधी रात',
    unit: 'बजे(?: तक)?|तक',
    to: 'से',
    counted: 'बैच|दिन',
  },
};
