import { DAY_MS, formatDayOfYear } from './calendar.ts';
import type { Trip } from './item.ts';

/** The date of a trip's nth day without its year, 'Sat 12 Jun'; '' for a trip without a start. */
export function itineraryDate(trip: Pick<Trip, 'start'>, dayNumber: number): string {
  if (trip.start === null) return '';
  const at = Date.parse(`${trip.start.day}T00:00:00Z`) + (dayNumber - 1) * DAY_MS;
  return formatDayOfYear(new Date(at).toISOString().slice(0, 10));
}
