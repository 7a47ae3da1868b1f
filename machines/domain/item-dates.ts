import * as texts from '#texts/dates.ts';
import {
  addDays,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMoment,
  formatShortDay,
  formatTime,
} from './calendar.ts';
import type { Item, RideEvent, Trip } from './item.ts';
import { hasStarted, isOver, type When, whenOf } from './when.ts';

/** The date on a card: a trip's start; an event's start, and its end when it takes several days. */
export function cardDate(item: Item): string {
  const when = whenOf(item);
  if (when === null) return texts.dateUnknown;
  const { firstDay, lastDay } = when;
  return item.kind === 'trip' || firstDay === lastDay
    ? formatShortDay(firstDay)
    : texts.daysFromTo(formatShortDay(firstDay), formatShortDay(lastDay));
}

/** 'Until 14 Jun 2027' for an event of several days that is running at `now` (epoch ms), else ''. */
export function untilText(item: Item, now: number): string {
  const when = item.kind === 'event' ? whenOf(item) : null;
  if (when === null || when.lastDay === when.firstDay) return '';
  const isRunning = hasStarted(when, now) && !isOver(when, now);
  return isRunning ? texts.untilDay(formatShortDay(when.lastDay)) : '';
}

/** The Date fact of the details page: a trip's start, with its hour where it has one, or an event's days; 'Flexible dates' for a trip without a date, 'Date TBA' for an event. */
export function detailsDate(item: Item): string {
  const when = whenOf(item);
  if (when === null) return item.kind === 'trip' ? texts.flexibleDates : texts.dateUnknown;
  if (item.kind === 'event') return formatDays(when.firstDay, when.lastDay);
  return when.startAt === null ? formatDay(when.firstDay) : formatMoment(when.startAt);
}

/** The Time fact of an event: the organiser's own words, else its hours. */
export function timeLabel(event: RideEvent): string {
  return event.timings || hoursText(whenOf(event)) || texts.flexibleTime;
}

/** The hours of one day; an event of several days has no end hour on its first day. */
function hoursText(when: When | null): string {
  if (when === null || when.startAt === null) return '';
  const { firstDay, lastDay, startAt, endAt } = when;
  return endAt === null || firstDay !== lastDay
    ? formatTime(startAt)
    : texts.hoursFromTo(formatTime(startAt), formatTime(endAt));
}

/** A trip's two ends with their dates, which 'To' separates; null when neither end is known. */
export function tripEnds(item: Item) {
  if (item.kind !== 'trip' || (item.startLocation === '' && item.endLocation === '')) return null;
  const when = whenOf(item);
  const lastDay = when === null ? item.end?.day : when.isEndKnown && when.lastDay;
  return {
    from: { place: item.startLocation, day: when === null ? '' : formatDay(when.firstDay) },
    to: { place: item.endLocation, day: lastDay ? formatDay(lastDay) : '' },
  };
}

/** The date of a trip's nth day without its year, 'Sat 12 Jun'; '' for a trip without a start. */
export function itineraryDate({ start }: Pick<Trip, 'start'>, dayNumber: number): string {
  return start === null ? '' : formatDayOfYear(addDays(start.day, dayNumber - 1));
}
