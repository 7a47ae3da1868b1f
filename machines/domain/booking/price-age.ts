import type { BookingDraft, Pricing } from './booking.ts';

/** The time for which a price is sold without a new request, in ms: five minutes (rule: Selections have an age). */
export const PRICE_LIFETIME = 300_000;

/**
 * True when the price of a selection has to be requested again. It is more than five minutes old by either clock of
 * the page, it is ahead of the device's clock, it is of another load of the page, or it states no time.
 */
export function isPriceOld({ priced }: BookingDraft, present: Pricing): boolean {
  if (priced === undefined || priced.load !== present.load) return true;
  const age = present.at - priced.at;
  return age < 0 || Math.max(age, present.uptime - priced.uptime) > PRICE_LIFETIME;
}
