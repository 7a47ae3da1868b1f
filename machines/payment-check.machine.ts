import { assign, setup } from 'xstate';
import { verificationFailed } from '#texts/booking-status.ts';
import { assertDefined } from './assert-defined.ts';
import { checkMessage } from './domain/answer/failure.ts';
import {
  type Booking,
  confirmedBooking,
  type PendingBooking,
  pendingOfTransaction,
} from './domain/booking/booking.ts';
import {
  isOfAnother,
  type OffWords,
  offWords,
  type PaymentAnswer,
  verdict,
} from './domain/payment/payment.ts';
import {
  bookingIn,
  leavesRideFree,
  opensAgain,
  type PaymentOutcome,
} from './domain/payment/payment-outcome.ts';
import {
  pendingBookingOf,
  type Settlement,
  type StartedPayment,
  withoutGuest,
  withoutPerson,
} from './domain/payment/payment-records.ts';
import { failureOf } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/** The payment to check. */
export interface PaymentCheckInput {
  readonly transactionId: string;
  /** The device's own pending booking; one of another transaction is ignored. */
  readonly pending: PendingBooking | null;
  /** The booking, where the device recorded the payment as paid before. */
  readonly recorded?: Booking | null | undefined;
  /** The time that the booking gets when the payment is paid, epoch ms. */
  readonly bookedAt: number;
  /** The generation of this device's memory in which the check began, for a payment that the device does not store. */
  readonly generation?: string | undefined;
  /** True when the rider had everything forgotten since; then an answer no longer stores the person. */
  readonly isForgotten?: boolean;
}

interface PaymentCheckContext extends PaymentCheckInput {
  readonly outcome: PaymentOutcome | null;
  /** The words of the answer that call off a booking that was paid before; null for none. */
  readonly offWords: OffWords | null;
}

/** Returns the booking of a chart whose payment was paid, for its actions. Throws in any other state. */
export const paidBookingOf = ({ context }: { context: Pick<PaymentCheckContext, 'outcome'> }) => ({
  booking: assertDefined(bookingIn(context), 'booking'),
});

/** Returns the input to check a payment that this device started; its booking is dated by the start of the payment. */
export function checkOf(payment: StartedPayment): PaymentCheckInput {
  const { transactionId, initiatedAt, generation } = payment;
  return { transactionId, pending: pendingBookingOf(payment), bookedAt: initiatedAt, generation };
}

/** Returns an outcome without the person of its booking. */
export function outcomeWithoutPerson(outcome: PaymentOutcome): PaymentOutcome {
  return 'booking' in outcome ? { ...outcome, booking: withoutPerson(outcome.booking) } : outcome;
}

/** Returns the payment in a page's context without its person. */
export function paymentWithoutPerson<
  Held extends Pick<PaymentCheckContext, 'pending' | 'recorded' | 'outcome'>,
>({ pending, recorded, outcome }: Held) {
  return {
    isForgotten: true,
    pending: pending && withoutGuest(pending),
    recorded: recorded && withoutPerson(recorded),
    outcome: outcome && outcomeWithoutPerson(outcome),
  };
}

/** Returns the outcome of a check without a readable answer; it decides nothing. */
export function unreachableOutcome(error: unknown): PaymentOutcome {
  return { kind: 'open', message: checkMessage(failureOf(error)), cause: 'unreachable' };
}

/**
 * Returns the outcome of a failed answer about a payment that this device recorded as paid: the payment stays paid, and the
 * answer's words stand on the booking (rule: A later failure of a paid booking).
 */
export function outcomeOnRecord(
  { message }: PaymentOutcome,
  recorded: Booking,
  words: OffWords | null = null,
): PaymentOutcome {
  const isStillOff = words !== null || recorded.isCalledOff === true;
  return { kind: 'open', message, cause: isStillOff ? 'moneyIn' : 'recordedAsPaid' };
}

