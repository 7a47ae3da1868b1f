import * as texts from '#texts/rides.ts';
import type { Trip } from './item.ts';

/** A text that begins with a number of days, as the platform writes them: '3', '3 days', '3 Days / 2 Nights', '3 दिन'. */
const DAYS_FIRST = /^(\d{1,3}(?:\.\d)?)(?:\s+(?:days?(?![a-z])|दिन).*)?$/is;

/** The length of a trip in words: '1 day', 'N days' where its text begins with a number of days, else the text itself; the fallback where there is none. */
export function durationLabel(
  trip: Pick<Trip, 'duration'>,
  fallback: string = texts.durationUnknown,
): string {
  const text = trip.duration.trim();
  if (text === '') return fallback;
  const days = daysFirst(text);
  return days === null ? text : texts.days(days);
}

function daysFirst(text: string): number | null {
  const days = Number(DAYS_FIRST.exec(text)?.[1]);
  return days > 0 ? days : null;
}

/** Hours of each unit that a duration may count, by its spellings; nights are counted apart. */
const UNITS: readonly (readonly [hours: number, pattern: RegExp])[] = [
  [720, patternOf('months?|महीने|महीना')],
  [168, patternOf('w|wks?|weeks?|सप्ताह|हफ़्ते|हफ़्ता|हफ्ते|हफ्ता')],
  [24, patternOf('d|days?|दिन')],
  [1, patternOf('h|hrs?|hours?|घंटे|घंटा|घण्टे')],
  [1 / 60, patternOf('m|mins?|minutes?|मिनट')],
];
const NIGHTS = patternOf('n|nights?|रातें|रात');

/** A number before a unit; no letter may follow, so that 'd' does not match 'din'. */
function patternOf(unit: string): RegExp {
  return new RegExp(`(\\d{1,4}(?:\\.\\d+)?)[\\s-]*(?:${unit})(?![\\p{L}\\p{M}])`, 'iu');
}

function counted(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** The length of a trip in hours, by its duration text: '3 days' 72, '2N/3D' 72, '1 week' 168, '6 hours' 6; null when the text gives none. */
export function durationHours(trip: Pick<Trip, 'duration'>): number | null {
  const text = trip.duration.trim();
  const days = daysFirst(text);
  if (days !== null) return 24 * days;
  const hours = UNITS.reduce((sum, [each, unit]) => sum + each * counted(text, unit), 0);
  if (hours > 0) return hours;
  const nights = counted(text, NIGHTS);
  return nights > 0 ? 24 * (nights + 1) : null;
}
