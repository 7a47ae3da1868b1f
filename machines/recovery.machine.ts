import { assign, setup } from 'xstate';
import { type Booking, confirmedBooking, type PendingBooking } from './domain/booking.ts';
import type { JournalMark } from './domain/journal.ts';
import { type PaymentAnswer, verdict } from './domain/payment.ts';
import { known } from './known.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** What the recovery of payments knows: those still to be asked about, and the booking it found. */
export interface RecoveryContext {
  queue: readonly PendingBooking[];
  booking: Booking | null;
}

/** What reaches the recovery: the visitor is back on the tab, or uses the banner. */
export type RecoveryEvent =
  | { type: 'page.returned' }
  | { type: 'banner.dismissed' }
  | { type: 'booking.opened' };

/** Decides, quietly and on every page, whether a payment that never came back has become a booking. */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
  },
  actors: {
    findUnresolved: unprovidedActor<readonly PendingBooking[], undefined>('findUnresolved'),
    fetchStatus: unprovidedActor<PaymentAnswer, { transactionId: string }>('fetchStatus'),
    storeConfirmed: unprovidedActor<boolean, { booking: Booking }>('storeConfirmed'),
  },
  actions: {
    noteCheck: unprovidedAction<{ transactionId: string }>('noteCheck'),
    clearPending: unprovidedAction<{ transactionId: string }>('clearPending'),
    markJournal: unprovidedAction<JournalMark>('markJournal'),
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  guards: {
    hasUnresolved: ({ context }) => context.queue.length > 0,
    isPaid: (_, answer: PaymentAnswer) => verdict(answer).kind === 'paid',
    isDeclined: (_, answer: PaymentAnswer) => verdict(answer).kind === 'failed',
    isKept: (_, kept: boolean) => kept,
  },
}).createMachine({
  id: 'recovery',
  context: { queue: [], booking: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'findUnresolved',
        src: 'findUnresolved',
        onDone: { target: 'choosing', actions: assign({ queue: ({ event }) => event.output }) },
        onError: 'resting',
      },
    },
    choosing: {
      always: [{ guard: 'hasUnresolved', target: 'checking' }, { target: 'resting' }],
    },
    checking: {
      entry: {
        type: 'noteCheck',
        params: ({ context }) => ({ transactionId: known(context.queue[0]).transactionId }),
      },
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        input: ({ context }) => ({ transactionId: known(context.queue[0]).transactionId }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'recording',
            actions: assign({
              booking: ({ context, event }) => {
                const pending = known(context.queue[0]);
                return confirmedBooking({
                  transactionId: pending.transactionId,
                  pending,
                  answer: event.output,
                  now: pending.initiatedAt,
                });
              },
            }),
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              {
                type: 'markJournal',
                params: ({ context }) => ({
                  transactionId: known(context.queue[0]).transactionId,
                  state: 'failed',
                  booking: null,
                }),
              },
              'dropFirst',
            ],
          },
          { target: 'choosing', actions: 'dropFirst' },
        ],
        onError: { target: 'choosing', actions: 'dropFirst' },
      },
    },
    recording: {
      invoke: {
        id: 'storeConfirmed',
        src: 'storeConfirmed',
        input: ({ context }) => ({ booking: known(context.booking) }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'found',
            actions: [
              {
                type: 'clearPending',
                params: ({ context }) => ({ transactionId: known(context.queue[0]).transactionId }),
              },
              {
                type: 'markJournal',
                params: ({ context }) => ({
                  transactionId: known(context.queue[0]).transactionId,
                  state: 'paid',
                  booking: context.booking,
                }),
              },
            ],
          },
          { target: 'found' },
        ],
        onError: 'found',
      },
    },
    found: {
      entry: 'dropFirst',
      on: {
        'booking.opened': {
          target: 'choosing',
          actions: {
            type: 'openBooking',
            params: ({ context }) => ({ booking: known(context.booking) }),
          },
        },
        'banner.dismissed': 'choosing',
      },
    },
    resting: {
      on: { 'page.returned': 'reading' },
    },
  },
});
