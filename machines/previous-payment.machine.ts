import { assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import type {
  ItemKey,
  PreviousPayment,
  PreviousPaymentQuery,
} from './domain/payment/payment-records.ts';
import type { PreviousPaymentResult } from './domain/payment/previous-payment.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

interface PreviousPaymentContext {
  readonly query: PreviousPaymentQuery;
  readonly answer: PreviousPaymentResult | null;
}

/** The way on with what the device answers. */
const toAnswered = {
  target: 'answered',
  actions: {
    type: 'setAnswer',
    params: ({ event }: { event: { output: PreviousPayment | null } }): PreviousPaymentResult =>
      event.output ?? { state: 'none' },
  },
} as const;

/** The way on from a device that could not be read. */
const toFailed = {
  target: 'answered',
  actions: { type: 'setAnswer', params: { state: 'failed' } },
} as const;

const announceAttempt = {
  type: 'announceAttempt',
  params: ({ context }: { context: PreviousPaymentContext }) => ({ item: context.query.item }),
} as const;

/**
 * Decides whether a payment on this device, or an attempt of another tab, blocks a new payment for an item. It waits
 * until its parent knows whether the lock was granted. Without the lock, and after the attempt of another tab, it waits until each tab can
 * read what the other wrote.
 */
export const previousPaymentMachine = setup({
  types: {
    context: {} as PreviousPaymentContext,
    events: {} as { type: 'lock.granted' } | { type: 'lock.refused' },
    input: {} as PreviousPaymentQuery,
    output: {} as PreviousPaymentResult,
  },
  actors: {
    findPrevious: unprovidedActor<PreviousPayment | null, PreviousPaymentQuery>('findPrevious'),
  },
  actions: {
    announceAttempt: unprovidedAction<{ item: ItemKey }>('announceAttempt'),
    setAnswer: assign((_, answer: PreviousPaymentResult) => ({ answer })),
  },
  guards: {
    isStartedElsewhere: (_, previous: PreviousPayment | null) => previous?.state === 'elsewhere',
  },
  delays: {
    /** The longest wait for a lock, in ms: a frozen tab may hold it for ever. */
    lockDelay: 5_000,
    /** The longest time until this tab can read what another tab wrote, in ms. */
    announceDelay: 500,
  },
}).createMachine({
  id: 'previous-payment',
  context: ({ input }) => ({ query: input, answer: null }),
  output: ({ context }) => assertDefined(context.answer, 'answer'),
  initial: 'queueing',
  states: {
    queueing: {
      on: { 'lock.granted': 'looking', 'lock.refused': 'announcing' },
      after: { lockDelay: 'announcing' },
    },
    looking: {
      entry: announceAttempt,
      invoke: {
        id: 'findPrevious',
        src: 'findPrevious',
        input: ({ context }) => ({ ...context.query, isImmediate: true }),
        onDone: [
          {
            guard: { type: 'isStartedElsewhere', params: ({ event }) => event.output },
            target: 'listening',
          },
          toAnswered,
        ],
        onError: toFailed,
      },
    },
    // Without a lock, other tabs must be able to read this tab's attempt before this tab looks for theirs.
    announcing: { entry: announceAttempt, after: { announceDelay: 'lookingAgain' } },
    // The other tab may have ended its attempt, or its answer may still be on its way.
    listening: { after: { announceDelay: 'lookingAgain' } },
    lookingAgain: {
      invoke: {
        id: 'findPreviousAgain',
        src: 'findPrevious',
        input: ({ context }) => ({ ...context.query, isImmediate: false }),
        onDone: toAnswered,
        onError: toFailed,
      },
    },
    answered: { type: 'final' },
  },
});
