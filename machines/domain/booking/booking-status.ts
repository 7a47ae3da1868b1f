import { decidingRefund, REFUNDS } from '../payment/refund.ts';
import { isGood, type OffReason, offReason, refundOf } from '../payment/status-word.ts';
import { LOCAL_PREFIX } from '../payment/transaction.ts';
import type { Booking } from './booking.ts';

/** The fields of a booking that decide its standing. */
export type BookingStatuses = Pick<Booking, 'status' | 'paymentStatus' | 'isCalledOff'>;

/** The meaning of a standing for the ticket of a booking and for its ride. */
interface StandingFacts {
  /** True where the booking is no ticket: it has no code, no date to keep and no next steps. */
  readonly isOff: boolean;
  /** True where the rider of a confirmed booking is sent to the meetup (rule: Ride day). */
  readonly sendsToMeetup: boolean;
  /** The order in which words with this standing count among several about a ticket; null for those that say nothing new. */
  readonly newsRank: number | null;
  /** True where later words with this standing leave a booking off that was called off before. */
  readonly leavesOff: boolean;
}

/**
 * The standings of a booking. `partlyRefunded`: the ticket stands for a share of its riders. `contradicted`: one word
 * calls the booking off, the other confirms it.
 */
const STANDINGS = {
  good: { isOff: false, sendsToMeetup: true, newsRank: null, leavesOff: false },
  partlyRefunded: { isOff: false, sendsToMeetup: true, newsRank: 1, leavesOff: true },
  contradicted: { isOff: false, sendsToMeetup: false, newsRank: 1, leavesOff: false },
  off: { isOff: true, sendsToMeetup: false, newsRank: 0, leavesOff: false },
} as const satisfies Readonly<Record<string, StandingFacts>>;

/** The standing of a booking, and the reasons for it. */
export interface Standing {
  readonly kind: keyof typeof STANDINGS;
  /** The reasons, from the booking's own word before that of its payment. */
  readonly reasons: readonly OffReason[];
}

/**
 * Returns whether a booking is good, partly refunded, contradicted or off, with the reasons. Money that went back
 * always calls it off; any other word does so only where nothing confirms the booking, or where the platform said it
 * of a paid one.
 */
export function bookingStanding(booking: BookingStatuses): Standing {
  const words = [booking.status, booking.paymentStatus];
  const reasons = [...new Set(words.flatMap((word) => offReason(word) ?? []))];
  return { kind: standingBy(reasons, booking), reasons };
}

function standingBy(reasons: readonly OffReason[], booking: BookingStatuses): Standing['kind'] {
  const [standing, ...others] = new Set(
    reasons.map((reason) => REFUNDS[refundOf(reason)].standing),
  );
  if (standing === undefined) return 'good';
  // reasons that differ in what they make of the booking
  if (others.length > 0) return 'off';
  if (standing !== 'byOtherWords') return standing;
  return isConfirmed(booking) && !booking.isCalledOff ? 'contradicted' : 'off';
}

/** Returns the meaning of a booking's standing. */
export function standingFacts(booking: BookingStatuses): StandingFacts {
  return STANDINGS[bookingStanding(booking).kind];
}

/** True for a booking that is no ticket (rule: Bookings that are off). */
export function isOff(booking: BookingStatuses): boolean {
  return standingFacts(booking).isOff;
}

/** True when all the money of a booking went back, or is on its way: then its ride can be paid again. */
export function isRefunded(booking: BookingStatuses): boolean {
  const refund = decidingRefund(bookingStanding(booking).reasons.map(refundOf));
  return REFUNDS[refund].leavesRideFree;
}

/** True when the status of a booking confirms it, or its payment arrived. */
export function isConfirmed(booking: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return isGood(booking.status) || isGood(booking.paymentStatus);
}

/** True when the money of a booking arrived, and stayed at least in part. */
export function isPaid({ paymentStatus }: Pick<Booking, 'paymentStatus'>): boolean {
  return isGood(paymentStatus) || REFUNDS[refundOf(offReason(paymentStatus))].leavesRest;
}

/** True for a free booking, which this device confirmed by itself and the platform has no record of. */
export function isOnDevice(booking: Pick<Booking, 'id'>): boolean {
  return booking.id?.startsWith(LOCAL_PREFIX) === true;
}
