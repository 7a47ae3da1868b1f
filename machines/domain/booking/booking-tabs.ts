import * as texts from '#texts/booking-status.ts';
import { compareDates, isUpcoming } from '../calendar/calendar.ts';
import type { MyBooking } from './my-bookings.ts';

/** The two tabs of My Bookings. */
export type BookingTab = 'upcoming' | 'completed';

/** Each booking in exactly one tab (rule: My Bookings): upcoming soonest first, completed latest first. */
export function splitByTab(
  bookings: readonly MyBooking[],
  now: number,
): Record<BookingTab, MyBooking[]> {
  const upcoming = bookings.filter((booking) => isUpcoming(booking.date, now));
  const completed = bookings.filter((booking) => !isUpcoming(booking.date, now));
  return {
    upcoming: upcoming.sort((a, b) => compareDates(a.date, b.date)),
    completed: completed.sort((a, b) => compareDates(b.date, a.date)),
  };
}

/** The sentence of an empty tab (rule: My Bookings). */
export function emptyTabText(tab: BookingTab): string {
  return tab === 'upcoming' ? texts.noUpcoming : texts.noCompleted;
}
