import type { CachedAnswer } from '#machines/domain/answer/answer.ts';
import type { Catalogue, Item, Picture } from '#machines/domain/catalogue/item.ts';
import { type ItemAddress, LISTS, type ListName } from '#machines/domain/catalogue/lists.ts';

/** The content of the catalogue that a prerendered page carries: one of these. */
export interface PageContent {
  /** The time at which it was read from the platform, epoch ms. */
  readonly takenAt: number;
  readonly featured?: readonly Item[] | undefined;
  readonly list?: { readonly name: ListName; readonly catalogue: Catalogue } | undefined;
  readonly item?: Item | undefined;
}

/** Returns the content of a page with functions applied to its rides: one to those of lists, one to a single ride. */
export function mapped(
  { takenAt, featured, list, item }: PageContent,
  ofList: (item: Item) => Item,
  alone = ofList,
): PageContent {
  const catalogue = list && { ...list.catalogue, items: list.catalogue.items.map(ofList) };
  return {
    takenAt,
    featured: featured?.map(ofList),
    list: list && catalogue && { name: list.name, catalogue },
    item: item && alone(item),
  };
}

/** The prerendered content of a page, until an answer of this visit is there. */
export type PageData = ReturnType<typeof readPageData>;

/** Reads the data that the build wrote into this page; unreadable data count as none. `origin` is the site's own. */
export function readPageData(text: string | null | undefined, origin: string) {
  let content = contentOf(text, origin);
  const prerendered = <Value>(value: Value | undefined): CachedAnswer<Value> | undefined =>
    content === null || value === undefined ? undefined : { value, cachedAt: content.takenAt };
  return {
    featured: () => prerendered(content?.featured),
    list: (name: ListName) =>
      prerendered(content?.list?.name === name ? content.list.catalogue : undefined),
    /** Returns an item by its id and the address of its page, since a trip and an event may share an id. */
    item: (id: string, address: ItemAddress) => {
      const item = content?.item;
      const isMeant =
        item?.id?.toLowerCase() === id.toLowerCase() && LISTS[item.list].address === address;
      return prerendered(isMeant ? item : undefined);
    },
    /** Drops the data once an answer of this visit is there. */
    forget: () => {
      content = null;
    },
  };
}

/** Empty page data. */
export const noPageData: PageData = readPageData(null, '');

function contentOf(text: string | null | undefined, origin: string): PageContent | null {
  if (!text) return null;
  // A build cannot know its own origin: pictures that lie there stand here by their paths. Answers name the whole address.
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  const withAbsoluteUrls = ({ url, thumbnailUrl }: Picture): Picture => ({
    url: whole(url),
    // a stored snapshot of an earlier release may have none
    thumbnailUrl: whole(thumbnailUrl ?? url),
  });
  try {
    return mapped(JSON.parse(text) as PageContent, (item) => ({
      ...item,
      picture: item.picture && withAbsoluteUrls(item.picture),
    }));
  } catch {
    return null;
  }
}
