import { filtered, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import { type Catalogue, featured, type Item } from '#machines/domain/catalogue/item.ts';
import { FEATURED_LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';
import * as paths from '../paths.ts';
import type { PageContent } from '../site/page-data.ts';
import { itemAddress } from '../ui/item-link.ts';
import { getawaysTabs, PAGE_SIZE, tabAt } from '../widgets/lists/getaways-tabs.ts';

/** The catalogue at one moment, as the build gets it. */
export interface CatalogueSnapshot extends Readonly<Record<ListName, Catalogue>> {
  /** The time of reading, epoch ms. */
  readonly takenAt: number;
  /** The items of the details pages. */
  readonly items: readonly Item[];
}

/** Returns the content that each page carries of a snapshot, by path, the items' pages included. */
export function pageContents(snapshot: CatalogueSnapshot): ReadonlyMap<string, PageContent> {
  const { takenAt, items } = snapshot;
  const list = (name: ListName): PageContent => ({
    takenAt,
    list: { name, catalogue: catalogueOnPage(snapshot[name], takenAt) },
  });
  const listed = getawaysTabs.flatMap(({ href, alias }) =>
    alias === undefined ? [href] : [href, alias],
  );
  return new Map([
    [
      paths.home,
      { takenAt, featured: featured(FEATURED_LISTS.map((name) => snapshot[name].items)) },
    ],
    ...listed.map((path): [string, PageContent] => [path, list(tabAt(path).tab.id)]),
    ...itemPages(items).map(([path, item]): [string, PageContent] => [path, { takenAt, item }]),
  ]);
}

/** The length of a list, in items, up to which a page carries it whole; of a longer one it carries the first page. */
const WHOLE_LIST = 96;

function catalogueOnPage({ items, omitted }: Catalogue, now: number): Catalogue {
  if (items.length <= WHOLE_LIST) return { items, omitted };
  const page = filtered(items, NO_FILTERS, now).slice(0, PAGE_SIZE);
  return { items: page, omitted, unlisted: items.length - PAGE_SIZE };
}

/**
 * Returns the pages of items by path. Of two items whose addresses differ by letter case alone, neither has a page:
 * the shell answers.
 */
function itemPages(items: readonly Item[]): [path: string, item: Item][] {
  const pages = new Map<string, [path: string, item: Item][]>();
  for (const item of items) {
    const path = itemPath(item);
    const address = path?.toLowerCase() ?? '';
    if (path !== null) pages.set(address, [...(pages.get(address) ?? []), [path, item]]);
  }
  return [...pages.values()].filter(({ length }) => length === 1).flat();
}

/** Returns the address of an item's own page; null where its id cannot be a file name on every host. */
export function itemPath(item: Item): string | null {
  const { id } = item;
  return id !== null && /^[\w~-][\w.~-]{0,127}$/.test(id) && !hostNames.test(id)
    ? itemAddress(item)
    : null;
}

/** Matches file names with a meaning to hosts: a folder's own page, and the page of unknown paths. */
const hostNames = /^(404|index)$/i;
