import * as texts from '#texts/booking-details.ts';
import { isGood, offReason, readStatus, type StatusFamily } from '../payment/status-word.ts';
import type { Person } from '../person/person.ts';
import { FULL_STOP } from '../text/marks.ts';
import { plainLine } from '../text/text.ts';
import type { Booking } from './booking.ts';
import { type BookingStatuses, isConfirmed, isOff, isPaid } from './booking-status.ts';

/**
 * Returns the text of Booking Status (rule: Words of a ticket's status): 'Confirmed', else the booking's own status,
 * else 'Pending'. It is a word of the specification, which the standing of the booking leaves as it is.
 */
export function statusLabel(booking: BookingStatuses): string {
  const isOverruled = booking.isCalledOff === true && offReason(booking.status) !== null;
  const displaysConfirmed = isConfirmed(booking) && !isOverruled;
  return displaysConfirmed ? texts.confirmed : booking.status || texts.bookingPending;
}

/** Returns the text of Payment Status (rule: Words of a ticket's status): 'Paid', else the raw value, else 'Pending'. */
export function paymentLabel(booking: Pick<Booking, 'paymentStatus'>): string {
  return isGood(booking.paymentStatus) ? texts.paid : booking.paymentStatus || texts.paymentPending;
}

/** The look of a status: good, neither good nor off, or off. */
export type StatusLook = 'good' | 'waiting' | 'off';

/** Returns the look of Booking Status: off for a booking that is no ticket, whatever its label. */
export function statusLook(booking: BookingStatuses): StatusLook {
  if (isOff(booking)) return 'off';
  return isConfirmed(booking) ? 'good' : 'waiting';
}

/** The look of Payment Status, by the family of its word. */
const PAYMENT_LOOKS = {
  back: 'off',
  off: 'off',
  waiting: 'waiting',
  good: 'good',
} as const satisfies Readonly<Record<StatusFamily, StatusLook>>;

/** Returns the look of Payment Status; one whose word has no family waits. */
export function paymentLook({ paymentStatus }: Pick<Booking, 'paymentStatus'>): StatusLook {
  return PAYMENT_LOOKS[readStatus(paymentStatus)?.family ?? 'waiting'];
}

const STOPS_BEHIND = new RegExp(String.raw`(?:[\s…]|${FULL_STOP})+$`, 'u');
const NO_NAMES: readonly string[] = ['not available', 'not provided'];

/** Returns the whole name to thank, without full stops at its end; '' for an unknown name or a placeholder. */
export function thankedName({ name }: Pick<Person, 'name'>): string {
  const line = plainLine(name);
  return NO_NAMES.includes(line.toLowerCase()) ? '' : line.replace(STOPS_BEHIND, '');
}

/**
 * Returns the thank-you sentence of Booking details: it says whether the booking is confirmed or received, and its
 * payment processed or pending.
 */
export function thanksSentence(booking: Pick<Booking, 'status' | 'paymentStatus'>): string {
  return texts.thanks(isConfirmed(booking), isPaid(booking));
}
