import { type EventObject, fromCallback } from 'xstate';
import { filtersMachine } from '#machines/filters.machine.ts';
import type { Browser } from './browser.ts';
import { partOf, type Site, useSite } from './site.ts';

/** The machine of a list's filters, with its effects. */
export const useFiltersMachine = () => partOf(useSite(), createFiltersMachine);

/** Gives the machine of filters the address. */
export const createFiltersMachine = ({ browser }: Site) =>
  filtersMachine.provide({
    actors: {
      followAddress: fromCallback<EventObject, { path: string }>(({ input, sendBack }) => {
        // null while another page is opening, so that coming back is told
        let last: string | null = null;
        const tell = () => {
          const query = queryAt(browser, input.path);
          const isKnown = query === last;
          last = query;
          if (query !== null && !isKnown) sendBack({ type: 'address.changed', query });
        };
        tell();
        return browser.onMoved(tell);
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
  });

/** The address's query; null at another path, as when the visitor goes on: the next page has a query of its own while this one is still shown. */
function queryAt(browser: Browser, listPath: string): string | null {
  const { path, search } = browser.arrival();
  return decoded(path).toLowerCase().replace(/\/+$/, '') === listPath ? search : null;
}

/** A path as the router reads it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
