import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { closedAvailability } from '#machines/domain/calendar/when.ts';
import type { ClosedAvailability } from '#machines/domain/catalogue/availabilities.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { isLowestPrice } from '#machines/domain/catalogue/lowest-price.ts';
import { bookLabel, detailsPrice } from '#machines/domain/catalogue/price.ts';
import { seatLabels } from '#machines/domain/catalogue/seats.ts';
import { availabilityWords } from '#texts/availability.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';

/** Returns the words of the price card and of the phone's bar at `now` (epoch ms) (rule: Words for prices). */
export function priceSummary(item: Item, now: number) {
  const { kind, ...price } = detailsPrice(item);
  const closed = closedWords(item, now);
  const free =
    item.price.kind === 'contact'
      ? { label: texts.organiserQuotes, barNote: texts.priceOnRequest }
      : { label: texts.onTheHouse, barNote: texts.noPaymentNeeded };
  const paid = isLowestPrice(item)
    ? { label: texts.priceFrom, barNote: texts.perRider }
    : { label: texts.price, barNote: texts.perRider };
  return {
    ...(kind === 'amount' ? paid : free),
    price: closed === null ? price : { ...price, oldText: '', offText: '' },
    action: bookLabel(item),
    closedReason: null,
    seats: seatLabels(item, now),
    ...closed,
  };
}

/** The note in place of the price, and the reason as a sentence, of an item that cannot be booked. */
const CLOSED_WORDS = {
  soldOut: () => ({ barNote: texts.seatsAvailable(0), closedReason: texts.everySeatTaken }),
  departed: ({ kind, start }) => {
    const left =
      start === null ? availabilityWords.departed : kindWords[kind].leftOn(formatDay(start.day));
    return { barNote: left, closedReason: texts.asSentence(left) };
  },
} as const satisfies Record<
  ClosedAvailability,
  (item: Item) => { readonly barNote: string; readonly closedReason: string }
>;

/** Returns the words of an item that cannot be booked, in place of its price and action; null for one that can. */
function closedWords(item: Item, now: number) {
  const closed = closedAvailability(item, now);
  return closed && { action: availabilityWords[closed], ...CLOSED_WORDS[closed](item) };
}