/** Returns the outcome of an answer, and its words against a booking that was paid before. */
function decisionOf(
  check: PaymentCheckInput,
  answer: PaymentAnswer,
): Pick<PaymentCheckContext, 'outcome' | 'offWords'> {
  // An answer about another payment says nothing of this one.
  if (isOfAnother(answer, check.transactionId)) {
    const outcome = { kind: 'open', message: verificationFailed, cause: 'unclear' } as const;
    return { outcome, offWords: null };
  }
  const decided = verdict(answer);
  const words = offWords(answer);
  switch (decided.kind) {
    case 'paid':
    case 'partlyRefunded': {
      const outcome = { ...decided, booking: confirmedBooking({ ...check, answer }) };
      return {
        outcome: check.isForgotten ? outcomeWithoutPerson(outcome) : outcome,
        offWords: null,
      };
    }
    case 'declined': {
      if (check.recorded == null) return { outcome: decided, offWords: words };
      return { outcome: outcomeOnRecord(decided, check.recorded, words), offWords: words };
    }
    case 'refunded':
    case 'open':
      return { outcome: decided, offWords: words };
  }
}

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
    input: {} as PaymentCheckInput,
    output: {} as PaymentOutcome,
  },
  actors: {
    fetchStatus: unprovidedActor<PaymentAnswer, { transactionId: string }>('fetchStatus'),
    storePaid: unprovidedActor<boolean, { booking: Booking }>('storePaid'),
    watchPage: unprovidedListener('watchPage'),
  },
  actions: {
    markChecked: unprovidedAction<{ transactionId: string }>('markChecked'),
    clearPending: unprovidedAction<{ transactionId: string }>('clearPending'),
    settlePayment: unprovidedAction<Settlement>('settlePayment'),
    rememberPayment: unprovidedAction<{ booking: Booking }>('rememberPayment'),
    dropPerson: assign(({ context }) => paymentWithoutPerson(context)),
    decide: assign(({ context }, answer: PaymentAnswer) => decisionOf(context, answer)),
    setUnreachable: assign((_, { error }: { error: unknown }) => ({
      outcome: unreachableOutcome(error),
    })),
  },
  guards: {
    isOfBefore,
    isPaid: ({ context }) => bookingIn(context) !== null,
    // After a refund no money is left: like a decline, it blocks no new payment.
    isSettled: ({ context }) => context.outcome !== null && leavesRideFree(context.outcome),
    isNoted: ({ context: { offWords: words, outcome } }) =>
      words !== null || (outcome !== null && opensAgain(outcome)),
    isStored: (_, isStored: boolean) => isStored,
  },
}).createMachine({
  id: 'payment-check',
  context: ({ input }) => ({
    ...input,
    pending: pendingOfTransaction(input.pending, input.transactionId),
    outcome: null,
    offWords: null,
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
        { guard: 'isNoted', target: 'noted' },
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
          // The device kept nothing: the payment stays pending, to be found paid again.
          { target: 'paid' },
        ],
        onError: 'paid',
      },
    },
    paid: { type: 'final', entry: { type: 'rememberPayment', params: paidBookingOf } },
    declined: {
      type: 'final',
      entry: {
        type: 'settlePayment',
        params: ({ context: { transactionId, outcome, offWords: words } }) => ({
          transactionId,
          state: outcome?.kind === 'refunded' ? 'refunded' : 'declined',
          booking: null,
          offWords: words,
        }),
      },
    },
    // The payment stays open, or opens again after a decline; a booking of it that was paid before is called off.
    noted: {
      type: 'final',
      entry: {
        type: 'settlePayment',
        params: ({ context: { transactionId, outcome, offWords: words } }) => ({
          transactionId,
          state: outcome !== null && opensAgain(outcome) ? 'openAgain' : 'open',
          booking: null,
          offWords: words,
        }),
      },
    },
    open: { type: 'final' },
  },
});
