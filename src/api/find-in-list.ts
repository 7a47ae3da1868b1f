import type { ReadResult } from '#machines/domain/answer/answer.ts';
import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import { type ListName, otherListsOf } from '#machines/domain/catalogue/lists.ts';
import { freshValue } from './api-error.ts';
import type { CatalogueApi } from './catalogue-api.ts';

/** Returns an item as its category list has it (rule: Ticket options); null when the list does not. Throws where the device alone has a list. */
export async function findInList(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<Item | null> {
  const listed = await findIn(api.fetchList(item.list, signal), item);
  if (listed !== null) return listed;
  for (const name of otherListsOf(item)) {
    try {
      const other = await findIn(api.fetchList(name, signal), item);
      if (other !== null) return other;
    } catch {
      // The likely list answered without the item; a failure of another list is ignored.
    }
  }
  return null;
}

/** Returns the list that has an item whose list was guessed; null for an item whose list is certain, or that no list has. */
export async function listOfGuess(
  api: CatalogueApi,
  item: Item,
  signal: AbortSignal,
): Promise<ListName | null> {
  if (item.isListGuessed !== true) return null;
  const listed = await findInList(api, item, signal);
  return listed?.list ?? null;
}

async function findIn(list: Promise<ReadResult<Catalogue>>, { id }: Item): Promise<Item | null> {
  const { items } = freshValue(await list);
  return items.find((listed) => listed.id !== null && listed.id === id) ?? null;
}
