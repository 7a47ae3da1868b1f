import { formatDay } from '#machines/domain/calendar.ts';
import { availability, badgeDiscount, type Item } from '#machines/domain/item.ts';
import { bookLabel, detailsPrice } from '#machines/domain/price.ts';
import * as texts from '#texts/details.ts';

/** The price of an item as the price card and the phone's bar show it (rule: Words for prices). */
export interface PriceSummary {
  /** The line above the price. */
  label: string;
  /** A price such as '₹30,799.12', or a word where there is none. */
  amount: string;
  /** The struck-through price; null when there is no discount. */
  oldAmount: string | null;
  /** Whole percent; 0 when there is no discount. */
  discount: number;
  /** The line under the price on the bar where no discount stands. */
  barNote: string;
  /** The words of the button. */
  action: string;
  /** The reason that it cannot be booked; null while it can. */
  closedReason: string | null;
}

/** The price area of an item as it stands on this day. */
export function priceSummary(item: Item, now: number): PriceSummary {
  const price = detailsPrice(item);
  const closed = closedWords(item, now);
  const hasDiscount = closed === null && price.kind === 'amount' && price.oldText !== '';
  const free =
    item.price.kind === 'contact'
      ? { label: texts.organiserQuotes, barNote: texts.priceOnRequest }
      : { label: texts.onTheHouse, barNote: texts.noPaymentNeeded };
  const paid = { label: texts.perRiderFrom, barNote: texts.perRider };
  return {
    ...(price.kind === 'amount' ? paid : free),
    amount: price.text,
    oldAmount: hasDiscount ? price.oldText : null,
    discount: hasDiscount ? badgeDiscount(item) : 0,
    action: bookLabel(item),
    closedReason: null,
    ...closed,
  };
}

/** The words in place of those of an item that can be booked; null while it can. */
function closedWords(item: Item, now: number) {
  const state = availability(item, now);
  if (state === 'open') return null;
  if (state === 'soldOut')
    return {
      barNote: texts.seatsAvailable(0),
      action: texts.soldOut,
      closedReason: texts.everySeatTaken,
    };
  const left = departure(item);
  return { barNote: left, action: texts.departed, closedReason: texts.asSentence(left) };
}

function departure({ kind, start }: Item): string {
  if (start === null) return texts.departed;
  const day = formatDay(start.day);
  return kind === 'trip' ? texts.rideLeftOn(day) : texts.eventWasOn(day);
}
