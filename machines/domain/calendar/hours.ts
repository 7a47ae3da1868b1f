import type { Item } from '../catalogue/item.ts';
import { ownFacts } from '../catalogue/own-facts.ts';
import { clockOf, DAY_MS, MINUTE_MS, midnightOf } from './calendar.ts';
import { parseTimings } from './timings.ts';
import type { When } from './when.ts';

/** The start and the end of an event, in epoch ms. */
export interface EventHours {
  readonly startAt: number;
  readonly endAt: number;
}

/**
 * Returns the hours of an item (rule: Days of a calendar entry): those of its dates, and the opening of its `timings` where
 * its start is a day. Null where either end has no hour.
 */
export function hoursOf(item: Item | null, { firstDay, startAt, endAt }: When): EventHours | null {
  const timings = item === null ? null : parseTimings(ownFacts(item).timings);
  const opensAt = timings === null ? null : midnightOf(firstDay) + timings.opening * MINUTE_MS;
  const from = startAt ?? opensAt;
  return from === null || endAt === null || endAt <= from ? null : { startAt: from, endAt };
}

/** Returns the text of an item's `timings` where it says more than the item's hours; '' where it does not. */
export function timingsBeside(item: Item | null, hours: EventHours | null): string {
  if (item === null) return '';
  const { timings } = ownFacts(item);
  const stated = parseTimings(timings);
  if (hours === null || stated === null || !stated.isWholeText) return timings;
  const isSame = isClock(hours.startAt, stated.opening) && isClock(hours.endAt, stated.closing);
  return isSame ? '' : timings;
}

/** True where the clock in India says `minutes` after midnight at a moment; above 1440 they are of the next day. */
function isClock(at: number, minutes: number): boolean {
  return clockOf(at) === (minutes * MINUTE_MS) % DAY_MS;
}
