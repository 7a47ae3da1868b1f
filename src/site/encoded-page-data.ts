// Used by builds alone: the rules that choose the words of a page are in no script of a page.
import type { Item } from '#machines/domain/catalogue/item.ts';
import { statesEngine } from '#machines/domain/catalogue/rider-fit.ts';
import { mapped, type PageContent } from './page-data.ts';

/**
 * Returns a ride as a page carries it: of its options the words that the page displays, and no price, since only an
 * answer of the visit is sold (rule: Sold from an answer).
 */
const withoutPrices = (item: Item): Item => ({
  ...item,
  bookingTypes: item.bookingTypes
    .filter(statesEngine)
    .map((option) => ({ ...option, price: { kind: 'missing' } })),
});

/** Returns a ride of a list, with what cards and filters show alone. */
function card(item: Item): Item {
  const texts = { description: '', inclusions: [], exclusions: [], meetupTime: '' };
  const brief = { ...item, ...texts, bookingTypes: [] };
  return 'itinerary' in brief ? { ...brief, itinerary: [] } : brief;
}

/** Returns the data of a page as JSON that is the same text in HTML. */
export function encodePageData(content: PageContent): string {
  const text = JSON.stringify(mapped(content, card, withoutPrices));
  return text.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
}
