import * as texts from '#texts/dates.ts';
import type { Booking } from './booking.ts';
import { type CalendarDate, formatTime } from './calendar.ts';
import type { RideEntry } from './icalendar.ts';
import type { Item } from './item.ts';

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
  if (item.start === null || item.id === null) return null;
  // an event that does not say that it takes several days ends on the day it starts, as its page shows it
  const end =
    item.kind === 'trip' || item.isMultipleDays ? item.end : sameDay(item.start, item.end);
  return {
    // a dot is in no id of a booking: the names of the two kinds of entries never meet
    uid: `${item.kind}.${item.id}@${host}`,
    title: item.title,
    ...daysOf(item.start, end),
    place: item.place,
    notes: notesOf(item, item.start, end),
    reference: '',
    page,
    knownAt: takenAt ?? openedAt,
  };
}

/** The entry of a booked ride (rule: Calendar); null while its date is unknown. */
export function entryOfBooking(
  { id, transactionId, item, summary, bookedAt }: Booking,
  { host, page, openedAt }: EntrySource,
): RideEntry | null {
  if (summary.date === null) return null;
  const end = item?.end ?? null;
  return {
    uid: `${id ?? transactionId ?? summary.title}@${host}`,
    title: summary.title,
    ...daysOf(summary.date, end),
    place: summary.place,
    notes: notesOf(item, summary.date, end),
    reference: id === null ? '' : texts.bookingNote(id),
    page,
    // this device recorded its item when it was booked; what My Bookings lists was asked for now
    knownAt: item === null ? openedAt : (bookedAt ?? openedAt),
  };
}

function sameDay(start: CalendarDate, end: CalendarDate | null): CalendarDate | null {
  return end?.day === start.day ? end : null;
}

function daysOf(
  start: CalendarDate,
  end: CalendarDate | null,
): Pick<RideEntry, 'firstDay' | 'lastDay' | 'times'> {
  const firstDay = start.day;
  return {
    firstDay,
    lastDay: end === null || end.day < firstDay ? firstDay : end.day,
    times: timesOf(start, end),
  };
}

function timesOf(start: CalendarDate, end: CalendarDate | null): RideEntry['times'] {
  const [startAt, endAt] = [start.at, end?.at ?? null];
  return startAt !== null && endAt !== null && endAt > startAt ? { startAt, endAt } : null;
}

/** When to be where; an entry of whole days also says the hour that its date has. */
function notesOf(item: Item | null, start: CalendarDate, end: CalendarDate | null): string {
  const meetupTime = item?.meetupTime ?? '';
  return [
    start.at !== null && timesOf(start, end) === null ? texts.startsAt(formatTime(start.at)) : '',
    meetupTime === '' ? '' : texts.meetAt(meetupTime),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
