import { type ListName, listOf, otherListOf } from '#machines/domain/catalogue/lists.ts';
import type { Catalogue, Item } from '#machines/domain/item.ts';
import type { CatalogueApi } from './catalogue-api.ts';

/** An item as its category list has it (rule: Ticket options); null when the list does not. */
export async function findInList(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<Item | null> {
  const listed = await findIn(fetchListOf(api, listOf(item), signal), item);
  const otherList = otherListOf(item);
  if (listed !== null || otherList === null) return listed;
  try {
    const other = fetchListOf(api, otherList, signal);
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

/** Asks for a list by its name. */
export function fetchListOf(
  api: CatalogueApi,
  name: ListName,
  signal: AbortSignal,
): Promise<Catalogue> {
  const calls = {
    trips: api.fetchTrips,
    trainings: api.fetchTrainings,
    events: api.fetchEvents,
  } satisfies Record<ListName, (signal: AbortSignal) => Promise<Catalogue>>;
  return calls[name](signal);
}
