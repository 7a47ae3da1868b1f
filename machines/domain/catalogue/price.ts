import * as texts from '#texts/rides.ts';
import { formatCardPrice, formatOptionPrice, type Paise } from '../payment/money.ts';
import { displayedPrice, type Item, type TicketOption } from './item.ts';

/** The text of a price: words alone, or an amount with the price before its discount. */
export interface PriceLabel {
  readonly kind: 'words' | 'amount';
  readonly text: string;
  /** The price before the discount, which is struck through; '' when there is none. */
  readonly oldText: string;
  /** The discount, such as '12% off'; '' when there is none. */
  readonly offText: string;
}

/** Returns the price on a card: 'Register Now' for a free item or one to ask about. */
export function cardPrice(item: Pick<Item, 'price'>): PriceLabel {
  return labelOf(displayedPrice(item), formatCardPrice, texts.registerNow, texts.registerNow);
}

/** Returns the price of the details page: 'Free Register' for a free item, 'Register Now' for one to ask about. */
export function detailsPrice(item: Pick<Item, 'price'>): PriceLabel {
  return labelOf(displayedPrice(item), formatCardPrice, texts.registerNow, texts.freeRegister);
}

/** Returns the label of the button that opens the ticket selector. */
export function bookLabel(item: Pick<Item, 'price'>): string {
  return item.price.kind === 'contact' ? texts.registerNow : texts.bookNow;
}

/** Returns the price of a ticket option: 'Member' when it is 0, 'Contact for price' when it has none. */
export function optionPriceLabel({ price }: Pick<TicketOption, 'price'>): PriceLabel {
  return labelOf(price, formatOptionPrice, texts.contactForPrice, texts.member);
}

function labelOf(
  amount: TicketOption['price'],
  format: (price: Paise, isDiscounted: boolean) => string,
  askText: string,
  freeText: string,
): PriceLabel {
  const words = { kind: 'words', oldText: '', offText: '' } as const;
  if (amount.kind === 'contact') return { ...words, text: askText };
  if (amount.price === 0) return { ...words, text: freeText };
  const { price, oldPrice, discount } = amount;
  return {
    kind: 'amount',
    text: format(price, oldPrice !== null),
    oldText: oldPrice === null ? '' : format(oldPrice, false),
    offText: offText(discount),
  };
}

/** Returns '12% off', or '' when the rounded percent is 0 (rule: Amounts). */
export function offText(discount: number): string {
  return discount > 0 ? texts.percentOff(discount) : '';
}
