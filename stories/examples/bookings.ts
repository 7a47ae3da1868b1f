import {
  type Booking,
  confirmedBooking,
  type PendingBooking,
  paymentPayload,
} from '#machines/domain/booking.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import { known } from '#machines/known.ts';
import { draftWith } from './rides.ts';

/** Saturday 21 November 2026, 10:00 in India, in epoch ms. */
export const NOW = Date.UTC(2026, 10, 21, 4, 30);

/** Who books in the examples. */
export const arjun = {
  fullName: 'Arjun Nair',
  email: 'arjun.nair@example.com',
  phone: '9845011234',
};

/** A payment of ₹81,597.24 for three tickets that was started and not yet settled. */
export const pendingRide: PendingBooking = {
  transactionId: 'KS2761248213',
  draft: draftWith({ own: 2, pillion: 1 }),
  guest: arjun,
  initiatedAt: NOW,
  payload: known(
    paymentPayload(draftWith({ own: 2, pillion: 1 }), arjun, {
      apiBase: 'https://api.example.com',
      siteOrigin: 'https://kickstand.example.com',
      provider: 'phonepe',
    }),
  ),
};

/** The server's word that this payment arrived. */
export const paidAnswer: PaymentAnswer = {
  success: true,
  message: 'Payment received.',
  transactionId: pendingRide.transactionId,
  local: {
    paymentStatus: 'success',
    orderStatus: 'confirmed',
    amount: pendingRide.draft.total,
    userName: 'Arjun Nair',
    userEmail: 'arjun.nair@example.com',
    userPhone: '9845011234',
  },
  provider: {
    success: true,
    code: 'PAYMENT_SUCCESS',
    message: 'Your payment is successful.',
    state: 'COMPLETED',
    responseCode: 'SUCCESS',
    transactionId: 'T2611211000',
  },
};

/** The booking that came of it. */
export const confirmedRide: Booking = confirmedBooking({
  transactionId: pendingRide.transactionId,
  pending: pendingRide,
  answer: paidAnswer,
  now: NOW,
});

/** A booking as My Bookings lists it, with nothing that it need not have. */
export const listedRide: MyBooking = {
  id: 'B1',
  title: 'Manali to Leh',
  picture: null,
  place: 'Manali',
  date: null,
  status: 'confirmed',
  paymentStatus: 'success',
  onDevice: false,
};
