import type { BookingDraft, Pricing } from './booking.ts';

/** The time that a price is sold without asking again, in ms: five minutes (rule: Selections have an age). */
export const PRICE_LIFETIME = 300_000;

/**
 * True when a selection has to be asked about anew: its price is more than five minutes old by one of the page's two clocks,
 * ahead of the device's, of another load of the page, or of a time that is not stated.
 */
export function isPricedLongAgo({ priced }: BookingDraft, present: Pricing): boolean {
  if (priced === undefined || priced.load !== present.load) return true;
  const age = present.at - priced.at;
  return age < 0 || Math.max(age, present.uptime - priced.uptime) > PRICE_LIFETIME;
}
