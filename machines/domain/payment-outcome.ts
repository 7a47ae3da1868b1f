import type { Booking } from './booking.ts';
import type { Verdict } from './payment.ts';

/** The outcome of a payment, as far as the server says, with the sentence to show. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly message: string; readonly booking: Booking }
  | { readonly kind: 'partlyRefunded'; readonly message: string; readonly booking: Booking }
  | Exclude<Verdict, { readonly kind: 'paid' | 'partlyRefunded' }>;

/** The booking of a payment that was found paid, also where it was partly refunded. */
export function bookingIn({ outcome }: { outcome: PaymentOutcome | null }): Booking | null {
  return outcome !== null && 'booking' in outcome ? outcome.booking : null;
}
