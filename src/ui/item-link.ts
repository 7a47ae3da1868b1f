import type { Item } from '#machines/domain/catalogue/item.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { type CardOrigin, LISTS } from '#machines/domain/catalogue/lists.ts';
import { encodedText } from '#machines/domain/text/text.ts';
import * as paths from '../paths.ts';

/** Returns the address of an item's own page by its id, without a query; null for an item without an id. */
export function itemAddress(item: Item): string | null {
  if (item.id === null) return null;
  return paths.itemPageOf(LISTS[item.list].address, encodedText(item.id));
}

/**
 * Returns the link of a card, with the navigation state for the next page; null for an item without an id, whose card
 * does not navigate.
 */
export function itemLink(item: Item, origin: CardOrigin | null = null) {
  const { kind, list } = item;
  const address = itemAddress(item);
  if (address === null) return null;
  return {
    href: `${address}?type=${kind}`,
    state: {
      type: kind,
      list,
      ...(KINDS[kind].namesOrigin && origin !== null && { from: origin }),
    },
  };
}
