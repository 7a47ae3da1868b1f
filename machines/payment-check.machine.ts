import { assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import { type Booking, pendingOfTransaction } from './domain/booking/booking.ts';
import { bookingOfOutcome } from './domain/payment/outcome-booking.ts';
import type { CalledOffStatuses } from './domain/payment/payment.ts';
import {
  leavesRideFree,
  type PaymentOutcome,
  type PaymentToCheck,
  paymentDecision,
  paymentWithoutPerson,
  reopensDeclined,
  settlementState,
  type TimedPaymentAnswer,
  unreachableOutcome,
} from './domain/payment/payment-outcome.ts';
import type { Settlement } from './domain/payment/payment-records.ts';
import { failureOf } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

interface PaymentCheckContext extends PaymentToCheck {
  readonly outcome: PaymentOutcome | null;
  /** The words of the answer that call off a booking that was paid before; null for none. */
  readonly calledOffStatuses: CalledOffStatuses | null;
}

/** Returns the booking of a chart whose payment was paid, for its actions. Throws in any other state. */
export const paidBookingOf = ({ context }: { context: Pick<PaymentCheckContext, 'outcome'> }) => ({
  booking: assertDefined(bookingOfOutcome(context), 'booking'),
});

const settlementOf = ({ context }: { context: PaymentCheckContext }): Settlement => ({
  transactionId: context.transactionId,
  state: settlementState(assertDefined(context.outcome, 'outcome')),
  calledOffStatuses: context.calledOffStatuses,
});

const transactionOf = ({ context }: { context: PaymentCheckContext }) => ({
  transactionId: context.transactionId,
});

/**
 * Decides the meaning of the platform's answer about one transaction, once, and records it: the only chart that
 * settles money. A paid booking is stored, settled and read back before its pending one is removed; an open answer
 * settles nothing, but its words may call off what was paid before. Booking, payment and recovery invoke it and
 * decide what the visitor sees.
 */
export const paymentCheckMachine = setup({
  types: {
    context: {} as PaymentCheckContext,
    events: {} as ForgottenEvent,
    input: {} as PaymentToCheck,
    output: {} as PaymentOutcome,
  },
  actors: {
    fetchStatus: unprovidedActor<TimedPaymentAnswer, { transactionId: string }>('fetchStatus'),
    storePaid: unprovidedActor<boolean, { booking: Booking }>('storePaid'),
    watchPage: unprovidedListener('watchPage'),
  },
  actions: {
    markChecked: unprovidedAction<{ transactionId: string }>('markChecked'),
    clearPending: unprovidedAction<{ transactionId: string }>('clearPending'),
    settlePayment: unprovidedAction<Settlement>('settlePayment'),
    rememberPayment: unprovidedAction<{ booking: Booking }>('rememberPayment'),
    dropPerson: assign(({ context }) => paymentWithoutPerson(context)),
    decide: assign(({ context }, answer: TimedPaymentAnswer) => paymentDecision(context, answer)),
    setUnreachable: assign((_, { error }: { error: unknown }) => ({
      outcome: unreachableOutcome(failureOf(error)),
    })),
  },
  guards: {
    isOfBefore,
    isPaid: ({ context }) => bookingOfOutcome(context) !== null,
    // After a refund no money is left: like a decline, it blocks no new payment.
    isSettled: ({ context }) => context.outcome !== null && leavesRideFree(context.outcome),
    // An open answer settles nothing, but it may call a paid booking off or open a declined payment again.
    changesRecord: ({ context: { calledOffStatuses, outcome } }) =>
      calledOffStatuses !== null || (outcome !== null && reopensDeclined(outcome)),
    isStored: (_, isStored: boolean) => isStored,
  },
}).createMachine({
  id: 'payment-check',
  context: ({ input }) => ({
    ...input,
    pending: pendingOfTransaction(input.pending, input.transactionId),
    outcome: null,
    calledOffStatuses: null,
  }),
  output: ({ context }) => assertDefined(context.outcome, 'outcome'),
  invoke: { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
  on: { 'page.forgotten': { guard: 'isOfBefore', actions: 'dropPerson' } },
  initial: 'asking',
  states: {
    asking: {
      entry: { type: 'markChecked', params: transactionOf },
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        input: transactionOf,
        onDone: {
          target: 'deciding',
          actions: { type: 'decide', params: ({ event }) => event.output },
        },
        onError: {
          target: 'open',
          actions: { type: 'setUnreachable', params: ({ event }) => event },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isPaid', target: 'storing' },
        { guard: 'isSettled', target: 'declined' },
        { guard: 'changesRecord', target: 'noted' },
        { target: 'open' },
      ],
    },
    storing: {
      invoke: {
        id: 'storePaid',
        src: 'storePaid',
        input: paidBookingOf,
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'clearPending', params: transactionOf },
          },
          // The device stored nothing: the payment stays pending, and a later check settles it.
          { target: 'paid' },
        ],
        onError: 'paid',
      },
    },
    paid: { type: 'final', entry: { type: 'rememberPayment', params: paidBookingOf } },
    declined: { type: 'final', entry: { type: 'settlePayment', params: settlementOf } },
    // The payment stays open, or opens again after a decline; a booking of it that was paid before is called off.
    noted: { type: 'final', entry: { type: 'settlePayment', params: settlementOf } },
    open: { type: 'final' },
  },
});
