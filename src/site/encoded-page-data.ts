// Used by builds alone: the rules that choose the words of a page are in no script of a page.
import { type Item, withoutLongTexts } from '#machines/domain/catalogue/item.ts';
import { requiresEngine } from '#machines/domain/catalogue/rider-fit.ts';
import { mapped, type PageContent } from './page-data.ts';

/**
 * Returns a ride for the data of a page: its options have the words that the page displays, and no price, since only
 * an answer of the visit is sold (rule: Sold from an answer).
 */
const withoutPrices = (item: Item): Item => ({
  ...item,
  bookingTypes: item.bookingTypes
    .filter(requiresEngine)
    .map((option) => ({ ...option, price: { kind: 'missing' } })),
});

/** Returns a ride of a list with the facts of cards and filters alone. */
function card(item: Item): Item {
  return { ...withoutLongTexts(item), meetupTime: '' };
}

/** Encodes the data of a page as JSON that can stand in HTML unchanged. */
export function encodePageData(content: PageContent): string {
  const text = JSON.stringify(mapped(content, card, withoutPrices));
  return text.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
}
