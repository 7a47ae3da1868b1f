import { assign, setup } from 'xstate';
import {
  type Booking,
  type BookingDraft,
  confirmedBooking,
  type PendingBooking,
} from './domain/booking.ts';
import { checkMessage } from './domain/failure.ts';
import type { Guest } from './domain/guest.ts';
import type { JournalMark } from './domain/journal.ts';
import {
  MISSING_TRANSACTION,
  PAYMENT_CANCELED,
  type PaymentAnswer,
  type UrlVerdict,
  verdict,
} from './domain/payment.ts';
import { failureOf } from './failure-of.ts';
import { known } from './known.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** What the result page finds in its address and on this device when it opens; `now` in epoch ms. */
export interface PaymentInput {
  urlVerdict: UrlVerdict;
  transactionId: string | null;
  pending: PendingBooking | null;
  now: number;
}

/** What the result page knows. */
export interface PaymentContext extends PaymentInput {
  /** The status calls of the verification. */
  checks: number;
  /** The status calls after it, while the payment is not confirmed yet. */
  laterChecks: number;
  message: string;
  /** Whether the server gave an answer when it was asked last. */
  isAnswered: boolean;
  /** Whether the visitor looks at something else. */
  isHidden: boolean;
  booking: Booking | null;
}

/** What a visitor of the result page can do. */
export type PaymentEvent =
  | { type: 'refresh.requested' }
  | { type: 'again.requested' }
  | { type: 'retry.requested' }
  | { type: 'ticket.opened' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' };

/** The first status call and its three retries. */
const MOST_CHECKS = 4;
/** How often a payment that is not confirmed yet is looked up once more: after 15, 30, 60 and 120 s. */
const MOST_LATER_CHECKS = 4;
const FIRST_LATER_DELAY = 15_000;

const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchStatus: unprovidedActor<PaymentAnswer, { transactionId: string }>('fetchStatus'),
    storeConfirmed: unprovidedActor<boolean, { booking: Booking }>('storeConfirmed'),
  },
  actions: {
    clearPending: unprovidedAction<{ transactionId: string }>('clearPending'),
    markJournal: unprovidedAction<JournalMark>('markJournal'),
    rememberPayment: unprovidedAction<{ booking: Booking }>('rememberPayment'),
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    reloadPage: unprovidedAction('reloadPage'),
    checkAgain: unprovidedAction<{ transactionId: string }>('checkAgain'),
    retryBooking: unprovidedAction<{ draft: BookingDraft; guest: Guest }>('retryBooking'),
    hear: assign((_, answer: PaymentAnswer) => ({
      message: verdict(answer).message,
      isAnswered: true,
    })),
    hearFailure: assign((_, { error }: { error: unknown }) => ({
      message: checkMessage(failureOf(error)),
      isAnswered: false,
    })),
    recordPayment: assign(({ context }, answer: PaymentAnswer) => ({
      booking: confirmedBooking({
        transactionId: known(context.transactionId),
        pending: context.pending,
        answer,
        now: context.now,
      }),
    })),
  },
  guards: {
    isCancelled: ({ context }) => context.urlVerdict === 'cancelled',
    isIdentified: ({ context }) => context.transactionId !== null,
    isPaid: (_, answer: PaymentAnswer) => verdict(answer).kind === 'paid',
    isDeclined: (_, answer: PaymentAnswer) => verdict(answer).kind === 'failed',
    hasChecksLeft: ({ context }) => context.checks < MOST_CHECKS,
    hasLaterChecksLeft: ({ context }) => context.laterChecks < MOST_LATER_CHECKS,
    isHidden: ({ context }) => context.isHidden,
    isOurs: ({ context }) => context.pending !== null,
    isKept: (_, kept: boolean) => kept,
  },
  delays: {
    retryDelay: 2_000,
    redirectDelay: 3_000,
    laterCheckDelay: ({ context }) => FIRST_LATER_DELAY * 2 ** context.laterChecks,
  },
});

