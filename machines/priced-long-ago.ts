import type { BookingDraft } from './domain/booking/booking.ts';
import { isPriceOld } from './domain/booking/price-age.ts';

/** The facts of a chart that sells a selection at its price. */
export interface PricedContext {
  readonly draft: BookingDraft;
  /** This load of the page. */
  readonly load: string;
  /**
   * The clock, epoch ms, read at each decision: a ride that has departed is not sold, and an old price is requested
   * again.
   */
  readonly clock: () => number;
  /** The time since the page was loaded, in ms. */
  readonly uptime: () => number;
}

/** True when the price of a selection has to be requested again before it is sold; an item without an id is not sold. */
export function isPricedLongAgo({
  context: { draft, load, clock, uptime },
}: {
  context: PricedContext;
}): boolean {
  return draft.item.id !== null && isPriceOld(draft, { at: clock(), uptime: uptime(), load });
}
