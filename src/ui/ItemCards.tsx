import type { Item } from '#machines/domain/catalogue/item.ts';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';

/** The cards of a list, each in a list item; the pictures of the first `urgent` ones are on the first screen. */
export function ItemCards({
  items,
  urgent = 0,
  ...card
}: Omit<ItemCardProps, 'item' | 'urgent'> & { items: readonly Item[]; urgent?: number }) {
  return items.map((item, index) => (
    <li key={`${item.kind} ${item.id ?? `${index} ${item.title}`}`}>
      <ItemCard {...card} item={item} urgent={index < urgent} />
    </li>
  ));
}
