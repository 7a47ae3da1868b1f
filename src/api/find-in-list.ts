import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import { listOf, otherListOf } from '#machines/domain/catalogue/lists.ts';
import type { CatalogueApi } from './catalogue-api.ts';

/** An item as its category list has it (rule: Ticket options); null when the list does not. */
export async function findInList(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<Item | null> {
  const listed = await findIn(api.fetchList(listOf(item), signal), item);
  const otherList = otherListOf(item);
  if (listed !== null || otherList === null) return listed;
  try {
    const other = api.fetchList(otherList, signal);
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
