import type { BookingDraft } from '#machines/domain/booking.ts';
import type { Guest } from '#machines/domain/guest.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import { answerOf, declined, undecided } from '../../../stories/examples/payments.ts';
import { draftWith, manaliToLeh, nightRide } from '../../../stories/examples/rides.ts';
import { FOREIGN, type Order, type Ride } from './world.ts';

/** What a rider brings to the confirmation page. */
export const RIDES: Readonly<Record<Ride, { draft: BookingDraft; guest: Guest }>> = {
  A: {
    draft: draftWith({ own: 1 }, { ...manaliToLeh, itinerary: [] }),
    guest: { fullName: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
  },
  B: {
    draft: draftWith({ pillion: 1 }, nightRide),
    guest: { fullName: 'Bala Iyer', email: 'bala@example.com', phone: '9845011224' },
  },
  free: {
    draft: draftWith({ club: 1 }, { ...nightRide, id: 'club-morning' }),
    guest: { fullName: 'Chitra Das', email: 'chitra@example.com', phone: '9845011225' },
  },
};

/** The ride of an item. Throws for an item that no ride has. */
export function rideOf(itemId: string | null): Ride {
  for (const ride of ['A', 'B', 'free'] as const)
    if (RIDES[ride].draft.item.id === itemId) return ride;
  throw new Error(`No ride has the item ${itemId}.`);
}

/** The person that the server's answers name for a transaction. */
export function serverName(ride: Ride | null): string {
  return ride === null ? 'A stranger' : `${RIDES[ride].guest.fullName} (server)`;
}

/** What the server truly answers about a transaction; an unknown one counts as not yet decided. */
export function truth(transactionId: string, order: Order | null): PaymentAnswer {
  if (transactionId === FOREIGN) return paidFor(null);
  if (order === null) return undecided;
  if (order.status === 'paid') return paidFor(order.ride);
  return order.status === 'failed' ? declined : undecided;
}

/** The server's word that a ride was paid. */
export function paidFor(ride: Ride | null): PaymentAnswer {
  return answerOf({
    message: 'Payment received',
    local: { paymentStatus: 'success', userName: serverName(ride) },
    provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
  });
}
