import * as texts from '#texts/seats.ts';
import { isOpenForBooking } from '../calendar/when.ts';
import type { Item } from './item.ts';

/** The words about the seats of a ride that are taken and left; each is '' where the organiser's numbers do not say it. */
export interface SeatLabels {
  /** The words about the last seats, such as 'Last 2 seats'. */
  readonly last: string;
  /** The words about the seats that are taken, such as '5 of 16 riders already in'. */
  readonly taken: string;
}

/** The number of seats up to which they count as the last ones. */
const LAST_SEAT_LIMIT = 3;

/**
 * Returns the words about the seats of a ride that can be booked at `now` (epoch ms) (rule: Seats as proof). A total
 * below the seats that are left is ignored. Both texts are '' while no seat is taken.
 */
export function seatLabels(item: Item, now: number): SeatLabels {
  const { availableSeats: left, totalSeats: total } = item;
  if (left === null || left === total || !isOpenForBooking(item, now))
    return { last: '', taken: '' };
  return {
    last: left <= LAST_SEAT_LIMIT ? texts.lastSeats(left) : '',
    taken: total !== null && total > left ? texts.ridersIn(total - left, total) : '',
  };
}
