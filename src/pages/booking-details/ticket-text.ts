import type { Booking } from '#machines/domain/booking/booking.ts';
import { bookingStanding, isOff } from '#machines/domain/booking/booking-status.ts';
import { whenOfBooking } from '#machines/domain/booking/booking-when.ts';
import { formatDays } from '#machines/domain/calendar/calendar.ts';
import { isolated } from '#machines/domain/text/text.ts';
import * as texts from '#texts/booking-details.ts';

/** Returns the reason for which a booking is off, in sentences; '' for one that is a ticket. */
export function offSentence(booking: Booking): string {
  if (!isOff(booking)) return '';
  const { reasons } = bookingStanding(booking);
  return reasons.map((reason) => texts.offSentences[reason]).join(' ');
}

/** Returns the days of a ticket, and the time of the meetup. */
export function dateText(booking: Booking): string {
  const when = whenOfBooking(booking);
  if (when === null) return texts.dateUnknown;
  const days = formatDays(when.firstDay, when.lastDay);
  const meetupTime = booking.item?.meetupTime;
  return meetupTime ? texts.daysWithMeetup(days, isolated(meetupTime)) : days;
}
