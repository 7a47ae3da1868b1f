import { confirmedBooking, type PendingBooking } from '#machines/domain/booking.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { Guest } from '#machines/domain/guest.ts';
import type { Trip } from '#machines/domain/item.ts';
import type { LocalStatus, PaymentAnswer, ProviderStatus } from '#machines/domain/payment.ts';
import type { PaymentOutcome } from '#machines/payment-check.machine.ts';
import { draftWith, manaliToLeh } from './rides.ts';

/** A guest who filled in the form well. */
export const asha: Guest = {
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98450 11223',
};

/** Where a payment of these tests reports to and returns to. */
export const addresses = {
  apiBase: 'https://api.example.com',
  siteOrigin: 'https://kickstand.example.com',
  provider: 'phonepe',
};

/** When the payments of these tests were started: 21 November 2026, 10:00 in India. */
export const initiatedAt = Date.UTC(2026, 10, 21, 4, 30);

/** The trip with the addresses of its pictures as they come from an API on another origin. */
export const leh: Trip = {
  ...manaliToLeh,
  picture: {
    url: 'https://api.example.com/media/manali-leh.svg',
    thumbnailUrl: 'https://api.example.com/media/manali-leh.avif',
  },
};

/** A payment that was started for one own-bike ticket to Leh. */
export function pendingOf(transactionId: string): PendingBooking {
  const draft = draftWith({ own: 1 }, leh);
  return {
    transactionId,
    draft,
    guest: { ...asha, phone: '9845011223' },
    initiatedAt,
    payload: {
      bookingType: 'trip',
      itemId: 'manali-leh',
      priceToBePaid: draft.total,
      seats: [{ quantity: 1 }],
      user: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
      callbackUrl: 'https://api.example.com/api/v1/order/phonepe/guest-callback',
      redirectUrl: 'https://kickstand.example.com/paymentsuccessandfailure',
    },
  };
}

const noLocal: LocalStatus = {
  paymentStatus: null,
  orderStatus: null,
  amount: null,
  userName: null,
  userEmail: null,
  userPhone: null,
};

const noProvider: ProviderStatus = {
  success: null,
  code: null,
  message: null,
  state: null,
  responseCode: null,
  transactionId: null,
};

/** An answer about a payment; what is not said is absent. */
export function answerOf(said: {
  success?: boolean;
  message?: string;
  local?: Partial<LocalStatus>;
  provider?: Partial<ProviderStatus>;
}): PaymentAnswer {
  return {
    success: said.success ?? true,
    message: said.message ?? null,
    transactionId: null,
    local: said.local ? { ...noLocal, ...said.local } : null,
    provider: said.provider ? { ...noProvider, ...said.provider } : null,
  };
}

/** The server says the money arrived. */
export const paid = answerOf({
  message: 'Payment received',
  local: { paymentStatus: 'success', userName: 'Someone Else' },
  provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
});

/** The server says the payment failed for good. */
export const declined = answerOf({
  success: false,
  provider: { success: false, code: 'PAYMENT_DECLINED', message: 'Your bank declined it' },
});

/** The server does not know yet. */
export const undecided = answerOf({ local: { paymentStatus: 'pending' } });

/** The server speaks of no success, for a reason that decides nothing. */
export const unclear = answerOf({
  success: false,
  provider: { success: false, code: 'TOO_MANY_REQUESTS', message: 'Please try later' },
});

/** What a check of this payment comes to when the server says that it was paid. */
export function paidOutcome(transactionId: string): PaymentOutcome {
  const pending = pendingOf(transactionId);
  const booking = confirmedBooking({ transactionId, pending, answer: paid, now: initiatedAt });
  return { kind: 'paid', message: 'Payment received', booking };
}

/** The server settled that it was not paid. */
export const declinedOutcome: PaymentOutcome = {
  kind: 'declined',
  message: 'Your bank declined it',
};

/** The bank is still at work. */
export const pendingOutcome: PaymentOutcome = {
  kind: 'open',
  message: 'Payment verification failed.',
  cause: 'pending',
};

/** The server speaks of a failure that settles nothing. */
export const unclearOutcome: PaymentOutcome = {
  kind: 'open',
  message: 'Please try later',
  cause: 'unclear',
};

/** No answer that can be read, for this reason. */
export function unreachable(message: string): PaymentOutcome {
  return { kind: 'open', message, cause: 'unreachable' };
}

/** The error of a call, as the wire throws it. */
export function trouble(failure: Failure): Error {
  return Object.assign(new Error(failure.kind), { failure });
}
