import * as texts from '#texts/booking-status.ts';
import { compareDates, isUpcomingDate } from '../calendar/calendar.ts';
import type { MyBooking } from './my-bookings.ts';

/** The facts in which the tabs of My Bookings differ; their names stand in `#texts/my-bookings.ts`. */
interface TabFacts {
  /** True for a booking of the tab at `now` (epoch ms); each booking is in exactly one tab. */
  readonly holds: (booking: MyBooking, now: number) => boolean;
  /** The order of its bookings. */
  readonly compare: (a: MyBooking, b: MyBooking) => number;
  /** The sentence of the tab without bookings. */
  readonly emptyText: string;
}

/** The tabs of My Bookings, in their order (rule: My Bookings). */
const TABS = {
  upcoming: {
    holds: ({ date }, now) => isUpcomingDate(date, now),
    compare: (a, b) => compareDates(a.date, b.date),
    emptyText: texts.noUpcoming,
  },
  completed: {
    holds: ({ date }, now) => !isUpcomingDate(date, now),
    compare: (a, b) => compareDates(b.date, a.date),
    emptyText: texts.noCompleted,
  },
} as const satisfies Record<string, TabFacts>;

/** A tab of My Bookings. */
export type BookingTab = keyof typeof TABS;

/** The tabs of My Bookings, in their order. */
export const BOOKING_TABS = Object.keys(TABS) as readonly BookingTab[];

/** Returns the bookings of a tab at `now` (epoch ms), in its order. */
export function bookingsOfTab(
  bookings: readonly MyBooking[],
  tab: BookingTab,
  now: number,
): MyBooking[] {
  const { holds, compare } = TABS[tab];
  return bookings.filter((booking) => holds(booking, now)).sort(compare);
}

/** Returns the sentence of a tab without bookings. */
export function emptyTabText(tab: BookingTab): string {
  return TABS[tab].emptyText;
}
