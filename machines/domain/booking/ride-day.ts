import { addDays, dayOf, formatTime } from '../calendar/calendar.ts';
import { isOver } from '../calendar/when.ts';
import type { Item } from '../catalogue/item.ts';
import { ownFacts } from '../catalogue/own-facts.ts';
import type { Booking } from './booking.ts';
import { isConfirmed, standingFacts } from './booking-status.ts';
import { whenOfBooking } from './booking-when.ts';

/** The day on which a ride begins, as its rider sees it from that day or the one before (rule: Ride day). */
export interface RideDay {
  readonly day: 'tomorrow' | 'today';
  /**
   * The time to be at the meetup: that of the meetup itself, else the organiser's words for the hours, else the
   * start; null where none is stated.
   */
  readonly time: { readonly label: 'meetup' | 'timings' | 'start'; readonly text: string } | null;
}

/**
 * Returns the day of a booked ride at `now` (epoch ms), from the day before it begins in India until that day, or the
 * ride, is over. Null at any other time, for a ride without a date, and for a booking that is not confirmed, is off or
 * contradicts itself.
 */
export function rideDayOf(booking: Booking, now: number): RideDay | null {
  const when = whenOfBooking(booking);
  if (when === null || isOver(when, now)) return null;
  if (!isConfirmed(booking) || !standingFacts(booking).sendsToMeetup) return null;
  const today = dayOf(now);
  const time = timeOf(booking.item, when.startAt);
  if (when.firstDay === today) return { day: 'today', time };
  return when.firstDay === addDays(today, 1) ? { day: 'tomorrow', time } : null;
}

function timeOf(item: Item | null, startAt: number | null): RideDay['time'] {
  const { meetupTime = '' } = item ?? {};
  if (meetupTime !== '') return { label: 'meetup', text: meetupTime };
  const timings = item === null ? '' : ownFacts(item).timings;
  if (timings !== '') return { label: 'timings', text: timings };
  return startAt === null ? null : { label: 'start', text: formatTime(startAt) };
}
