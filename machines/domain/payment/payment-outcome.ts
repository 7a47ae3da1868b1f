import type { Booking } from '../booking/booking.ts';
import { OPEN_CAUSES, type Verdict } from './payment.ts';

/** The outcome of a payment by the server's answers, with the sentence to display. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly message: string; readonly booking: Booking }
  | { readonly kind: 'partlyRefunded'; readonly message: string; readonly booking: Booking }
  | Exclude<Verdict, { readonly kind: 'paid' | 'partlyRefunded' }>;

/** The verdicts after which the ride can be paid again: the payment was declined, or its money went back. */
const LEAVES_RIDE_FREE = {
  paid: false,
  partlyRefunded: false,
  declined: true,
  refunded: true,
  open: false,
} as const satisfies Record<PaymentOutcome['kind'], boolean>;

/** True for a payment that does not block another one, since the platform holds none of its money. */
export function leavesRideFree({ kind }: PaymentOutcome): boolean {
  return LEAVES_RIDE_FREE[kind];
}

/** True for an open payment of which one side says that its money came in. */
export function opensAgain(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'open' && OPEN_CAUSES[outcome.cause].opensAgain;
}

/** Returns the booking of a paid or partly refunded payment. */
export function bookingIn({ outcome }: { outcome: PaymentOutcome | null }): Booking | null {
  return outcome !== null && 'booking' in outcome ? outcome.booking : null;
}
