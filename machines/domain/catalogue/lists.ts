// Part of the worker's script and of the texts' types, too: imports the kinds alone.

import type { ItemKind } from './kinds.ts';

/** The section that a card stands in; an event's page reads it from the navigation state (rule: Card links). */
export type CardOrigin = 'eventHome' | 'featuredGetaways';

/** The addresses of the pages of items, in front of their ids and below the address of the language (rule: Card links). */
export const ITEM_ADDRESSES = {
  rides: '/details/',
  events: '/bikingevents/details/',
} as const satisfies Record<string, `/${string}/`>;

/** The name of an address of the pages of items. */
export type ItemAddress = keyof typeof ITEM_ADDRESSES;

/** The names of the addresses of items. */
export const ITEM_ADDRESS_NAMES = Object.keys(ITEM_ADDRESSES) as readonly ItemAddress[];

/** The facts in which the lists of the catalogue differ; their words stand in `#texts/lists.ts`. */
interface ListFacts {
  /** The path below the API's root, by segment (rule: The calls). */
  readonly path: readonly string[];
  /** The last segment of its tab's address (rule: Getaways). */
  readonly tab: string;
  readonly kind: ItemKind;
  /** The referrer that suggests its kind where an address names none (rule: Trip or event); null for none. */
  readonly referrerHint: RegExp | null;
  /** True when its items teach (rule: Structured data). */
  readonly isTraining: boolean;
  /** The address of the pages of its items, which several lists may share (rule: Card links). */
  readonly address: ItemAddress;
  /** The section that its cards name in the navigation state (rule: Card links); null for none. */
  readonly cardOrigin: CardOrigin | null;
  /** True when it is displayed as empty where it could not be loaded (rule: Failed loads). */
  readonly isSilentFailure: boolean;
  /**
   * True when Home requests it for its four cards, two of each list in the order of the tabs. A third featured list fills
   * only the cards that the first two leave empty (rule: Featured getaways).
   */
  readonly isFeatured: boolean;
  /** The name in links of its ticket option without a title, the same in every language. */
  readonly ticketInLinks: string;
}

/** The table of lists, in the order of the tabs (rule: Getaways). */
export const LISTS = {
  trips: {
    path: ['trip', 'trips', 'categories', 'all'],
    tab: 'adventure-tours',
    kind: 'trip',
    // an older address of the tab had no hyphen
    referrerHint: /adventure-?tours/i,
    isTraining: false,
    address: 'rides',
    cardOrigin: null,
    isSilentFailure: true,
    isFeatured: true,
    ticketInLinks: 'bring-your-own-bike',
  },
  trainings: {
    path: ['event', 'events', 'categories', 'trainings'],
    tab: 'traininghome',
    kind: 'event',
    referrerHint: null,
    isTraining: true,
    address: 'rides',
    cardOrigin: null,
    isSilentFailure: false,
    isFeatured: true,
    ticketInLinks: 'bring-your-own-bike',
  },
  events: {
    path: ['event', 'events', 'categories', 'all'],
    tab: 'eventshome',
    kind: 'event',
    referrerHint: null,
    isTraining: false,
    address: 'events',
    cardOrigin: 'eventHome',
    isSilentFailure: false,
    isFeatured: false,
    ticketInLinks: 'standard-entry',
  },
} as const satisfies Record<string, ListFacts>;

/** The name of a list of the catalogue. */
export type ListName = keyof typeof LISTS;

/** The names of the lists, in the order of the tabs. */
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

/** The lists that Home requests for its cards, in the order in which they fill them (rule: Featured getaways). */
export const FEATURED_LISTS = LIST_NAMES.filter(
  (name) => LISTS[name].isFeatured,
) as readonly ListName[] as readonly [ListName, ...ListName[]];

/** The most cards of the home page, for which its grid and its skeleton have room (rule: Featured getaways). */
export const FEATURED_CARD_COUNT = Math.min(FEATURED_LISTS.length * 2, 4);

/** The words of a list in a language, which counts in its own forms. */
export interface ListWords<Forms> {
  /** The label of its tab. */
  readonly label: string;
  /** The noun for its items: with a count, and without one, as its failures name the list. */
  readonly noun: { readonly counted: Forms; readonly many: string };
  /** The name of an item without one. */
  readonly unnamed: string;
  /** The name of a ticket option without one (rule: Ticket options). */
  readonly ticket: string;
}

/** The list of a kind's items where nothing says which. */
const MAIN_LISTS: Readonly<Record<ItemKind, ListName>> = { trip: 'trips', event: 'events' };

/** The fields of an item or of a request that decide its list. */
interface Listed {
  readonly kind: ItemKind;
  readonly list?: ListName | undefined;
  /** True where only the address of its page says which list of its kind it is in. */
  readonly isListGuessed?: boolean | undefined;
}

/** True for the name of a list: every list of a navigation state or a record passes here. */
export function isListName(value: unknown): value is ListName {
  return typeof value === 'string' && Object.hasOwn(LISTS, value);
}

/** Returns the lists of a kind, in the order of the tabs. */
export function listsOf(kind: ItemKind): readonly ListName[] {
  return LIST_NAMES.filter((name) => LISTS[name].kind === kind);
}

/** Returns the first list of a kind whose items have their pages at an address; its main list where there is none. */
export function listAt(kind: ItemKind, address: ItemAddress): ListName {
  return listsOf(kind).find((name) => LISTS[name].address === address) ?? MAIN_LISTS[kind];
}

/** Returns the list that an item stands in. For a list of another kind it is the one whose pages have the same address. */
export function listOfItem({ kind, list }: Listed): ListName {
  if (list === undefined) return MAIN_LISTS[kind];
  return LISTS[list].kind === kind ? list : listAt(kind, LISTS[list].address);
}

/**
 * Returns the other lists in which an item may stand, where its list was guessed; none for an item whose list is
 * certain.
 */
export function otherListsOf(item: Listed): readonly ListName[] {
  if (item.isListGuessed !== true) return [];
  return listsOf(item.kind).filter((name) => name !== listOfItem(item));
}
