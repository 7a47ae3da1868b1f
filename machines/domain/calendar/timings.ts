/** A day and half a day, in minutes. */
const DAY = 1_440;
const NOON = 720;

/**
 * Returns the expression of a clock in an organiser's words: '6', '6:30', '06.30', '18:00:00', '6 PM', '6 p.m.', 'noon'.
 * Its groups are `hour`, `minute`, `second`, `half` and `word`, each behind the clock's own name.
 */
const clockOf = (name: string) =>
  String.raw`(?:(?<${name}Hour>\d{1,2})(?:[:.](?<${name}Minute>\d{2})(?<${name}Second>:\d{2})?)?(?:\s?(?<${name}Half>[ap])\.?m\b\.?)?|(?:12\s)?(?<${name}Word>noon|midday|midnight)\b)`;
const UNIT = String.raw`(?:\s?(?:hrs?|hours|h|ist)\b\.?)?`;
const BETWEEN = String.raw`\s*(?:[-–—−~]|to|till?|until)\s*`;
/** Matches where a range may begin: 'Batch 1 - 6 AM' and the figures of a date are no range. */
const BEFORE = String.raw`(?<![\d:.,/-]|\b(?:batch|day|group|round|session|slot)\s)`;
/** Matches where a range may end: no more of a number or of a date follows. */
const BEHIND = String.raw`(?![:.,/-]?\d)(?!${UNIT}${BETWEEN}\d)`;
const RANGE = new RegExp(
  BEFORE + clockOf('start') + UNIT + BETWEEN + clockOf('end') + BEHIND,
  'giu',
);

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
  const word = groups[`${name}Word`]?.toLowerCase();
  if (word !== undefined) return { minutes: word === 'midnight' ? 0 : NOON, form: 'half' };
  const written = groups[`${name}Hour`] ?? '';
  const half = groups[`${name}Half`]?.toLowerCase();
  const hour = Number(written);
  const minute = Number(groups[`${name}Minute`] ?? 0);
  if (minute > 59 || hour * 60 + minute > DAY) return null;
  const minutes = hour * 60 + minute;
  const isOf24 = hour === 0 || hour > 12 || groups[`${name}Second`] !== undefined;
  if (isOf24) return { minutes, form: 'of24' };
  if (half !== undefined)
    return { minutes: (minutes % NOON) + (half === 'p' ? NOON : 0), form: 'half' };
  return { minutes, form: written.startsWith('0') ? 'padded' : 'bare' };
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
