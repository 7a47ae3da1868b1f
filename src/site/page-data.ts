import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Catalogue, Item, RideEvent, Trip } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';

/** The part of the catalogue that a prerendered page brings along, until an answer of this visit is there. */
export interface PageData {
  featured(): Prerendered<readonly Item[]> | undefined;
  list(name: CatalogueName): Prerendered<Catalogue> | undefined;
  /** Returns an item by its id in the address and its kind, since a trip and an event may share an id. */
  item(id: string, isEventPage: boolean): Prerendered<Item> | undefined;
  /** Drops the data that the page brought along, once an answer of this visit is there. */
  forget(): void;
}

/** The part of the catalogue that a prerendered page is given: one of these. */
export interface PageContent {
  /** The time of reading from the platform, epoch ms. */
  readonly takenAt: number;
  readonly featured?: readonly Item[] | undefined;
  readonly list?: { readonly name: CatalogueName; readonly catalogue: Catalogue } | undefined;
  readonly item?: Item | undefined;
}

/** The longest list, in items, that a page carries whole; of a longer one it carries the first page. */
const WHOLE_LIST = 96;

/** Fields that a card and the filters of a list do without. */
const beyondCards = new Set<string>([
  'description',
  'inclusions',
  'exclusions',
  'itinerary',
  'meetupTime',
  'timings',
  'totalSeats',
]);

const emptyCommon = {
  id: null,
  organiser: '',
  picture: null,
  start: null,
  end: null,
  place: '',
  description: '',
  inclusions: [],
  exclusions: [],
  tags: [],
  category: '',
  // never carried: only an answer of the visit is sold (rule: Sold from an answer)
  bookingTypes: [],
  meetupTime: '',
  availableSeats: null,
};

const emptyTrip: Omit<Trip, 'title' | 'price'> = {
  ...emptyCommon,
  kind: 'trip',
  duration: '',
  terrain: '',
  itinerary: [],
  startLocation: '',
  endLocation: '',
  totalSeats: null,
};

const emptyEvent: Omit<RideEvent, 'title' | 'price'> = {
  ...emptyCommon,
  kind: 'event',
  isTraining: false,
  level: '',
  isMultipleDays: false,
  timings: '',
};

/** An item as a page carries it, without its empty fields. */
function packed(item: Item, isCard: boolean): object {
  const empty: Readonly<Record<string, unknown>> = item.kind === 'trip' ? emptyTrip : emptyEvent;
  const isSaid = ([name, value]: [string, unknown]) =>
    name === 'kind' || JSON.stringify(value) !== JSON.stringify(empty[name]);
  return Object.fromEntries(
    Object.entries(item).filter(
      ([name, value]) =>
        name !== 'bookingTypes' && !(isCard && beyondCards.has(name)) && isSaid([name, value]),
    ),
  );
}

/** The data of a page as JSON that is the same text in HTML. */
export function encodePageData({ takenAt, featured, list, item }: PageContent): string {
  const data = {
    takenAt,
    featured: featured?.map((card) => packed(card, true)),
    list: list && { name: list.name, ...packedList(list.catalogue) },
    item: item && packed(item, false),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
}

function packedList({ items, ...rest }: Catalogue): object {
  return { ...rest, items: items.map((item) => packed(item, true)) };
}

/** The part of a list that a page carries: all of it, or the first page of a long one in the order in which it stands. */
export function carriedList<Kind extends Item>(
  { items, omitted }: Catalogue<Kind>,
  inOrder: (items: readonly Kind[]) => readonly Kind[],
  pageSize: number,
): Catalogue<Kind> {
  if (items.length <= WHOLE_LIST) return { items, omitted };
  return { items: inOrder(items).slice(0, pageSize), omitted, unlisted: items.length - pageSize };
}

/** The data of a page whose markup carries none. */
export const noPageData: PageData = {
  featured: () => undefined,
  list: () => undefined,
  item: () => undefined,
  forget: () => {},
};

/** Reads the data that the build wrote into this page; unreadable data count as none. `origin` is the site's own. */
export function readPageData(text: string | null | undefined, origin: string): PageData {
  let content = contentOf(text, origin);
  const brought = <Value>(value: Value | undefined): Prerendered<Value> | undefined =>
    content === null || value === undefined ? undefined : { value, takenAt: content.takenAt };
  return {
    featured: () => brought(content?.featured),
    list: (name) => brought(content?.list?.name === name ? content.list.catalogue : undefined),
    item: (id, isEventPage) => {
      const item = content?.item;
      const isMeant = item?.id?.toLowerCase() === id.toLowerCase() && isEvent(item) === isEventPage;
      return brought(isMeant ? item : undefined);
    },
    forget: () => {
      content = null;
    },
  };
}

// A training stands among the trips.
const isEvent = (item: Item) => item.kind === 'event' && !item.isTraining;

/** The input of `encodePageData`, without the parts that it leaves out. */
interface Packed {
  takenAt: number;
  featured?: object[];
  list?: { name: CatalogueName; items: object[]; omitted: number; unlisted?: number };
  item?: object;
}

function contentOf(text: string | null | undefined, origin: string): PageContent | null {
  if (!text) return null;
  try {
    const { takenAt, featured, list, item } = JSON.parse(text) as Packed;
    const items = (raw: readonly object[]) => raw.map((each) => unpacked(each, origin));
    return {
      takenAt,
      featured: featured && items(featured),
      list: list && { name: list.name, catalogue: catalogueOf(list, items) },
      item: item && unpacked(item, origin),
    };
  } catch {
    return null;
  }
}

function catalogueOf(
  { name: _, items, ...rest }: NonNullable<Packed['list']>,
  unpack: (raw: readonly object[]) => Item[],
): Catalogue {
  return { ...rest, items: unpack(items) };
}

function unpacked(raw: object, origin: string): Item {
  const item = {
    ...(Reflect.get(raw, 'kind') === 'trip' ? emptyTrip : emptyEvent),
    ...raw,
  } as Item;
  return item.picture === null
    ? item
    : {
        ...item,
        picture: {
          url: atOrigin(item.picture.url, origin),
          thumbnailUrl:
            item.picture.thumbnailUrl === null ? null : atOrigin(item.picture.thumbnailUrl, origin),
        },
      };
}

// A build cannot know its own origin: pictures that lie there are carried by their paths. Answers name the whole address.
function atOrigin(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
