import { type Day, formatDay } from '#machines/domain/calendar.ts';
import { availability, badgeDiscount, type Item } from '#machines/domain/item.ts';
import { bookLabel, detailsPrice } from '#machines/domain/price.ts';
import { seatsAvailable } from './facts.ts';

/** What the price area says: the same three lines on the card and on the phone's bar (rule: Words for prices). */
export interface PriceFace {
  /** The quiet line above the price. */
  label: string;
  /** A price such as '₹30,799.12', or a word where there is none. */
  amount: string;
  /** The struck-through price; null when there is no discount. */
  was: string | null;
  /** Whole percent; 0 when there is no discount. */
  off: number;
  /** The line under the price on the bar where no discount stands. */
  under: string;
  action: string;
  /** Why the action is closed; null while it is open. */
  closed: string | null;
}

/** The price area of an item as it stands on this day. */
export function priceFace(item: Item, today: Day): PriceFace {
  const face = openFace(item);
  switch (availability(item, today)) {
    case 'open':
      return face;
    case 'soldOut':
      return {
        ...face,
        was: null,
        off: 0,
        under: seatsAvailable(0),
        action: 'Sold out',
        closed: 'Every seat is taken.',
      };
    case 'departed': {
      const verb = item.kind === 'trip' ? 'Left' : 'Was';
      const left = item.start === null ? 'Departed' : `${verb} on ${formatDay(item.start.day)}`;
      return { ...face, was: null, off: 0, under: left, action: 'Departed', closed: `${left}.` };
    }
  }
}

function openFace(item: Item): PriceFace {
  const price = detailsPrice(item);
  const was = price.kind === 'amount' && price.oldText !== '' ? price.oldText : null;
  return {
    ...WORDS[price.kind === 'amount' ? 'paid' : item.price.kind === 'contact' ? 'contact' : 'free'],
    amount: price.text,
    was,
    off: was === null ? 0 : badgeDiscount(item),
    action: bookLabel(item),
    closed: null,
  };
}

const WORDS = {
  paid: { label: 'Per rider, from', under: 'per rider' },
  free: { label: 'This one is on the house', under: 'No payment needed' },
  contact: { label: 'The organiser quotes for your group', under: 'Price on request' },
};
