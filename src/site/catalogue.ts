import {
  type CachedAnswer,
  freshAnswer,
  isFresh,
  type ReadResult,
} from '#machines/domain/answer/answer.ts';
import type { Catalogue, Item, ItemRequest } from '#machines/domain/catalogue/item.ts';
import { type ListName, listOfItem } from '#machines/domain/catalogue/lists.ts';
import { type CatalogueApi, createCatalogueApi } from '../api/catalogue-api.ts';
import { apiConfig, defineService, type Site } from './site.ts';
import { yieldToMainThread } from './task-in-browser.ts';

/** Returns the key of an item: its id is unique within its list. */
const keyOf = (item: ItemRequest) => JSON.stringify([item.id, listOfItem(item)]);

/**
 * The service of the catalogue of a visit: its API, and the lists that it has cached. Pages of lists, and of their
 * rides, open at once from them. The first answer replaces the prerendered data.
 */
export const catalogueService = defineService(createCatalogue);

function createCatalogue(site: Site) {
  const api = site.api ?? createCatalogueApi(apiConfig(site));
  const lists = new Map<ListName, CachedAnswer<Catalogue>>();
  const items = new Map<string, CachedAnswer<Item>>();
  const remembered: CatalogueApi = {
    ...api,
    // The charts start in the effects of the page's first render, which have enough to do in their task.
    fetchList: async (name, signal) => {
      await yieldToMainThread();
      const answer = await api.fetchList(name, signal);
      if (!isFresh(answer)) return answer;
      const cachedAt = site.browser.clock();
      site.pageData.forget();
      lists.set(name, { value: answer.value, cachedAt });
      for (const item of answer.value.items) {
        const { id } = item;
        if (id !== null) items.set(keyOf({ ...item, id }), { value: item, cachedAt });
      }
      return answer;
    },
    fetchItem: async (...request) => {
      await yieldToMainThread();
      const answer = await api.fetchItem(...request);
      if (isFresh(answer)) site.pageData.forget();
      return answer;
    },
  };
  return {
    api: remembered,
    /** The lists of this visit, and the rides in them. */
    cached: {
      /** Returns the last answer of a list, with its time; undefined for a list that has not answered. */
      list: (name: ListName) => lists.get(name),
      /** Returns an item from the last list that has it, with the time of the list. */
      item: (request: ItemRequest) => items.get(keyOf(request)),
    },
  };
}

/**
 * Joins lists that were requested together; a list that failed is null. Where none is fresh, it joins the cached
 * ones, as old as the oldest of them. Throws the first failure where all failed.
 */
export async function joinLists<Value>(
  requested: readonly Promise<ReadResult<Catalogue>>[],
  join: (lists: readonly (Catalogue | null)[], isCached: boolean) => Value,
): Promise<ReadResult<Value>> {
  const settled = await Promise.allSettled(requested);
  const answers = settled.map((one) => (one.status === 'fulfilled' ? one.value : null));
  const fresh = answers.map((answer) => (answer !== null && isFresh(answer) ? answer.value : null));
  if (fresh.some((list) => list !== null)) return freshAnswer(join(fresh, false));
  const cached = answers.flatMap((answer) => (answer === null || isFresh(answer) ? [] : answer));
  const [first] = cached;
  if (first === undefined) throw settled.find((one) => one.status === 'rejected')?.reason;
  return {
    value: join(
      answers.map((answer) => answer?.value ?? null),
      true,
    ),
    cachedAt: Math.min(...cached.map(({ cachedAt }) => cachedAt)),
    failure: first.failure,
  };
}
