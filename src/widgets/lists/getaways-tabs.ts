import type { Item } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';
import { LIST_NAMES, type ListName, listsOf } from '#machines/domain/catalogue/lists.ts';
import { listWords } from '#texts/lists.ts';
import * as paths from '../../paths.ts';

/** The number of cards on one page of a list. */
export const PAGE_SIZE = 24;

/** Returns the tab of a list, with its addresses and words; links lead to its own address. */
const tabNamed = (id: ListName) => ({
  id,
  href: paths.lists[id],
  alias: paths.listAliases[id],
  ...listWords[id],
});

/** One list of the getaways page. */
export type GetawaysTab = ReturnType<typeof tabNamed>;

/** The tab of trips and adventure tours: the default, also for unknown subpaths (rule: Getaways). */
export const tripsTab: GetawaysTab = tabNamed('trips');

/** The tabs, in order. */
export const getawaysTabs: readonly GetawaysTab[] = LIST_NAMES.map(tabNamed);

/** Returns the tab that lists an item. */
export function tabOf(item: Item): GetawaysTab {
  return tabNamed(item.list);
}

/** Returns the tab of the items of a kind; undefined where several lists hold them. */
export function tabOfKind(kind: ItemKind): GetawaysTab | undefined {
  const [first, ...others] = listsOf(kind);
  return first === undefined || others.length > 0 ? undefined : tabNamed(first);
}

/**
 * Returns the tab of an address, and whether the address leads to the tab's own. Case and a trailing slash do not
 * count.
 */
export function tabAt(path: string): { tab: GetawaysTab; isLed: boolean } {
  const requestedPath = path.toLowerCase().replace(/\/+$/, '');
  const tab =
    getawaysTabs.find(({ href, alias }) => requestedPath === href || requestedPath === alias) ??
    tripsTab;
  return { tab, isLed: requestedPath !== tab.href };
}
