import { sharedQuery } from '#machines/domain/details-link.ts';
import type { Browser } from '../../site/browser.ts';

/** The state that a details page keeps in its own address: the tickets that are chosen and the day that is open. */
export interface DetailsAddress {
  /** The query as it is now. */
  query(): string;
  /** Writes the query in place of the last one; the page stays one step of the history. */
  write(query: string): void;
  /** The whole address, for sharing. */
  link(): string;
}

/** The address of the page that the browser is at. */
export function detailsAddress(browser: Browser): DetailsAddress {
  const query = () => browser.arrival().search;
  return {
    query,
    write: (next) => {
      const { path, search, state } = browser.arrival();
      if (next === search) return;
      try {
        browser.go(path + next, { replace: true, state });
      } catch {
        // A held key makes more changes than Safari allows; the next accepted one holds them all.
      }
    },
    link: () => browser.origin() + browser.arrival().path + sharedQuery(query()),
  };
}
