import type { Item } from '#machines/domain/item.ts';
import { encodedText } from '#machines/domain/text.ts';
import * as paths from '../paths.ts';

/** Where a card stands; an event's page learns it from the navigation state (rule: Card links). */
export type CardOrigin = 'eventHome' | 'featuredGetaways';

/** Where a card leads, with the state that the next page reads. */
export interface ItemLink {
  href: string;
  state: { type: Item['kind']; from?: CardOrigin };
}

/** The link of a card; null for an item without an id, whose card does not navigate. */
export function itemLink(item: Item, origin?: CardOrigin): ItemLink | null {
  if (item.id === null) return null;
  const id = encodedText(item.id);
  if (item.kind === 'trip')
    return { href: `${paths.detailsOf(id)}?type=trip`, state: { type: 'trip' } };
  const page = item.isTraining ? paths.detailsOf(id) : paths.eventDetailsOf(id);
  return {
    href: `${page}?type=event`,
    state: origin === undefined ? { type: 'event' } : { type: 'event', from: origin },
  };
}
