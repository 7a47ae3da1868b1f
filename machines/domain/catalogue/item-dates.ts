import * as texts from '#texts/dates.ts';
import { kindWords } from '#texts/kinds.ts';
import {
  addDays,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMoment,
  formatShortDay,
  formatTime,
} from '../calendar/calendar.ts';
import { hasStarted, isOver, type When, whenOf } from '../calendar/when.ts';
import { durationLabel } from './duration.ts';
import type { Item, Trip } from './item.ts';
import { KINDS } from './kinds.ts';
import { ownFacts } from './own-facts.ts';

/** Returns the date on a card: a trip's start; an event's start, and its end when it takes several days. */
export function cardDate(item: Item): string {
  const when = whenOf(item);
  if (when === null) return texts.dateUnknown;
  const { firstDay, lastDay } = when;
  return !KINDS[item.kind].showsLastDay || firstDay === lastDay
    ? formatShortDay(firstDay)
    : texts.daysFromTo(formatShortDay(firstDay), formatShortDay(lastDay));
}

/** Returns 'Until 14 Jun 2027' for an event of several days that is running at `now` (epoch ms), else ''. */
export function untilText(item: Item, now: number): string {
  const when = KINDS[item.kind].showsLastDay ? whenOf(item) : null;
  if (when === null || when.lastDay === when.firstDay) return '';
  const isRunning = hasStarted(when, now) && !isOver(when, now);
  return isRunning ? texts.untilDay(formatShortDay(when.lastDay)) : '';
}

/** Returns a ride by its title and date, for a sentence about it. */
export function rideName(item: Item): string {
  return `${item.title}, ${detailsDate(item)}`;
}

/**
 * Returns the Date fact of the details page: a trip's start, with its hour where it has one, or an event's days. Without a date
 * it is 'Flexible dates' for a trip and 'Date TBA' for an event.
 */
export function detailsDate(item: Item): string {
  const when = whenOf(item);
  if (when === null) return kindWords[item.kind].noDate;
  if (KINDS[item.kind].showsLastDay) return formatDays(when.firstDay, when.lastDay);
  return when.startAt === null ? formatDay(when.firstDay) : formatMoment(when.startAt);
}

/** Returns an item's hours or its duration, as its kind states; `unknown` where it has neither. */
export function lengthText(item: Item, unknown?: string): string {
  return KINDS[item.kind].statesHours ? timeLabel(item) : durationLabel(ownFacts(item), unknown);
}

/** Returns the hours of an item: the organiser's own words, else those of its dates. */
export function timeLabel(item: Item): string {
  return ownFacts(item).timings || hoursText(whenOf(item)) || texts.flexibleTime;
}

/**
 * Returns the length of an item in the words beside its day: its duration, or the organiser's own words for its
 * hours.
 */
export function statedLength(item: Item): string {
  const facts = ownFacts(item);
  return KINDS[item.kind].statesHours ? facts.timings : durationLabel(facts);
}

/** Returns the duration that follows the date of a card; '' for an item of hours, whose card displays its days. */
export function cardLength(item: Item): string {
  return KINDS[item.kind].statesHours ? '' : durationLabel(ownFacts(item));
}

/** Returns the duration that an item states; '' for none. */
export function durationText(item: Item): string {
  return durationLabel(ownFacts(item), '');
}

/** Returns the hours of one day; an event of several days has no end hour on its first day. */
function hoursText(when: When | null): string {
  if (when === null || when.startAt === null) return '';
  const { firstDay, lastDay, startAt, endAt } = when;
  return endAt === null || firstDay !== lastDay
    ? formatTime(startAt)
    : texts.hoursFromTo(formatTime(startAt), formatTime(endAt));
}

/** Returns a trip's two ends with their dates, which 'To' separates; null when neither end is known. */
export function tripEnds(item: Item) {
  const { startLocation, endLocation } = ownFacts(item);
  if (startLocation === '' && endLocation === '') return null;
  const when = whenOf(item);
  const lastDay = when === null ? item.end?.day : when.hasEnd && when.lastDay;
  return {
    from: { location: startLocation, day: when === null ? '' : formatDay(when.firstDay) },
    to: { location: endLocation, day: lastDay ? formatDay(lastDay) : '' },
  };
}

/** Returns the date of a trip's nth day without its year, 'Sat 12 Jun'; '' for a trip without a start. */
export function itineraryDate({ start }: Pick<Trip, 'start'>, dayNumber: number): string {
  return start === null ? '' : formatDayOfYear(addDays(start.day, dayNumber - 1));
}
