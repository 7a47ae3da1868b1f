import { type When, whenOf, whenStarting } from '../calendar/when.ts';
import type { Booking } from './booking.ts';

/** Returns the time of a booked ride: from its own date to the end of its item; null while its date is unknown. */
export function whenOfBooking({
  item,
  summary: { date: start },
}: Pick<Booking, 'item' | 'summary'>): When | null {
  return item === null ? whenStarting(start) : whenOf({ ...item, start });
}
