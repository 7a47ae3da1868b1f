import { displayedPrice, type Item, ticketOptions } from './item.ts';

/** True when no ticket of an item costs less than the price that its page displays (rule: Words for prices). */
export function isLowestPrice(item: Item): boolean {
  const pagePrice = displayedPrice(item);
  return (
    pagePrice.kind !== 'amount' ||
    ticketOptions(item, null).every(
      ({ price }) => price.kind !== 'amount' || price.price >= pagePrice.price,
    )
  );
}
