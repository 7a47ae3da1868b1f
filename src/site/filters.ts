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
        let last: string | undefined;
        const tell = () => {
          const query = queryAt(browser, input.path);
          if (query === null || query === last) return;
          last = query;
          sendBack({ type: 'address.changed', query });
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
  return path.toLowerCase().replace(/\/+$/, '') === listPath ? search : null;
}
