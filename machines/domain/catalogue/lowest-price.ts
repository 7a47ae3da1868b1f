import { displayedPrice, type Item, ticketOptions } from './item.ts';

/** True when no ticket of an item costs less than the price that its page shows (rule: Words for prices). */
export function isLowestPrice(item: Item): boolean {
  const shown = displayedPrice(item);
  return (
    shown.kind !== 'amount' ||
    ticketOptions(item, null).every(
      ({ price }) => price.kind !== 'amount' || price.price >= shown.price,
    )
  );
}
