import type { Catalogue, Item } from './item.ts';
import { ITEM_KINDS, type ItemKind } from './kinds.ts';

/** The kind and id by which this device recognises a ride. */
export interface RideRef {
  readonly kind: ItemKind;
  readonly id: string;
}

/** A ride that this device stores, with the time of storing, epoch ms. */
export interface SavedRide extends RideRef {
  readonly at: number;
}

/** The rides that this device stores: those that the visitor saved, and those looked at; each list latest first. */
export interface SavedRides {
  readonly saved: readonly SavedRide[];
  readonly recent: readonly SavedRide[];
}

/** A change that a visitor makes to the saved rides or to those looked at; `at`, in epoch ms, puts a ride back where it stood. */
export type RideChange =
  | { readonly type: 'save'; readonly ride: RideRef; readonly at?: number }
  | { readonly type: 'remove'; readonly ride: RideRef }
  | { readonly type: 'view'; readonly ride: RideRef }
  | { readonly type: 'clearRecent' }
  | { readonly type: 'forget' };

/**
 * The outcome of a change. `notStored`: the device refused, so the change lasts as long as the page. `newer`: a newer
 * version of the site wrote the list, which stays as it is. `full`: no more rides can be saved. `quiet`: nothing is
 * to be announced.
 */
export type ChangeOutcome = 'saved' | 'removed' | 'notStored' | 'newer' | 'full' | 'quiet';

/** The most rides that are saved. */
export const SAVED_LIMIT = 100;
/** The most rides that are remembered as looked at. */
export const RECENT_LIMIT = 12;

/** Returns the kind and id of a ride; null for a ride without an id, which has no page. */
export function rideRefOf({ kind, id }: Pick<Item, 'kind' | 'id'>): RideRef | null {
  return id === null ? null : { kind, id };
}

/** True when both name the same ride. */
export function isSameRide(one: RideRef, other: RideRef): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** True when a ride stands in a list. */
export function isAmong(rides: readonly RideRef[], ride: RideRef): boolean {
  return rides.some((other) => isSameRide(other, ride));
}

/** Returns a list of rides without one of them. */
export function withoutRide<Ref extends RideRef>(rides: readonly Ref[], ride: RideRef): Ref[] {
  return rides.filter((other) => !isSameRide(other, ride));
}

/**
 * Returns the saved rides with one more, latest first; a ride that is saved already stays where it is. Null when
 * there is no room for it.
 */
export function withSaved(
  saved: readonly SavedRide[],
  ride: SavedRide,
): readonly SavedRide[] | null {
  if (isAmong(saved, ride)) return saved;
  if (saved.length >= SAVED_LIMIT) return null;
  return [ride, ...saved].sort((one, other) => other.at - one.at);
}

/** Adds a ride as the latest of those looked at, and drops the oldest beyond the limit. */
export function withViewed(recent: readonly SavedRide[], ride: SavedRide): readonly SavedRide[] {
  return [ride, ...withoutRide(recent, ride)].slice(0, RECENT_LIMIT);
}

/** The catalogue's answer about the rides of this device. A list that was cut short proves no ride gone. */
export interface RideResults {
  readonly items: readonly Item[];
  /** The kinds whose list was missing or cut short. */
  readonly unsure: readonly ItemKind[];
}

/** A saved ride with its item of the catalogue. */
export type SavedRow =
  | { readonly state: 'listed'; readonly ride: SavedRide; readonly item: Item }
  | { readonly state: 'gone' | 'unknown'; readonly ride: SavedRide };

/**
 * Returns the rows of a list in its order: each ride as it is now, gone from the catalogue, or not readable at the
 * moment.
 */
export function savedRows(rides: readonly SavedRide[], { items, unsure }: RideResults): SavedRow[] {
  return rides.map((ride) => {
    const item = items.find(({ kind, id }) => id !== null && isSameRide({ kind, id }, ride));
    if (item !== undefined) return { state: 'listed', ride, item };
    return { state: unsure.includes(ride.kind) ? 'unknown' : 'gone', ride };
  });
}

/** Returns the kinds of the rides, whose lists the page has to fetch. */
export function kindsOf(rides: readonly RideRef[]): ItemKind[] {
  return ITEM_KINDS.filter((kind) => rides.some((ride) => ride.kind === kind));
}

/**
 * Returns the saved rides in the answers of several lists of the catalogue; an answer is null where a list did not
 * answer.
 */
export function rideResults(
  answers: readonly { readonly kind: ItemKind; readonly catalogue: Catalogue | null }[],
): RideResults {
  const unsure = answers.filter(({ catalogue }) => catalogue === null || catalogue.omitted > 0);
  return {
    items: answers.flatMap(({ catalogue }) => catalogue?.items ?? []),
    unsure: unsure.map(({ kind }) => kind),
  };
}
