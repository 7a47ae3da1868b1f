import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { availability } from '#machines/domain/calendar/when.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { isLowestPrice } from '#machines/domain/catalogue/lowest-price.ts';
import { bookLabel, detailsPrice } from '#machines/domain/catalogue/price.ts';
import { seatLabels } from '#machines/domain/catalogue/seats.ts';
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

/** Returns the words of an item that cannot be booked, in place of its price and action; null for one that can. */
function closedWords(item: Item, now: number) {
  const state = availability(item, now);
  if (state === 'open') return null;
  if (state === 'soldOut')
    return {
      barNote: texts.seatsAvailable(0),
      action: texts.soldOut,
      closedReason: texts.everySeatTaken,
    };
  const { leftOn } = kindWords[item.kind];
  const left = item.start === null ? texts.departed : leftOn(formatDay(item.start.day));
  return { barNote: left, action: texts.departed, closedReason: texts.asSentence(left) };
}
