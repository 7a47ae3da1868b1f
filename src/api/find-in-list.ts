import type { Catalogue, Item } from '#machines/domain/item.ts';
import type { CatalogueApi } from './catalogue-api.ts';

/** An item as its category list has it (rule: Ticket options); null when the list does not. */
export async function findInList(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<Item | null> {
  const listed = await findIn(fetchListOf(api, item, signal), item);
  if (listed !== null || item.kind === 'trip' || item.isListGuessed !== true) return listed;
  try {
    const other = fetchListOf(api, { ...item, isTraining: !item.isTraining }, signal);
    return await findIn(other, item);
  } catch {
    // The likely list answered without the item; a failure of the other list is ignored.
    return null;
  }
}

async function findIn(list: Promise<Catalogue>, { id }: Item): Promise<Item | null> {
  const { items } = await list;
  return items.find((listed) => listed.id !== null && listed.id === id) ?? null;
}

/** Asks for the list that an item stands in. */
export function fetchListOf(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<Catalogue> {
  if (item.kind === 'trip') return api.fetchTrips(signal);
  return item.isTraining ? api.fetchTrainings(signal) : api.fetchEvents(signal);
}
