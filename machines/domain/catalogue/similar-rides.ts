import { compareDates, daysBetween } from '../calendar/calendar.ts';
import { isOpenForBooking } from '../calendar/when.ts';
import { isSameName } from '../text/folded-text.ts';
import type { Item } from './item.ts';
import { ownFacts } from './own-facts.ts';
import { terrainWords } from './terrain.ts';

/** The most rides that are offered in place of a ride that cannot be booked, or after one that is over. */
export const SIMILAR_LIMIT = 3;

/**
 * Returns rides to offer in place of one that cannot be booked (rule: Similar rides): bookable ones of the same kind.
 * Those that share most of terrain or level and location come first, then those nearest in date. `list` is the list of
 * the ride.
 */
export function similarRides(ride: Item, list: readonly Item[], now: number): Item[] {
  return list
    .filter((other) => other.list === ride.list && isAlternative(ride, other, now))
    .map((item) => ({ item, shared: sharedFacts(ride, item), days: daysApart(ride, item) }))
    .sort((one, other) => other.shared - one.shared || one.days - other.days)
    .slice(0, SIMILAR_LIMIT)
    .map(({ item }) => item);
}

/**
 * Returns rides to book after one that is over (rule: Ride again): bookable ones of its list, and among them the ride
 * itself on a new date. Those of its organiser come first, then those that are most like it, then the soonest.
 */
export function nextRides(ride: Item, list: readonly Item[], now: number): Item[] {
  return list
    .filter((other) => other.list === ride.list && isSuggestible(other, now))
    .map((item) => ({
      item,
      isOfOrganiser: Number(ride.organiser !== '' && isSameName(ride.organiser, item.organiser)),
      shared: sharedFacts(ride, item),
    }))
    .sort(
      (one, other) =>
        other.isOfOrganiser - one.isOfOrganiser ||
        other.shared - one.shared ||
        compareDates(one.item.start, other.item.start),
    )
    .slice(0, SIMILAR_LIMIT)
    .map(({ item }) => item);
}

function isAlternative(ride: Item, other: Item, now: number): boolean {
  return other.id !== ride.id && isSuggestible(other, now);
}

/** True for a ride that may be suggested: it has a page and takes bookings. */
function isSuggestible(item: Item, now: number): boolean {
  return item.id !== null && isOpenForBooking(item, now);
}

function sharedFacts(ride: Item, other: Item): number {
  const isSameLocation = ride.location !== '' && isSameName(ride.location, other.location);
  return Number(isRiddenAlike(ride, other)) + Number(isSameLocation);
}

function isRiddenAlike(ride: Item, other: Item): boolean {
  const [own, others] = [ownFacts(ride), ownFacts(other)];
  const words = terrainWords(others.terrain);
  const isTerrainShared = terrainWords(own.terrain).some((word) =>
    words.some((shared) => isSameName(word, shared)),
  );
  return isTerrainShared || (Boolean(own.level) && isSameName(own.level ?? '', others.level ?? ''));
}

/** Returns the days between the starts of two rides; the largest integer where one has no date. */
function daysApart(ride: Item, other: Item): number {
  if (ride.start === null || other.start === null) return Number.MAX_SAFE_INTEGER;
  return Math.abs(daysBetween(ride.start.day, other.start.day));
}
