/** A day and half of one, in minutes. */
const DAY = 1_440;
const NOON = 720;

/** A clock in an organiser's words: '6', '6:30', '06.30', '18:00:00', '6 PM', '6 p.m.', 'noon'. */
const CLOCK = String.raw`(?:(\d{1,2})(?:[:.](\d{2})(:\d{2})?)?(?:\s?([ap])\.?m\b\.?)?|(?:12\s)?(noon|midday|midnight)\b)`;
const UNIT = String.raw`(?:\s?(?:hrs?|hours|h|ist)\b\.?)?`;
const BETWEEN = String.raw`\s*(?:[-–—−~]|to|till?|until)\s*`;
/** A range of clocks, but neither 'Batch 1 - 6 AM' nor a part of a date. */
const RANGE = new RegExp(
  String.raw`(?<![\d:.,/-]|\b(?:batch|day|group|round|session|slot)\s)${CLOCK}${UNIT}${BETWEEN}${CLOCK}(?![:.,/-]?\d)(?!${UNIT}${BETWEEN}\d)`,
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

/** The hours of a day in an organiser's words, in minutes after the midnight with which the day begins. */
export interface DayHours {
  readonly opening: number;
  /** Above 1440 for a night. */
  readonly closing: number;
  /** True where the words are this one range and nothing else. */
  readonly isWholeText: boolean;
}

/** A unit that may stand behind a range. */
const UNIT_BEHIND = new RegExp(`^${UNIT}\\s*$`, 'iu');

/**
 * The hours of a day's event by its `timings` (rule: Hours in timings), of several ranges from the earliest start to
 * the latest end. Null where none is readable: '9 - 5' names no half of the day.
 */
export function parseTimings(timings: string): DayHours | null {
  const matches = [...timings.matchAll(RANGE)];
  const ranges = matches.flatMap(([, ...parts]) => {
    const [start, end] = [readClock(parts.slice(0, 5)), readClock(parts.slice(5))];
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

type Part = string | undefined;

function readClock([
  hours = '',
  minutes = '0',
  seconds,
  half,
  word,
]: readonly Part[]): Clock | null {
  const isMidnight = word?.toLowerCase() === 'midnight';
  if (word !== undefined)
    return { minutes: isMidnight ? 0 : NOON, hasHalf: true, isOf24: false, isPadded: false };
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour * 60 + minute > DAY) return null;
  const isOf24 = hour === 0 || hour > 12 || seconds !== undefined;
  const hasHalf = half !== undefined && !isOf24;
  const afternoon = half?.toLowerCase() === 'p' ? NOON : 0;
  return {
    minutes: hasHalf ? (hour % 12) * 60 + minute + afternoon : hour * 60 + minute,
    hasHalf,
    isOf24,
    isPadded: hours.startsWith('0'),
  };
}

/**
 * The hours of a range, in minutes from the midnight before its start. Where halves of the day are left open, those
 * count that make it shortest.
 */
function rangeOf(start: Clock, end: Clock): Pick<DayHours, 'opening' | 'closing'> | null {
  const clocks = [start, end];
  const isIn24 = !clocks.some(({ hasHalf }) => hasHalf);
  if (isIn24 && !clocks.some(({ isOf24, isPadded }) => isOf24 || isPadded)) return null;
  // '10:00 - 05:00' may end in the afternoon
  if (isIn24 && end.minutes <= start.minutes && !clocks.some(({ isOf24 }) => isOf24)) return null;
  const halvesOf = ({ minutes, hasHalf, isOf24 }: Clock) =>
    isIn24 || hasHalf || isOf24 ? [minutes] : [minutes % NOON, (minutes % NOON) + NOON];
  const ends = halvesOf(start).flatMap((from) =>
    halvesOf(end).map((to) => ({ from, length: (to - from + DAY) % DAY || DAY })),
  );
  const [shortest] = ends.sort((one, other) => one.length - other.length);
  if (shortest === undefined) return null;
  return { opening: shortest.from, closing: shortest.from + shortest.length };
}
