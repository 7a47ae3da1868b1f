import { expect } from 'storybook/test';
import { checkMessage, type Failure } from '#machines/domain/answer/failure.ts';
import type { OpenCause } from '#machines/domain/payment/payment.ts';
import { paymentMachine } from '#machines/payment.machine.ts';
import { canceled, verificationFailed } from '#texts/booking-status.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { PaymentView } from '../src/pages/payment/PaymentView.tsx';
import { confirmedRide, pendingRide } from '../tests/fixtures/bookings.ts';
import { exampleDraft } from '../tests/fixtures/items.ts';
import { partlyRefundedOutcome, refundedOutcome } from '../tests/fixtures/payment-answers.ts';
import { paymentContext } from '../tests/fixtures/payment-page.ts';
import { longNamed } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Payment',
  parameters: { page: '/paymentsuccessandfailure', docs: { page: machinePage('payment') } },
});

const at = pinned(paymentMachine, movesOf('payment'), paymentContext, (state, send) => (
  <PaymentView state={state} send={send} />
));
const paid = {
  outcome: { kind: 'paid', message: 'Your payment is successful.', booking: confirmedRide },
} as const;
const partlyRefunded = { outcome: partlyRefundedOutcome(pendingRide.transactionId) };
const declined = (message: string) => ({ outcome: { kind: 'declined', message } as const });
const open = (cause: OpenCause, message: string) => ({
  checks: 4,
  outcome: { kind: 'open', cause, message } as const,
});
const pendingStill = open('pending', verificationFailed);
const outOfReach = (failure: Failure) => open('unreachable', checkMessage(failure));

export const VerificationChecking = meta.story(at('verification.checking'));
export const VerificationWaiting = meta.story(
  at('verification.waiting', { ...pendingStill, checks: 2 }),
);
export const VerificationPaidAcknowledged = meta.story(at('verification.paid.acknowledged', paid));
export const VerificationPaidUnseen = meta.story(at('verification.paid.unseen', paid));
/** A part of the money went back. */
export const VerificationPartlyRefundedAcknowledged = meta.story(
  at('verification.partlyRefunded.acknowledged', partlyRefunded),
);
export const VerificationPartlyRefundedUnseen = meta.story(
  at('verification.partlyRefunded.unseen', partlyRefunded),
);
export const VerificationOpened = meta.story(at('verification.opened', paid));
export const VerificationDeclined = meta.story(
  at('verification.declined', declined('Your bank declined the payment.')),
);
export const VerificationRefunded = meta.story(
  at('verification.refunded', { outcome: refundedOutcome }),
);
export const VerificationCancelled = meta.story(
  at('verification.cancelled', { urlVerdict: 'cancelled' }),
);
export const VerificationUnverifiedIdle = meta.story(
  at('verification.unverified.idle', pendingStill),
);
export const VerificationUnverifiedPaused = meta.story(
  at('verification.unverified.paused', pendingStill),
);
export const VerificationUnverifiedRechecking = meta.story(
  at('verification.unverified.rechecking', { ...pendingStill, laterChecks: 1 }),
);
export const VerificationUnverifiedExhausted = meta.story(
  at('verification.unverified.exhausted', { ...pendingStill, laterChecks: 4 }),
);
export const VerificationMissing = meta.story(
  at('verification.missing', { transactionId: null, pending: null }),
);

export const CancelledOfNothing = meta.story(
  at('verification.cancelled', { urlVerdict: 'cancelled', transactionId: null, pending: null }),
);
export const DeclinedOfAnotherDevice = meta.story(
  at('verification.declined', { pending: null, ...declined('Your bank declined the payment.') }),
);
export const DeclinedWithoutReason = meta.story(at('verification.declined', declined(canceled)));
/** The server's amount differs from the booking's: the page shows both. */
export const PaidAnotherAmount = meta.story(
  at('verification.paid.acknowledged', {
    outcome: { ...paid.outcome, booking: { ...confirmedRide, amountPaid: 8_000_000 } },
  }),
);
/** The device has recorded the payment as paid, and the latest answer says that it failed. */
export const UnverifiedRecordedAsPaid = meta.story(
  at('verification.unverified.idle', {
    ...open('recordedAsPaid', 'Your bank declined the payment.'),
    checks: 1,
    recorded: confirmedRide,
  }),
);
/** The address says cancelled, and the device has recorded the payment as paid. */
export const CancelledRecordedAsPaid = meta.story(
  at('verification.cancelled', { urlVerdict: 'cancelled', recorded: confirmedRide }),
);
/** The order was cancelled, and money came in. */
export const UnverifiedMoneyIn = meta.story(
  at('verification.unverified.idle', { ...open('moneyIn', canceled), checks: 1 }),
);
/** The platform reports a failure, and its provider that the money came in. */
export const UnverifiedContradicted = meta.story(
  at('verification.unverified.idle', { ...open('contradicted', canceled), checks: 1 }),
);
/** The provider reports a failure that settles nothing. */
export const UnverifiedUnclear = meta.story(
  at('verification.unverified.idle', { ...open('unclear', canceled), checks: 1 }),
);
export const UnverifiedHttpError = meta.story(
  at(
    'verification.unverified.idle',
    outOfReach({ kind: 'http', status: 503, text: 'Service Unavailable' }),
  ),
);
export const UnverifiedUnreadable = meta.story(
  at('verification.unverified.idle', outOfReach({ kind: 'unexpected' })),
);
export const UnverifiedOffline = meta.story(
  at('verification.unverified.idle', outOfReach({ kind: 'offline' })),
);
export const UnverifiedTimeout = meta.story(
  at('verification.unverified.idle', outOfReach({ kind: 'timeout' })),
);
/** Another device, or a cleared one: nothing is known but the transaction. */
export const CheckingUnknownRide = meta.story(at('verification.checking', { pending: null }));
export const LongNames = meta.story(
  at('verification.waiting', {
    pending: { ...pendingRide, draft: exampleDraft({ own: 2 }, longNamed) },
  }),
);

/** The booking can be opened before the three seconds are over. */
export const OpensTheBooking = meta.story({
  ...at('verification.paid.acknowledged', paid),
  play: async ({ canvas, userEvent }) => {
    const view = await canvas.findByRole('button', { name: 'View booking' });
    await userEvent.click(view);
    await expect(canvas.getByRole('button', { name: 'View booking' })).toBeDisabled();
  },
});
