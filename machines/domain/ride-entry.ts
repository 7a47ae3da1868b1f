import * as texts from '#texts/dates.ts';
import type { Booking } from './booking.ts';
import { formatTime } from './calendar.ts';
import type { RideEntry } from './icalendar.ts';
import type { Item } from './item.ts';
import { type When, whenOf, whenOfBooking } from './when.ts';

/** Where an entry comes from. */
export interface EntrySource {
  /** The host of this site, which makes names of entries its own. */
  readonly host: string;
  /** The ride's own page; '' when unknown. */
  readonly page: string;
  /** When the page was opened, in ms since 1970. */
  readonly openedAt: number;
}

/** The entry of a ride that nobody has booked yet (rule: Calendar); null without an id or a date. `takenAt`, in ms since 1970, is when it was read where it is no answer of this visit. */
export function entryOfItem(
  item: Item,
  takenAt: number | null,
  { host, page, openedAt }: EntrySource,
): RideEntry | null {
  const when = whenOf(item);
  if (when === null || item.id === null) return null;
  return {
    // a dot is in no id of a booking: the names of the two kinds of entries never meet
    uid: `${item.kind}.${item.id}@${host}`,
    title: item.title,
    ...timesOf(when),
    place: item.place,
    notes: notesOf(item, when),
    reference: '',
    page,
    knownAt: takenAt ?? openedAt,
  };
}

/** The entry of a booked ride (rule: Calendar); null while its date is unknown. */
export function entryOfBooking(
  booking: Booking,
  { host, page, openedAt }: EntrySource,
): RideEntry | null {
  const { id, transactionId, item, summary, bookedAt } = booking;
  const when = whenOfBooking(booking);
  if (when === null) return null;
  return {
    uid: `${id ?? transactionId ?? summary.title}@${host}`,
    title: summary.title,
    ...timesOf(when),
    place: summary.place,
    notes: notesOf(item, when),
    reference: id === null ? '' : texts.bookingNote(id),
    page,
    // this device recorded its item when it was booked; what My Bookings lists was asked for now
    knownAt: item === null ? openedAt : (bookedAt ?? openedAt),
  };
}

/** Its days, and its hours where both of them are known. */
function timesOf(when: When): Pick<RideEntry, 'firstDay' | 'lastDay' | 'times'> {
  const { firstDay, lastDay, startAt, endAt } = when;
  const times = startAt === null || endAt === null ? null : { startAt, endAt };
  return { firstDay, lastDay, times };
}

/** When to be where; an entry of whole days also says the hour that its date has. */
function notesOf(item: Item | null, { startAt, endAt }: When): string {
  const meetupTime = item?.meetupTime ?? '';
  return [
    startAt !== null && endAt === null ? texts.startsAt(formatTime(startAt)) : '',
    meetupTime === '' ? '' : texts.meetAt(meetupTime),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
