import { addDays, formatDayOfYear } from './calendar.ts';
import type { Trip } from './item.ts';

/** The date of a trip's nth day without its year, 'Sat 12 Jun'; '' for a trip without a start. */
export function itineraryDate(trip: Pick<Trip, 'start'>, dayNumber: number): string {
  if (trip.start === null) return '';
  return formatDayOfYear(addDays(trip.start.day, dayNumber - 1));
}
