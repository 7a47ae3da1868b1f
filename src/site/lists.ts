import { fromCallback } from 'xstate';
import { type CachedAnswer, freshAnswer } from '#machines/domain/answer/answer.ts';
import { featured, type Item } from '#machines/domain/catalogue/item.ts';
import { FEATURED_LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';
import { filtersMachine } from '#machines/filters.machine.ts';
import { catalogueMachine, featuredMachine, otherListsMachine } from '#machines/loader.machine.ts';
import { decodedPath } from '../paths.ts';
import { fromPromise } from './actors.ts';
import type { Browser } from './browser.ts';
import { catalogueService, joinLists } from './catalogue.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that displays lists: their machines with their effects, and their inputs. */
export const listService = defineService(createLists);

/** Returns `listService` of the site around the page. */
export const useListService = () => listService(useSite());

/** Joins the catalogue, the browser and the page to the machines of the lists. */
function createLists(site: Site) {
  const { browser, pageData } = site;
  const { api, cached } = catalogueService(site);
  return {
    machines: {
      featured: featuredMachine.provide({
        actors: {
          // one list failing shows the other, both failing is the trips' failure (rule: Home)
          load: fromPromise(({ signal }) => {
            const requests = FEATURED_LISTS.map((name) => api.fetchList(name, signal));
            return joinLists(requests, (lists) => featured(lists.map((list) => list?.items ?? [])));
          }),
        },
        actions: { reloadPage: browser.reload },
      }),
      catalogue: catalogueMachine.provide({
        actors: { load: fromPromise(({ input, signal }) => api.fetchList(input.request, signal)) },
        actions: { reloadPage: browser.reload },
      }),
      otherLists: otherListsMachine.provide({
        actors: {
          load: fromPromise(({ input: { request: names }, signal }) => {
            const lists = names.map(async (name) => {
              const listed = cached.list(name);
              return listed === undefined ? api.fetchList(name, signal) : freshAnswer(listed.value);
            });
            return joinLists(lists, (answers) =>
              Object.fromEntries(
                names.flatMap((name, at) => (answers[at] ? [[name, answers[at].items]] : [])),
              ),
            );
          }),
        },
        actions: { reloadPage: browser.reload },
      }),
      /** The filters of a list, which are written to the address and follow it. */
      filters: filtersMachine.provide({
        actors: {
          followAddress: fromCallback(({ input, sendBack }) => {
            // null while another page is opening, so that coming back sends the address again
            let last: string | null = null;
            const sendQuery = () => {
              const query = queryAt(browser, input.path);
              const isLast = query === last;
              last = query;
              if (query !== null && !isLast) sendBack({ type: 'address.changed', query });
            };
            sendQuery();
            return browser.onMoved(sendQuery);
          }),
        },
        actions: {
          writeQuery: (_, { path, query, replace }) => {
            if ([null, query].includes(queryAt(browser, path))) return;
            try {
              browser.go(path + query, { replace });
            } catch {
              // The browser refused; the query holds without the address.
            }
          },
        },
      }),
    },
    inputs: {
      /** Returns a list that is prerendered or of this visit. */
      list: (name: ListName) => pageData.list(name) ?? cached.list(name),
      /** Returns the cards of Home, where they are prerendered or all of their lists are of this visit. */
      featured(): CachedAnswer<readonly Item[]> | undefined {
        const prerendered = pageData.featured();
        if (prerendered !== undefined) return prerendered;
        const lists = FEATURED_LISTS.flatMap((name) => cached.list(name) ?? []);
        if (lists.length < FEATURED_LISTS.length) return undefined;
        return {
          value: featured(lists.map(({ value }) => value.items)),
          cachedAt: Math.min(...lists.map(({ cachedAt }) => cachedAt)),
        };
      },
    },
  };
}

/**
 * Returns the query of the address; null at another path, as when the visitor navigates: the next page has a query of
 * its own while this page is still displayed.
 */
function queryAt(browser: Browser, listPath: string): string | null {
  const { path, search } = browser.arrival();
  return decodedPath(path).toLowerCase().replace(/\/+$/, '') === listPath ? search : null;
}