/** Asks the server; without a verdict the visitor waits for the next time, or rests after the last. */
function asking(
  id: string,
  undecided: { hasMore: 'hasChecksLeft' | 'hasLaterChecksLeft'; next: string; rest: string },
) {
  return payment.createStateConfig({
    invoke: {
      id,
      src: 'fetchStatus',
      input: ({ context }) => ({ transactionId: known(context.transactionId) }),
      onDone: [
        {
          guard: { type: 'isPaid', params: ({ event }) => event.output },
          target: '#payment.paid',
          actions: [
            { type: 'hear', params: ({ event }) => event.output },
            { type: 'recordPayment', params: ({ event }) => event.output },
          ],
        },
        {
          guard: { type: 'isDeclined', params: ({ event }) => event.output },
          target: '#payment.declined',
          actions: { type: 'hear', params: ({ event }) => event.output },
        },
        {
          guard: undecided.hasMore,
          target: undecided.next,
          actions: { type: 'hear', params: ({ event }) => event.output },
        },
        {
          target: undecided.rest,
          actions: { type: 'hear', params: ({ event }) => event.output },
        },
      ],
      onError: [
        {
          guard: undecided.hasMore,
          target: undecided.next,
          actions: { type: 'hearFailure', params: ({ event }) => event },
        },
        {
          target: undecided.rest,
          actions: { type: 'hearFailure', params: ({ event }) => event },
        },
      ],
    },
  });
}

/** What a visitor can do about a payment that failed: look once more, or pay again. */
const failed = payment.createStateConfig({
  on: {
    'again.requested': {
      guard: 'isIdentified',
      actions: {
        type: 'checkAgain',
        params: ({ context }) => ({ transactionId: known(context.transactionId) }),
      },
    },
    'retry.requested': {
      guard: 'isOurs',
      actions: { type: 'retryBooking', params: ({ context }) => known(context.pending) },
    },
  },
});

/** Decides on the return from the payment page whether the ride is paid, declined or not yet known. */
export const paymentMachine = payment.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    pending: input.pending?.transactionId === input.transactionId ? input.pending : null,
    checks: 0,
    laterChecks: 0,
    message: '',
    isAnswered: false,
    isHidden: false,
    booking: null,
  }),
  on: {
    'page.hidden': { actions: assign({ isHidden: true }) },
    'page.returned': { actions: assign({ isHidden: false }) },
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: 'isCancelled',
          target: 'cancelled',
          actions: assign({ message: PAYMENT_CANCELED }),
        },
        { guard: 'isIdentified', target: 'checking' },
        { target: 'missing', actions: assign({ message: MISSING_TRANSACTION }) },
      ],
    },
    checking: {
      ...asking('fetchStatus', { hasMore: 'hasChecksLeft', next: 'waiting', rest: 'unverified' }),
      tags: 'busy',
      entry: assign({ checks: ({ context }) => context.checks + 1 }),
      on: { 'refresh.requested': { actions: 'reloadPage' } },
    },
    waiting: {
      tags: 'busy',
      on: { 'refresh.requested': { actions: 'reloadPage' } },
      after: { retryDelay: 'checking' },
    },
    paid: {
      initial: 'storing',
      states: {
        storing: {
          invoke: {
            id: 'storeConfirmed',
            src: 'storeConfirmed',
            input: ({ context }) => ({ booking: known(context.booking) }),
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: 'redirecting',
                actions: [
                  {
                    type: 'clearPending',
                    params: ({ context }) => ({ transactionId: known(context.transactionId) }),
                  },
                  {
                    type: 'markJournal',
                    params: ({ context }) => ({
                      transactionId: known(context.transactionId),
                      state: 'paid',
                      booking: context.booking,
                    }),
                  },
                ],
              },
              { target: 'redirecting' },
            ],
            onError: 'redirecting',
          },
        },
        redirecting: {
          entry: {
            type: 'rememberPayment',
            params: ({ context }) => ({ booking: known(context.booking) }),
          },
          on: { 'ticket.opened': '#payment.opened' },
          after: { redirectDelay: '#payment.opened' },
        },
      },
    },
    declined: {
      ...failed,
      entry: {
        type: 'markJournal',
        params: ({ context }) => ({
          transactionId: known(context.transactionId),
          state: 'failed',
          booking: null,
        }),
      },
    },
    cancelled: failed,
    unverified: {
      on: { 'refresh.requested': { actions: 'reloadPage' } },
      initial: 'waiting',
      states: {
        waiting: {
          after: {
            laterCheckDelay: [{ guard: 'isHidden', target: 'paused' }, { target: 'checking' }],
          },
        },
        paused: {
          on: { 'page.returned': { target: 'checking', actions: assign({ isHidden: false }) } },
        },
        checking: {
          ...asking('checkLater', {
            hasMore: 'hasLaterChecksLeft',
            next: 'waiting',
            rest: 'resting',
          }),
          entry: assign({ laterChecks: ({ context }) => context.laterChecks + 1 }),
        },
        resting: {},
      },
    },
    missing: {},
    opened: {
      type: 'final',
      entry: {
        type: 'openBooking',
        params: ({ context }) => ({ booking: known(context.booking) }),
      },
    },
  },
});
