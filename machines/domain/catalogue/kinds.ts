// Part of the worker's script and of the texts' types, too: imports nothing.

/** The facts in which kinds of items differ. */
interface KindFacts {
  /** The path of its items below the API's root, by segment, without their ids (rule: The calls). */
  readonly area: readonly string[];
  /** The kind that is asked once when this one has no such item, since a link may guess wrong. */
  readonly otherKind: string;
  /** True when nobody can join once it has started; otherwise one can until its known end. */
  readonly closesAtStart: boolean;
}

/** The table of kinds: what a visitor books, as the API names it too. Trainings are events. */
export const KINDS = {
  trip: {
    area: ['trip', 'trips'],
    otherKind: 'event',
    closesAtStart: true,
  },
  event: {
    area: ['event', 'events'],
    otherKind: 'trip',
    closesAtStart: false,
  },
} as const satisfies Record<string, KindFacts>;

/** The kind of an item. */
export type ItemKind = keyof typeof KINDS;

/** The kinds, in the order of the table. */
export const ITEM_KINDS = Object.keys(KINDS) as readonly ItemKind[];

/** True for the name of a kind: every kind of an address, a navigation state or a record passes here. */
export function isItemKind(value: unknown): value is ItemKind {
  return typeof value === 'string' && Object.hasOwn(KINDS, value);
}
