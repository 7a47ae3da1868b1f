import type { BookingDraft } from './booking.ts';

/** The time that a price is sold without asking again, in ms: five minutes (rule: Selections have an age). */
export const PRICE_LIFETIME = 300_000;

/** True when a selection has to be asked about anew: its price is more than five minutes away from now, in either direction, of another load of the page, or of a time that is not stated. */
export function isPricedLongAgo({ priced }: BookingDraft, load: string, now: number): boolean {
  if (priced === undefined) return true;
  return priced.load !== load || Math.abs(now - priced.at) > PRICE_LIFETIME;
}
