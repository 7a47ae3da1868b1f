import { addDays, type Day, dayOf, figuresOf, isDay } from './calendar.ts';

/** A weekend by its Saturday in India. */
export type Weekend = Day;

const SATURDAY = 6;

/** True for a text that names a weekend: the day of a Saturday. */
export function isWeekend(text: string): text is Weekend {
  return isDay(text) && figuresOf(text).weekday === SATURDAY;
}

/**
 * Returns the weekends that riders plan for at `now` (epoch ms): this one, then the next. On a Sunday, this weekend
 * is the one that ends that day (rule: Weekends over a list).
 */
export function comingWeekends(now: number): readonly [Weekend, Weekend] {
  const today = dayOf(now);
  const { weekday } = figuresOf(today);
  const weekend = addDays(today, weekday === 0 ? -1 : SATURDAY - weekday);
  return [weekend, addDays(weekend, 7)];
}

/** Returns the first and the last day of a weekend. On its Sunday, at `now` (epoch ms), both are that day. */
export function daysOf(weekend: Weekend, now: number): { readonly first: Day; readonly last: Day } {
  const sunday = addDays(weekend, 1);
  return { first: dayOf(now) === sunday ? sunday : weekend, last: sunday };
}
