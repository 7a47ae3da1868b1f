import * as texts from '#texts/rides.ts';
import { asciiDigit } from '../text/digits.ts';
import type { Trip } from './item.ts';

/** A text that begins with a number of days, as the platform writes them: '3', '3 days', '3 Days / 2 Nights', '3 दिन'. */
const DAYS_FIRST = /^(\d{1,3}(?:\.\d)?)(?:\s+(?:days?(?![a-z])|दिन).*)?$/is;

/**
 * Returns the length of a trip in words: '1 day', 'N days' where its text begins with a number of days, else the text
 * itself; the fallback where there is none.
 */
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

/** The hours of each unit that a duration may count, by its spellings; nights are counted apart. */
const UNITS: readonly (readonly [hours: number, pattern: RegExp])[] = [
  [720, patternOf('months?|महीने|महीना')],
  [168, patternOf('w|wks?|weeks?|सप्ताह|हफ़्ते|हफ़्ता|हफ्ते|हफ्ता')],
  [24, patternOf('d|days?|दिन')],
  [1, patternOf('h|hrs?|hours?|घंटे|घंटा|घण्टे')],
  [1 / 60, patternOf('m|mins?|minutes?|मिनट')],
];
const NIGHTS = patternOf('n|nights?|रातें|रात');

/**
 * Returns the expression of a number before a unit. No letter may follow the unit, so that 'd' does not match 'din'.
 */
function patternOf(unit: string): RegExp {
  return new RegExp(`(\\d{1,4}(?:\\.\\d+)?)[\\s-]*(?:${unit})(?![\\p{L}\\p{M}])`, 'iu');
}

/** The numbers that organisers write as words, in English and Hindi. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...'a one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, Math.max(index, 1)] as const),
  ...'एक दो तीन चार पाँच छह सात आठ नौ दस'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ['an', 1],
  ['full', 1],
  ['पांच', 5],
]);
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...NUMBERS.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);
/** Matches 'half', also as in 'half a day' and 'two and a half days'. */
const HALF = /(?:(?<![\p{L}\p{M}])(?:(?:and|&)\s+)?(?:an?\s+)?(?:half|आधा)(?:[\s-]+an?\s)?|½)/giu;

/** Returns a text with its numbers in figures: 'One and a half day' becomes '1.5 day'. */
function inFigures(text: string): string {
  return text
    .replace(/\D/gu, (character) => asciiDigit(character) || character)
    .replace(HALF, ' 0.5 ')
    .replace(NUMBER, (word) => String(NUMBERS.get(word.toLowerCase())))
    .replace(/(\d)\s+0(?=\.5 )/g, '$1');
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/**
 * Returns the length of a trip in hours, by its duration text: '3 days' 72, '2N/3D' 72, 'One week' 168, '6 hours' 6,
 * 'Half day' 12; null when the text gives none.
 */
export function durationHours(trip: Pick<Trip, 'duration'>): number | null {
  const text = trip.duration.trim();
  const days = daysFirst(text);
  if (days !== null) return 24 * days;
  const figures = inFigures(text);
  const hours = UNITS.reduce((sum, [each, unit]) => sum + each * numberIn(figures, unit), 0);
  if (hours > 0) return hours;
  const nights = numberIn(figures, NIGHTS);
  return nights > 0 ? 24 * (nights + 1) : null;
}
