import * as texts from '#texts/dates.ts';
import { DAY_MS, dayOf, formatMoment, formatTime } from './calendar.ts';

/** A past moment (epoch ms) in words, seen from `now` (epoch ms) in India: '2:05 PM today', '2:05 PM yesterday', 'Thu 14 Jan 2027, 2:05 PM'. */
export function formatAge(at: number, now: number): string {
  const today = dayOf(now);
  if (dayOf(at) === today) return texts.today(formatTime(at));
  if (dayOf(at + DAY_MS) === today) return texts.yesterday(formatTime(at));
  return formatMoment(at);
}
