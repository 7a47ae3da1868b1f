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

/** A clock as it is written, in minutes after midnight. */
interface Clock {
  readonly minutes: number;
  /** True where the half of the day is written, as AM, PM or a word. */
  readonly hasHalf: boolean;
  /** True for '18:00', '0:30' and '6:00:00', which no clock of twelve hours has. */
  readonly isOf24: boolean;
  /** True for '06:00', which clocks of 24 hours have where no half of the day is written. */
  readonly isPadded: boolean;
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
  if (word !== undefined)
    return {
      minutes: word === 'midnight' ? 0 : NOON,
      hasHalf: true,
      isOf24: false,
      isPadded: false,
    };
  const written = groups[`${name}Hour`] ?? '';
  const half = groups[`${name}Half`]?.toLowerCase();
  const hour = Number(written);
  const minute = Number(groups[`${name}Minute`] ?? 0);
  if (minute > 59 || hour * 60 + minute > DAY) return null;
  const isOf24 = hour === 0 || hour > 12 || groups[`${name}Second`] !== undefined;
  const hasHalf = half !== undefined && !isOf24;
  const afternoon = half === 'p' ? NOON : 0;
  return {
    minutes: hasHalf ? (hour % 12) * 60 + minute + afternoon : hour * 60 + minute,
    hasHalf,
    isOf24,
    isPadded: written.startsWith('0'),
  };
}

/**
 * Returns the hours of a range, in minutes from the midnight before its start. Where the halves of the day are left
 * open, the shortest reading counts.
 */
function rangeOf(start: Clock, end: Clock): Pick<DayHours, 'opening' | 'closing'> | null {
  const clocks = [start, end];
  const usesTwelveHours = clocks.some(({ hasHalf }) => hasHalf);
  if (!usesTwelveHours) {
    const isOf24 = clocks.some((clock) => clock.isOf24);
    // '9 - 5'
    if (!isOf24 && !clocks.some(({ isPadded }) => isPadded)) return null;
    // '10:00 - 05:00' may end in the afternoon
    if (!isOf24 && end.minutes <= start.minutes) return null;
  }
  const halvesOf = ({ minutes, hasHalf, isOf24 }: Clock) =>
    !usesTwelveHours || hasHalf || isOf24 ? [minutes] : [minutes % NOON, (minutes % NOON) + NOON];
  const ends = halvesOf(start).flatMap((from) =>
    halvesOf(end).map((to) => ({ from, length: (to - from + DAY) % DAY || DAY })),
  );
  const [shortest] = ends.sort((one, other) => one.length - other.length);
  if (shortest === undefined) return null;
  return { opening: shortest.from, closing: shortest.from + shortest.length };
}
