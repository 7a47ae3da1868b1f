import type { Booking } from '../booking/booking.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** Returns the booking of a paid or partly refunded payment. */
export function bookingOfOutcome({ outcome }: { outcome: PaymentOutcome | null }): Booking | null {
  return outcome !== null && 'booking' in outcome ? outcome.booking : null;
}
