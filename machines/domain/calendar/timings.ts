import { TIMING_WORDS, type TimingWords } from '../../texts/recognised/timings.ts';
import { anyWord } from '../text/recognised-words.ts';

/** A day and half a day, in minutes. */
const DAY = 1_440;
const NOON = 720;

/** The expression of a character of a word: a letter, a mark that belongs to one, or a figure. */
const WORD_CHARACTER = String.raw`[\p{L}\p{M}\p{N}_]`;
/** The expression of the end of a word. */
const WORD_END = `(?!${WORD_CHARACTER})`;

/** The pieces of a clock in an organiser's words, as expressions. */
const CLOCK_PIECES = {
  /** 'सुबह' in 'सुबह 6'. */
  before: anyWord(TIMING_WORDS, 'morning', 'afternoon', 'night'),
  /** 'p.m' in '6:30 p.m.'. */
  behind: anyWord(TIMING_WORDS, 'am', 'pm'),
  /** 'noon' in '12 noon', which is a clock by itself. */
  word: anyWord(TIMING_WORDS, 'noon', 'midnight'),
} as const;

/**
 * Returns the expression of a clock in an organiser's words: '6', '6:30', '06.30', '18:00:00', '6 PM', '6 p.m.', 'noon',
 * 'सुबह 6'. Its groups are `before`, `hour`, `minute`, `second`, `behind` and `word`, each behind the clock's own name.
 */
function clockOf(name: string): string {
  const before = String.raw`(?:(?<${name}Before>${CLOCK_PIECES.before})\s*)?`;
  const minutes = String.raw`(?:[:.](?<${name}Minute>\d{2})(?<${name}Second>:\d{2})?)?`;
  const figures = String.raw`(?<${name}Hour>\d{1,2})${minutes}`;
  const behind = String.raw`(?:\s?(?<${name}Behind>${CLOCK_PIECES.behind})${WORD_END}\.?)?`;
  const word = String.raw`(?:12\s)?(?<${name}Word>${CLOCK_PIECES.word})${WORD_END}`;
  return `(?:${before}${figures}${behind}|${word})`;
}

const UNIT = String.raw`(?:\s?${anyWord(TIMING_WORDS, 'unit')}${WORD_END}\.?)?`;
const BETWEEN = String.raw`\s*(?:[-–—−~]|${anyWord(TIMING_WORDS, 'to')})\s*`;

/** The pieces of a range of hours in the order in which they stand, as expressions; by the example '6 AM hrs to 9:30 PM'. */
const RANGE_PIECES = {
  /** Nothing that the first figure belongs to: 'Batch 1 - 6 AM' and the figures of a date are no range. */
  before: String.raw`(?<![\d:.,/-]|(?<!${WORD_CHARACTER})${anyWord(TIMING_WORDS, 'counted')}\s)`,
  /** '6 AM'. */
  start: clockOf('start'),
  /** ' hrs', often left out. */
  unit: UNIT,
  /** ' to '. */
  between: BETWEEN,
  /** '9:30 PM'. */
  end: clockOf('end'),
  /** Nothing that goes on: neither more of a number or of a date, nor a third clock. */
  behind: String.raw`(?![:.,/-]?\d)(?!${UNIT}${BETWEEN}\d)`,
} as const;

const RANGE = new RegExp(Object.values(RANGE_PIECES).join(''), 'giu');

/**
 * The form of a clock: `half` with the half of the day, as AM, PM or a word; `of24` for '18:00', '0:30' and '6:00:00',
 * which no clock of twelve hours has; `padded` for '06:00', which clocks of 24 hours have where no half of the day is
 * written; `bare` for any other.
 */
type ClockForm = 'half' | 'of24' | 'padded' | 'bare';

/** A clock as it is written, in minutes after midnight. */
interface Clock {
  readonly minutes: number;
  readonly form: ClockForm;
}

/** The hours of a day in an organiser's words, in minutes after midnight. */
export interface DayHours {
  readonly opening: number;
  /** The closing hour, above 1440 where it is after midnight. */
  readonly closing: number;
  /** True where the text is this one range and nothing else. */
  readonly isWholeText: boolean;
}

/** A unit that may follow a range. */
const UNIT_BEHIND = new RegExp(`^${UNIT}\\s*$`, 'iu');

/**
 * Returns the hours of a day's event by its `timings` (rule: Hours in timings); of several ranges, the earliest start
 * and the latest end. Null where none is readable: '9 - 5' does not say which half of the day.
 */
