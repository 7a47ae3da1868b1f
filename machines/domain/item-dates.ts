import * as texts from '#texts/dates.ts';
import { formatDateRange, formatDay, formatShortDay } from './calendar.ts';
import type { Item } from './item.ts';

/** The date on a card: a trip's start; an event's start, and its end when it takes several days. */
export function cardDate(item: Item): string {
  if (item.start === null) return texts.dateUnknown;
  const end = lastDay(item);
  return end === null
    ? formatShortDay(item.start.day)
    : texts.daysFromTo(formatShortDay(item.start.day), formatShortDay(end));
}

/** The Date fact of the details page; 'Flexible dates' for a trip without one, 'Date TBA' for an event. */
export function detailsDate(item: Item): string {
  if (item.start === null) return item.kind === 'trip' ? texts.flexibleDates : texts.dateUnknown;
  return lastDay(item) === null ? formatDay(item.start.day) : formatDateRange(item.start, item.end);
}

function lastDay(item: Item): string | null {
  if (item.kind === 'trip' || !item.isMultipleDays) return null;
  const end = item.end?.day ?? '';
  return item.start !== null && end > item.start.day ? end : null;
}

/** The Time fact of an event. */
export function timeLabel(event: { readonly timings: string }): string {
  return event.timings === '' ? texts.flexibleTime : event.timings;
}

/** A trip's two ends with their dates, which 'To' separates; null when neither end is known. */
export function tripEnds(item: Item): {
  readonly from: { readonly place: string; readonly day: string };
  readonly to: { readonly place: string; readonly day: string };
} | null {
  if (item.kind !== 'trip' || (item.startLocation === '' && item.endLocation === '')) return null;
  return {
    from: { place: item.startLocation, day: item.start === null ? '' : formatDay(item.start.day) },
    to: { place: item.endLocation, day: item.end === null ? '' : formatDay(item.end.day) },
  };
}
