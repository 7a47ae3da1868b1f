import {
  AVAILABILITIES,
  type Availability,
  type ClosedAvailability,
} from '../catalogue/availabilities.ts';
import { durationHours } from '../catalogue/duration.ts';
import type { Item, RideEvent } from '../catalogue/item.ts';
import { KINDS } from '../catalogue/kinds.ts';
import { ownFacts } from '../catalogue/own-facts.ts';
import {
  addDays,
  type CalendarDate,
  clockOf,
  DAY_MS,
  type Day,
  dayOf,
  HOUR_MS,
  MINUTE_MS,
  midnightOf,
} from './calendar.ts';
import { parseTimings } from './timings.ts';

/** The time of an item or booking, from its fields (rule: Days and hours). Days are India's, moments are epoch ms. */
export interface When {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Null where it starts on a day without an hour. */
  readonly startAt: number | null;
  /** Null where its end is unknown or a day without an hour; always after `startAt`. */
  readonly endAt: number | null;
  /** True when a date or a duration gives the end. */
  readonly hasEnd: boolean;
}

/** The end of a night, in ms from midnight: an hour before it belongs to the evening before. */
const MORNING_MS = 6 * HOUR_MS;

/** Returns the time of an item; null without a start. */
export function whenOf(item: Item): When | null {
  const { start, end } = item;
  if (start === null) return null;
  const stated = end === null ? null : endBy(start, end);
  return { firstDay: start.day, startAt: start.at, ...itemEnd(item, start, stated) };
}

/** Returns the time span of an event that has a start and no known end; null without a start. */
export function whenStarting(start: CalendarDate | null): When | null {
  return start && { firstDay: start.day, startAt: start.at, ...unknownEnd(start) };
}

type End = Pick<When, 'lastDay' | 'endAt' | 'hasEnd'>;

/**
 * Returns the end of an item. A trip without an end date ends after its duration; the `timings` of an event may close
 * its last day.
 */
function itemEnd(item: Item, start: CalendarDate, stated: End | null): End {
  const facts = ownFacts(item);
  return KINDS[item.kind].statesHours
    ? closedBy(facts, start, eventEnd(start, stated, facts.isMultipleDays))
    : (stated ?? endAfter(start, durationHours(facts)));
}

function endBy(start: CalendarDate, end: CalendarDate): End | null {
  // beside a start with an hour, an end at midnight closes the evening
  const endAt = end.isMidnight === true && start.at !== null ? midnightOf(end.day) : end.at;
  if (start.at !== null && endAt !== null && endAt > start.at)
    return { lastDay: lastDayOf(start.at, endAt, end), endAt, hasEnd: true };
  if (end.day < start.day) return null;
  return { lastDay: end.day, endAt: start.at === null ? end.at : null, hasEnd: true };
}

function lastDayOf(startAt: number, endAt: number, { isMidnight }: CalendarDate): Day {
  const clock = clockOf(endAt);
  const isNight = isMidnight === true || (clock < MORNING_MS && clock < clockOf(startAt));
  return isNight ? addDays(dayOf(endAt), -1) : dayOf(endAt);
}

function endAfter(start: CalendarDate, hours: number | null): End {
  if (hours === null) return unknownEnd(start);
  if (hours < 24 && start.at !== null) {
    const at = start.at + hours * HOUR_MS;
    return endBy(start, { day: dayOf(at), at }) ?? unknownEnd(start);
  }
  return { lastDay: addDays(start.day, Math.ceil(hours / 24) - 1), endAt: null, hasEnd: true };
}

/**
 * Returns the end of an event. A one-day event ends on its day or within a day of its hour; any other end of it is
 * unknown.
 */
function eventEnd(start: CalendarDate, stated: End | null, isMultipleDays: boolean): End {
  if (stated === null) return unknownEnd(start);
  if (isMultipleDays || stated.lastDay === start.day) return stated;
  const isThroughTheNight =
    start.at !== null && stated.endAt !== null && stated.endAt - start.at < DAY_MS;
  return isThroughTheNight ? { ...stated, lastDay: start.day } : unknownEnd(start);
}

/**
 * Returns the end of an event with the hour at which its `timings` close its last day, where no date states an hour
 * and the last day is known.
 */
function closedBy(
  { timings, isMultipleDays }: Pick<RideEvent, 'timings' | 'isMultipleDays'>,
  start: CalendarDate,
  end: End,
): End {
  const hours = parseTimings(timings);
  if (hours === null || end.endAt !== null || (isMultipleDays && !end.hasEnd)) return end;
  const endAt = midnightOf(end.lastDay) + hours.closing * MINUTE_MS;
  return start.at === null || endAt > start.at ? { ...end, endAt, hasEnd: true } : end;
}

function unknownEnd({ day }: CalendarDate): End {
  return { lastDay: day, endAt: null, hasEnd: false };
}

/** True when something has begun by `now` (epoch ms): its hour has passed, or the day that it begins on. */
export function hasStarted({ startAt, firstDay }: When, now: number): boolean {
  return startAt === null ? firstDay < dayOf(now) : startAt <= now;
}

/** True when something is over by `now` (epoch ms): its end has passed, be it a moment or a day. */
export function isOver({ lastDay, endAt }: When, now: number): boolean {
  return endAt === null ? lastDay < dayOf(now) : endAt <= now;
}

/**
 * True when nobody can join any more at `now` (epoch ms): a trip has started; an event or a training is over, or has
 * started where it has no end.
 */
function hasLeft(item: Item, now: number): boolean {
  const when = whenOf(item);
  if (when === null) return false;
  const isJoinedAtStart = KINDS[item.kind].closesAtStart || !when.hasEnd;
  return isOver(when, now) || (isJoinedAtStart && hasStarted(when, now));
}

/**
 * Returns the availability of an item at `now` (epoch ms); it is departed once nobody can join any more (rule: Days
 * and hours).
 */
export function availability(item: Item, now: number): Availability {
  if (hasLeft(item, now)) return 'departed';
  return item.availableSeats !== null && item.availableSeats <= 0 ? 'soldOut' : 'open';
}

function isClosed(state: Availability): state is ClosedAvailability {
  return !AVAILABILITIES[state].isOpenForBooking;
}

/** Returns the availability of an item that takes no bookings at `now` (epoch ms); null for one that does. */
export function closedAvailability(item: Item, now: number): ClosedAvailability | null {
  const state = availability(item, now);
  return isClosed(state) ? state : null;
}

/** True when an item takes bookings at `now` (epoch ms). */
export function isOpenForBooking(item: Item, now: number): boolean {
  return closedAvailability(item, now) === null;
}

/** True while riders can look forward to an item at `now` (epoch ms): it has not departed. */
export function isUpcoming(item: Item, now: number): boolean {
  return AVAILABILITIES[availability(item, now)].isUpcoming;
}
