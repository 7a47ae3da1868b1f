import { expect } from 'storybook/test';
import { checkMessage } from '#machines/domain/failure.ts';
import {
  MISSING_TRANSACTION,
  PAYMENT_CANCELED,
  VERIFICATION_FAILED,
} from '#machines/domain/payment.ts';
import { paymentMachine } from '#machines/payment.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { PaymentView } from '../src/pages/payment/PaymentView.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { confirmedRide, NOW, pendingRide } from './examples/bookings.ts';
import { longNamed } from './examples/odd-rides.ts';
import { draftWith } from './examples/rides.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Payment',
  parameters: { page: '/paymentsuccessandfailure', docs: { page: machinePage('payment') } },
});

const at = pinned(
  paymentMachine,
  movesOf('payment'),
  {
    urlVerdict: 'none',
    transactionId: pendingRide.transactionId,
    pending: pendingRide,
    now: NOW,
    checks: 1,
    laterChecks: 0,
    message: '',
    isAnswered: true,
    isHidden: false,
    booking: null,
  },
  (state, send) => <PaymentView state={state} send={send} />,
);
const paid = { message: 'Your payment is successful.', booking: confirmedRide };

export const Checking = meta.story(at('checking'));
export const Waiting = meta.story(at('waiting', { checks: 2 }));
export const PaidStoring = meta.story(at('paid.storing', paid));
export const PaidRedirecting = meta.story(at('paid.redirecting', paid));
export const Opened = meta.story(at('opened', paid));
export const Declined = meta.story(at('declined', { message: 'Your bank declined the payment.' }));
export const Cancelled = meta.story(
  at('cancelled', { urlVerdict: 'cancelled', message: PAYMENT_CANCELED }),
);
const pendingStill = { checks: 4, message: VERIFICATION_FAILED };
export const UnverifiedWaiting = meta.story(at('unverified.waiting', pendingStill));
export const UnverifiedPaused = meta.story(
  at('unverified.paused', { ...pendingStill, isHidden: true }),
);
export const UnverifiedChecking = meta.story(
  at('unverified.checking', { ...pendingStill, laterChecks: 1 }),
);
export const UnverifiedResting = meta.story(
  at('unverified.resting', { ...pendingStill, laterChecks: 4 }),
);
export const Missing = meta.story(
  at('missing', { transactionId: null, pending: null, message: MISSING_TRANSACTION }),
);

export const CancelledOfNothing = meta.story(
  at('cancelled', {
    urlVerdict: 'cancelled',
    transactionId: null,
    pending: null,
    message: PAYMENT_CANCELED,
  }),
);
export const DeclinedOfAnotherDevice = meta.story(
  at('declined', { pending: null, message: 'Your bank declined the payment.' }),
);
export const DeclinedWithoutReason = meta.story(at('declined', { message: PAYMENT_CANCELED }));
export const UnverifiedHttpError = meta.story(
  at('unverified.waiting', {
    checks: 4,
    isAnswered: false,
    message: checkMessage({ kind: 'http', status: 503, text: 'Service Unavailable' }),
  }),
);
export const UnverifiedUnreadable = meta.story(
  at('unverified.waiting', {
    checks: 4,
    isAnswered: false,
    message: checkMessage({ kind: 'unexpected' }),
  }),
);
export const UnverifiedOffline = meta.story(
  at('unverified.waiting', {
    checks: 4,
    isAnswered: false,
    message: checkMessage({ kind: 'offline' }),
  }),
);
export const UnverifiedTimeout = meta.story(
  at('unverified.waiting', {
    checks: 4,
    isAnswered: false,
    message: checkMessage({ kind: 'timeout' }),
  }),
);
/** Another device, or a cleared one: nothing is known but the transaction. */
export const CheckingUnknownRide = meta.story(at('checking', { pending: null }));
export const LongNames = meta.story(
  at('waiting', { pending: { ...pendingRide, draft: draftWith({ own: 2 }, longNamed) } }),
);

/** The verdict leads on: the booking can be opened before the three seconds are over. */
export const OpensTheBooking = meta.story({
  ...at('paid.redirecting', paid),
  play: async ({ canvas, userEvent }) => {
    const view = await canvas.findByRole('button', { name: 'View booking' });
    await userEvent.click(view);
    await expect(canvas.getByRole('button', { name: 'View booking' })).toBeDisabled();
  },
});
