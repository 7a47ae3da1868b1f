import { assign, setup } from 'xstate';
import { type Booking, confirmedBooking, type PendingBooking } from './domain/booking.ts';
import { checkMessage } from './domain/failure.ts';
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

/** What the result page knows. `checks` counts the status calls of this page load. */
export interface PaymentContext extends PaymentInput {
  checks: number;
  message: string;
  booking: Booking | null;
}

/** What a visitor of the result page can do. */
export type PaymentEvent =
  | { type: 'refresh.requested' }
  | { type: 'again.requested' }
  | { type: 'ticket.opened' };

/** The first status call and its three retries. */
const MOST_CHECKS = 4;

/** Decides on the return from the payment page whether the ride is paid, declined or not yet known. */
export const paymentMachine = setup({
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
    hear: assign((_, answer: PaymentAnswer) => ({ message: verdict(answer).message })),
    hearFailure: assign((_, { error }: { error: unknown }) => ({
      message: checkMessage(failureOf(error)),
    })),
  },
  guards: {
    isCancelled: ({ context }) => context.urlVerdict === 'cancelled',
    isIdentified: ({ context }) => context.transactionId !== null,
    isPaid: (_, answer: PaymentAnswer) => verdict(answer).kind === 'paid',
    isDeclined: (_, answer: PaymentAnswer) => verdict(answer).kind === 'failed',
    hasChecksLeft: ({ context }) => context.checks < MOST_CHECKS,
    isKept: (_, kept: boolean) => kept,
  },
  delays: { retryDelay: 2_000, redirectDelay: 3_000 },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    pending: input.pending?.transactionId === input.transactionId ? input.pending : null,
    checks: 0,
    message: '',
    booking: null,
  }),
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
      tags: 'busy',
      entry: assign({ checks: ({ context }) => context.checks + 1 }),
      on: { 'refresh.requested': { actions: 'reloadPage' } },
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        input: ({ context }) => ({ transactionId: known(context.transactionId) }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: [
              { type: 'hear', params: ({ event }) => event.output },
              assign({
                booking: ({ context, event }) =>
                  confirmedBooking({
                    transactionId: known(context.transactionId),
                    pending: context.pending,
                    answer: event.output,
                    now: context.now,
                  }),
              }),
            ],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'declined',
            actions: { type: 'hear', params: ({ event }) => event.output },
          },
          {
            guard: 'hasChecksLeft',
            target: 'waiting',
          },
          {
            target: 'unverified',
            actions: { type: 'hear', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'hasChecksLeft', target: 'waiting' },
          {
            target: 'unverified',
            actions: { type: 'hearFailure', params: ({ event }) => event },
          },
        ],
      },
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
      entry: {
        type: 'markJournal',
        params: ({ context }) => ({
          transactionId: known(context.transactionId),
          state: 'failed',
          booking: null,
        }),
      },
      on: {
        'again.requested': {
          actions: {
            type: 'checkAgain',
            params: ({ context }) => ({ transactionId: known(context.transactionId) }),
          },
        },
      },
    },
    cancelled: {
      on: {
        'again.requested': {
          guard: 'isIdentified',
          actions: {
            type: 'checkAgain',
            params: ({ context }) => ({ transactionId: known(context.transactionId) }),
          },
        },
      },
    },
    unverified: {
      on: { 'refresh.requested': { actions: 'reloadPage' } },
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