export function parseTimings(timings: string): DayHours | null {
  const matches = [...timings.matchAll(RANGE)];
  const ranges = matches.flatMap(({ groups = {} }) => {
    const start = readClock(groups, 'start');
    const end = readClock(groups, 'end');
    return (start && end && rangeOf(start, end)) ?? [];
  });
  if (ranges.length === 0) return null;
  const [words = ''] = matches[0] ?? [];
  const around = timings.replace(words, '').trim();
  return {
    opening: Math.min(...ranges.map(({ opening }) => opening)),
    closing: Math.max(...ranges.map(({ closing }) => closing)),
    isWholeText: UNIT_BEHIND.test(around),
  };
}

/** Reads one of the two clocks of a range; null for one that no clock shows, such as '7:75'. */
function readClock(
  groups: Readonly<Record<string, string | undefined>>,
  name: 'start' | 'end',
): Clock | null {
  const word = groups[`${name}Word`];
  if (word !== undefined) return { minutes: isMidnight(word) ? 0 : NOON, form: 'half' };
  const written = groups[`${name}Hour`] ?? '';
  const half = groups[`${name}Behind`] ?? groups[`${name}Before`];
  const hour = Number(written);
  const minute = Number(groups[`${name}Minute`] ?? 0);
  if (minute > 59 || hour * 60 + minute > DAY) return null;
  const minutes = hour * 60 + minute;
  const isOf24 = hour === 0 || hour > 12 || groups[`${name}Second`] !== undefined;
  if (isOf24) return { minutes, form: 'of24' };
  if (half !== undefined) return { minutes: minutesIn(half, minutes % NOON), form: 'half' };
  return { minutes, form: written.startsWith('0') ? 'padded' : 'bare' };
}

/** Returns the test of a word against some lists of the table. */
const isOneOf = (...lists: readonly (keyof TimingWords)[]) => {
  const words = new RegExp(`^${anyWord(TIMING_WORDS, ...lists)}$`, 'iu');
  return (word: string) => words.test(word);
};
const isMidnight = isOneOf('midnight');
const isFirstHalf = isOneOf('am', 'morning');
const isNight = isOneOf('night');
const isMiddle = isOneOf('afternoon');
/** The first minute of a half of the day that is late in the morning, as in 'दोपहर 11'. */
const LATE_MORNING = 600;

/** Returns the minutes after midnight of a clock, by its minutes in the half of the day that a word names. */
function minutesIn(half: string, minutes: number): number {
  const isBeforeNoon =
    isFirstHalf(half) ||
    (isNight(half) && minutes < NOON / 2) ||
    (isMiddle(half) && minutes >= LATE_MORNING);
  return isBeforeNoon ? minutes : minutes + NOON;
}

/** The hours of a range, in minutes from the midnight before its start. */
type Range = Pick<DayHours, 'opening' | 'closing'>;

/** The readings of a range, by the clearest form among its two clocks, which stand clearest first. */
const READINGS: Readonly<Record<ClockForm, (start: Clock, end: Clock) => Range | null>> = {
  // '9 - 5 PM'
  half: shortestRange,
  // '22:00 - 02:00'
  of24: rangeAsWritten,
  // '06:00 - 10:00'; but '10:00 - 05:00' may end in the afternoon
  padded: (start, end) => (end.minutes > start.minutes ? rangeAsWritten(start, end) : null),
  // '9 - 5'
  bare: () => null,
};
const CLEAREST_FIRST = Object.entries(READINGS);

/** Returns the hours of a range; null where its clocks leave open which half of the day they mean. */
function rangeOf(start: Clock, end: Clock): Range | null {
  const [, read] = CLEAREST_FIRST.find(([form]) => start.form === form || end.form === form) ?? [];
  return read?.(start, end) ?? null;
}

function rangeAsWritten({ minutes: opening }: Clock, { minutes: end }: Clock): Range {
  return { opening, closing: opening + ((end - opening + DAY) % DAY || DAY) };
}

/** The times that a clock may mean beside one whose half of the day is written, by its form. */
const TIMES: Readonly<Record<ClockForm, (minutes: number) => readonly number[]>> = {
  half: (minutes) => [minutes],
  of24: (minutes) => [minutes],
  padded: timesOfBothHalves,
  bare: timesOfBothHalves,
};

function timesOfBothHalves(minutes: number): readonly number[] {
  return [minutes % NOON, (minutes % NOON) + NOON];
}

/** Returns the shortest of the ranges that two clocks may mean, of equal ones the earliest. */
function shortestRange(start: Clock, end: Clock): Range | null {
  const timesOf = ({ minutes, form }: Clock) =>
    TIMES[form](minutes).map((time) => ({ minutes: time, form }));
  const ranges = timesOf(start).flatMap((from) =>
    timesOf(end).map((to) => rangeAsWritten(from, to)),
  );
  const lengthOf = ({ opening, closing }: Range) => closing - opening;
  const [shortest = null] = ranges.sort((one, other) => lengthOf(one) - lengthOf(other));
  return shortest;
}
