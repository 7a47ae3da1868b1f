import type { Booking } from './domain/booking.ts';
import type { PaymentOutcome } from './payment-check.machine.ts';

/** The booking of a payment that was found paid. In a file of its own, since views load it before any chart. */
export function bookingIn({ outcome }: { outcome: PaymentOutcome | null }): Booking | null {
  return outcome?.kind === 'paid' ? outcome.booking : null;
}
