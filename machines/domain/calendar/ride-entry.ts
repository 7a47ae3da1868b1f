import * as texts from '#texts/dates.ts';
import type { Booking } from '../booking/booking.ts';
import { whenOfBooking } from '../booking/booking-when.ts';
import type { Item } from '../catalogue/item.ts';
import { formatTime } from './calendar.ts';
import { hoursOf, timingsBeside } from './hours.ts';
import type { CalendarEntry } from './icalendar.ts';
import { type When, whenOf } from './when.ts';

interface EntrySource {
  /** The host of this site, which begins the name of each entry. */
  readonly host: string;
  /** The ride's own page; '' when unknown. */
  readonly page: string;
  /** The time at which the page was opened, in epoch ms. */
  readonly openedAt: number;
}

/**
 * Returns the entry of a ride that nobody has booked yet (rule: Calendar); null without an id or a date. `cachedAt`,
 * in epoch ms, is the time of reading of an item that is no answer of this visit.
 */
export function entryOfItem(
  item: Item,
  cachedAt: number | null,
  { host, page, openedAt }: EntrySource,
): CalendarEntry | null {
  const when = whenOf(item);
  if (when === null || item.id === null) return null;
  return {
    // no id of a booking has a dot, so the two kinds of entries never share a name
    uid: `${item.kind}.${item.id}@${host}`,
    ...entryFacts(item, item, when),
    reference: '',
    page,
    learnedAt: cachedAt ?? openedAt,
  };
}

/** Returns the entry of a booked ride (rule: Calendar); null while its date is unknown. */
export function entryOfBooking(
  booking: Booking,
  { host, page, openedAt }: EntrySource,
): CalendarEntry | null {
  const { id, transactionId, item, summary, bookedAt } = booking;
  const when = whenOfBooking(booking);
  if (when === null) return null;
  return {
    uid: `${id ?? transactionId ?? summary.title}@${host}`,
    ...entryFacts(summary, item, when),
    reference: id === null ? '' : texts.bookingNote(id),
    page,
    // this device recorded the item at the booking; a row of My Bookings is of this moment
    learnedAt: item === null ? openedAt : (bookedAt ?? openedAt),
  };
}

/** Returns the title, location and notes, the days, and the hours where both ends have them. */
function entryFacts(
  { title, location }: Pick<CalendarEntry, 'title' | 'location'>,
  item: Item | null,
  when: When,
) {
  const { firstDay, lastDay } = when;
  const times = hoursOf(item, when);
  return { title, location, firstDay, lastDay, times, notes: notesOf(item, when, times) };
}

/**
 * Returns the notes: the meetup's time, the organiser's words for the hours where they differ from those of the
 * entry, and the start of an entry of whole days where it has one.
 */
function notesOf(item: Item | null, { startAt }: When, times: CalendarEntry['times']): string {
  const meetupTime = item?.meetupTime ?? '';
  const timings = timingsBeside(item, times);
  return [
    startAt !== null && times === null ? texts.startsAt(formatTime(startAt)) : '',
    timings === '' ? '' : texts.timingsNote(timings),
    meetupTime === '' ? '' : texts.meetAt(meetupTime),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
