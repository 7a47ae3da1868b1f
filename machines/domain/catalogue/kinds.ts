// Part of the worker's script and of the texts' types, too: imports nothing.

/** The facts in which kinds of items differ; their words stand in `#texts/kinds.ts`. */
interface KindFacts {
  /** The path of its items below the API's root, by segment, without their ids (rule: The calls). */
  readonly area: readonly string[];
  /** The field of its items in a group of a list (rule: The calls). */
  readonly entries: string;
  /** The path that suggests it where an address names no kind (rule: Trip or event); null for none. */
  readonly pathHint: RegExp | null;
  /** The kind that is requested once when this one has no such item, since a link may guess wrong. */
  readonly otherKind: string;
  /** True when nobody can join once it has started; otherwise riders can join until its end. */
  readonly closesAtStart: boolean;
  /** True when its first and last day both stand on cards and pages; otherwise its start alone. */
  readonly showsLastDay: boolean;
  /** True when its length is the hours of its day; otherwise a duration. */
  readonly statesHours: boolean;
  /** True when the seats that are left stand among the facts of its page. */
  readonly statesSeats: boolean;
  /** True when its cards name the place where they stand in the navigation state (rule: Card links). */
  readonly namesOrigin: boolean;
}

/** The words of a kind in one language. */
export interface KindWords {
  /** The item in a sentence about its page. */
  readonly subject: string;
  /** The sentence of a page whose item does not exist. */
  readonly missing: string;
  /** The title of a page that could not be loaded. */
  readonly notLoaded: string;
  /** The title of its description. */
  readonly about: string;
  /** The title of its map. */
  readonly meetup: string;
  /** The label of its location. */
  readonly location: string;
  /** The label of its duration or hours. */
  readonly length: string;
  /** The words in place of its date where it has none. */
  readonly noDate: string;
  /** The title of the card that shares it. */
  readonly share: string;
  /** The note in place of its price once it has begun. */
  readonly leftOn: (day: string) => string;
  /** The name of a saved one that is not listed. */
  readonly savedOn: (day: string) => string;
  /** The title of those like it. */
  readonly similar: string;
  /** The link from the confirmation page to its own. */
  readonly backTo: string;
}

/** The table of kinds: what a visitor books, as the API names it too. Trainings are events. */
export const KINDS = {
  trip: {
    area: ['trip', 'trips'],
    entries: 'trips',
    pathHint: /trip/i,
    otherKind: 'event',
    closesAtStart: true,
    showsLastDay: false,
    statesHours: false,
    statesSeats: true,
    namesOrigin: false,
  },
  event: {
    area: ['event', 'events'],
    entries: 'events',
    pathHint: null,
    otherKind: 'trip',
    closesAtStart: false,
    showsLastDay: true,
    statesHours: true,
    statesSeats: false,
    namesOrigin: true,
  },
} as const satisfies Record<string, KindFacts>;

/** The kind of an item. */
export type ItemKind = keyof typeof KINDS;

/** The kinds, in the order of the table. */
export const ITEM_KINDS = Object.keys(KINDS) as readonly ItemKind[];

/** The kind of an address without any hint (rule: Trip or event). */
export const DEFAULT_KIND: ItemKind = 'event';

/** True for the name of a kind: every kind of an address, a navigation state or a record passes here. */
export function isItemKind(value: unknown): value is ItemKind {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}
