import { assertDefined } from '#machines/assert-defined.ts';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import { type PriceAnswer, type Repriced, repriced } from '#machines/domain/booking/repricing.ts';
import { asSold, ticketOptions } from '#machines/domain/catalogue/item.ts';
import { failureOf, isNotFound } from '#machines/failure-of.ts';
import { ApiError, freshValue } from '../api/api-error.ts';
import type { CatalogueApi } from '../api/catalogue-api.ts';
import { findInList } from '../api/find-in-list.ts';
import type { Browser } from './browser.ts';
import { catalogueService } from './catalogue.ts';
import type { Site } from './site.ts';

/** Compares a selection with the present offer of the platform. Throws where the platform does not answer. */
export async function priceAnew(
  site: Site,
  draft: BookingDraft,
  signal: AbortSignal,
): Promise<Repriced> {
  const { api } = catalogueService(site);
  return repriced(draft, await priceNow(api, draft, site.browser, signal), site.browser.clock());
}

/**
 * Returns the platform's present price and seats for a selection; null for an item that it no longer has. Throws
 * where the platform does not answer.
 */
async function priceNow(
  api: CatalogueApi,
  { item: { id, ...item }, kind }: BookingDraft,
  { clock, uptime, load }: Browser,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  const priced = { at: clock(), uptime: uptime(), load: load() };
  // a draft does not say whether its list was guessed: the others of its kind are searched, too
  const request = { id: assertDefined(id, 'item id'), kind, list: item.list, isListGuessed: true };
  try {
    const fetchedItem = freshValue(await api.fetchItem(request, signal));
    // An answer about another item says nothing about this selection.
    if (fetchedItem.id !== id) throw new ApiError({ kind: 'unexpected' });
    const listed = await findInList(api, fetchedItem, signal);
    return {
      item: asSold(fetchedItem, listed),
      options: ticketOptions(fetchedItem, listed),
      priced,
    };
  } catch (error) {
    const failure = failureOf(error);
    if (isNotFound(failure) && failure.list === undefined) return null;
    throw error;
  }
}
