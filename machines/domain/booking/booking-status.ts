import { decidingRefund, REFUNDS } from '../payment/refund.ts';
import { isGood, type OffReason, offReason, refundOf } from '../payment/status-word.ts';
import { LOCAL_PREFIX } from '../payment/transaction.ts';
import type { Booking } from './booking.ts';

/** The fields of a booking that decide its standing. */
export type BookingStatuses = Pick<Booking, 'status' | 'paymentStatus' | 'isCalledOff'>;

/** The standing of a booking, and the reasons for it. */
export interface Standing {
  /**
   * `partlyRefunded`: the ticket stands for a share of its riders. `contradicted`: one word calls the booking off,
   * the other confirms it.
   */
  readonly kind: 'good' | 'partlyRefunded' | 'contradicted' | 'off';
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
