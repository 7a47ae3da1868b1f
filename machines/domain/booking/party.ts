import * as texts from '#texts/details.ts';
import { displayedPrice, type Item, seatLimit } from '../catalogue/item.ts';
import { isLowestPrice } from '../catalogue/lowest-price.ts';
import { formatAmount } from '../payment/money.ts';
import { type Quantities, quantityOf, ticketCount } from './selection.ts';

/** The number of riders of one who has not said that they are more. */
export const ONE_RIDER = 1;
/** The most riders of one booking that the site asks about. */
const RIDER_LIMIT = 20;

/** True for a number of riders that can be chosen. */
export function isPartySize(riders: number): boolean {
  return Number.isInteger(riders) && riders >= ONE_RIDER && riders <= RIDER_LIMIT;
}

/**
 * Returns the price of a ride for several riders in words, '₹20,997 for 3', with 'from' where its price has it, or that
 * there are not as many seats (rule: How many are you); '' for one rider, for a free ride that has the seats, and for one without an amount.
 */
export function partyPrice(item: Item, riders: number): string {
  const price = displayedPrice(item);
  if (riders <= ONE_RIDER || price.kind !== 'amount') return '';
  if (riders > seatLimit(item)) return texts.tooFewSeats(riders);
  if (price.price === 0) return '';
  const amount = formatAmount(price.price * riders);
  return isLowestPrice(item)
    ? texts.fromAmountFor(amount, riders)
    : texts.amountFor(amount, riders);
}

/**
 * Returns the number of tickets that one press adds of an option: as many as the party still lacks, for the first of the
 * option, else one (rule: Tickets for a party).
 */
export function ticketsAtOnce(
  quantities: Quantities,
  id: string,
  { riders, seats }: { readonly riders: number; readonly seats: number },
): number {
  if (quantityOf(quantities, id) > 0) return 1;
  return Math.max(Math.min(riders, seats) - ticketCount(quantities), 1);
}
