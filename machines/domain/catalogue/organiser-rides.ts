import { compareDates } from '../calendar/calendar.ts';
import { isOpenForBooking, isUpcoming } from '../calendar/when.ts';
import { isSameName } from '../text/folded-text.ts';
import type { Item } from './item.ts';

/** The most rides of an organiser that stand on the page of another. */
const OTHER_RIDE_LIMIT = 3;

/** The rides of the organiser of a ride, as its list has them. */
export interface OrganiserRides {
  /** The number of them that have not departed, the ride itself included. */
  readonly count: number;
  /** Up to three others, bookable ones first, then by date. */
  readonly others: readonly Item[];
}

/**
 * Returns the rides of the organiser of a ride at `now` (epoch ms) (rule: Rides by this organiser). `list` is the
 * list of the ride.
 */
export function organiserRides(ride: Item, list: readonly Item[], now: number): OrganiserRides {
  if (ride.organiser === '') return { count: 0, others: [] };
  const listed = list
    .filter((item) => isSameName(item.organiser, ride.organiser) && isUpcoming(item, now))
    .map((item) => ({ item, isOpen: isOpenForBooking(item, now) }));
  const others = listed
    .filter(({ item: { id } }) => id !== null && id !== ride.id)
    .sort(
      (one, other) =>
        Number(other.isOpen) - Number(one.isOpen) || compareDates(one.item.start, other.item.start),
    )
    .slice(0, OTHER_RIDE_LIMIT)
    .map(({ item }) => item);
  return { count: listed.length, others };
}
