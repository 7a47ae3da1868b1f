import type { Booking } from './domain/booking.ts';
import type { PaymentOutcome } from './payment-check.machine.ts';

/** The booking of a payment that was found paid. Views ask for it too, and their pages load before any chart. */
export function bookingIn({ outcome }: { outcome: PaymentOutcome | null }): Booking | null {
  return outcome?.kind === 'paid' ? outcome.booking : null;
}
