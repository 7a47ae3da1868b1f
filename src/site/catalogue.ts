import type { Prerendered } from '#machines/domain/answer/prerendered.ts';
import type { Catalogue, Item, ItemRequest } from '#machines/domain/catalogue/item.ts';
import { type ListName, listOf } from '#machines/domain/catalogue/lists.ts';
import { CachedAnswer } from '../api/api-error.ts';
import { type CatalogueApi, createCatalogueApi } from '../api/catalogue-api.ts';
import { apiConfig, defineService, type Site } from './site.ts';

/** An id names one item of a list. */
const keyOf = (item: ItemRequest) => JSON.stringify([item.id, listOf(item)]);

/**
 * The catalogue of a visit: its API, and what it has cached so far. Lists are remembered, so that their pages, and the pages of their rides,
 * open at once. The first answer replaces the data that the page brought along.
 */
export const catalogueOf = defineService(createCatalogue);

function createCatalogue(site: Site) {
  const api = site.api ?? createCatalogueApi(apiConfig(site));
  const lists = new Map<ListName, Prerendered<Catalogue>>();
  const items = new Map<string, Prerendered<Item>>();
  const remembered: CatalogueApi = {
    ...api,
    fetchList: async (name, signal) => {
      const catalogue = await api.fetchList(name, signal);
      const takenAt = site.browser.now();
      site.pageData.forget();
      lists.set(name, { value: catalogue, takenAt });
      for (const item of catalogue.items) {
        const { id } = item;
        if (id !== null) items.set(keyOf({ ...item, id }), { value: item, takenAt });
      }
      return catalogue;
    },
    fetchItem: async (...request) => {
      const item = await api.fetchItem(...request);
      site.pageData.forget();
      return item;
    },
  };
  return {
    api: remembered,
    /** The lists that this visit has loaded, and the rides in them. */
    cached: {
      /** The last answer of a list, with its time; undefined for a list that has not answered. */
      list: (name: ListName) => lists.get(name),
      /** An item from the last list that holds it, with the list's time. */
      item: (request: ItemRequest) => items.get(keyOf(request)),
    },
  };
}

/**
 * Joins lists that were asked for together, null for one that failed. If all failed, throws the first failure; where the device cached some
 * of them, as the answer that it cached of them together.
 */
export async function joinLists<Value>(
  asked: readonly Promise<Catalogue>[],
  join: (lists: readonly (Catalogue | null)[], isCached: boolean) => Value,
): Promise<Value> {
  const answers = await Promise.allSettled(asked);
  const lists = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null));
  if (lists.some((list) => list !== null)) return join(lists, false);
  const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
  const cached = reasons.map((reason) =>
    reason instanceof CachedAnswer ? (reason as CachedAnswer<Catalogue>) : null,
  );
  const first = cached.find((each) => each !== null);
  if (!first) throw reasons[0];
  const cachedLists = cached.map((each) => each?.cached.value ?? null);
  throw new CachedAnswer<Value>(first.failure, {
    value: join(cachedLists, true),
    takenAt: Math.min(...cached.flatMap((each) => each?.cached.takenAt ?? [])),
  });
}
