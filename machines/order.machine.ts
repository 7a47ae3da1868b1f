import { assign, forwardTo, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  initiationAlert,
  mayHaveOrder,
  UNEXPECTED_BOOKING_ERROR,
} from './domain/answer/failure.ts';
import type { PendingBooking } from './domain/booking/booking.ts';
import {
  type Order,
  type OrderOutcome,
  orderOf,
  type TimedNewOrder,
} from './domain/booking/order.ts';
import type { ItemKey, PreviousPaymentQuery } from './domain/payment/payment-records.ts';
import type { PreviousPaymentResult } from './domain/payment/previous-payment.ts';
import { EMPTY_GUEST } from './domain/person/guest.ts';
import { UNKNOWN_PERSON } from './domain/person/person.ts';
import { carriedFailure } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { previousPaymentMachine } from './previous-payment.machine.ts';
import { isPricedLongAgo, type PricedContext } from './priced-long-ago.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/** The input of placing an order. */
export interface OrderInput extends Order, PricedContext {
  /** The query for what blocks the order. */
  readonly query: PreviousPaymentQuery;
  /** The generation of this device's memory that the order belongs to (rule: Forgetting). */
  readonly generation?: string | undefined;
}

interface OrderContext extends OrderInput {
  readonly outcome: OrderOutcome | null;
}

/** The events of an order: those of its page, and the answer of the browser about its lock. */
export type OrderEvent =
  | ForgottenEvent
  | { type: 'page.restored' }
  | { type: 'lock.granted' }
  | { type: 'lock.refused' };

const itemOf = ({ context }: { context: OrderContext }) => context.query.item;
const attemptOf = (at: { context: OrderContext }) => ({ item: itemOf(at) });

const pendingOf = ({ context: { outcome } }: { context: OrderContext }) => ({
  pending: assertDefined(
    outcome !== null && 'pending' in outcome ? outcome.pending : null,
    'pending booking',
  ),
});

const dropPerson = {
  type: 'dropPerson',
  params: ({ event }: { event: ForgottenEvent }) => event,
} as const;

const previousIn = ({ event }: { event: { output: PreviousPaymentResult } }) => event.output;

const setBlocked = {
  type: 'setOutcome',
  params: (at: { event: { output: PreviousPaymentResult } }) =>
    ({ kind: 'blocked', previous: previousIn(at) }) as const,
} as const;

/** The way back to the form. */
const toInterrupted = {
  target: 'interrupted',
  actions: { type: 'setOutcome', params: { kind: 'interrupted' } },
} as const;

const errorIn = ({ event }: { event: { error: unknown } }) => event;

/** The alert for a request that failed. After a fault of our own, too, the order may exist. */
function alertOf(error: unknown) {
  const failure = carriedFailure(error);
  return failure === null ? UNEXPECTED_BOOKING_ERROR : initiationAlert(failure);
}

/**
 * Decides whether the order of a rider who has confirmed is placed. It looks on this device for what blocks the order,
 * sends it, and records the answer. Meanwhile it holds the lock of its item, so that no other tab starts a payment.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    output: {} as OrderOutcome,
    children: {} as { previousPayment: 'previousPayment' },
  },
  actors: {
    bookAsGuest: unprovidedActor<
      TimedNewOrder,
      Pick<OrderInput, 'payload' | 'draft' | 'generation'>
    >('bookAsGuest'),
    holdLock: unprovidedListener<ItemKey>('holdLock'),
    previousPayment: previousPaymentMachine,
  },
  actions: {
    retractAttempt: unprovidedAction<{ item: ItemKey }>('retractAttempt'),
    storeUnanswered: unprovidedAction<{ item: ItemKey }>('storeUnanswered'),
    clearUnanswered: unprovidedAction<{ item: ItemKey }>('clearUnanswered'),
    withdrawUnanswered: unprovidedAction<{ item: ItemKey }>('withdrawUnanswered'),
    storePending: unprovidedAction<{ pending: PendingBooking }>('storePending'),
    storeUnpayable: unprovidedAction<{ pending: PendingBooking }>('storeUnpayable'),
    forwardLock: forwardTo('previousPayment'),
    setOutcome: assign((_, outcome: OrderOutcome) => ({ outcome })),
    setOrder: assign(({ context }, answer: TimedNewOrder) => ({
      outcome: orderOf(answer, context),
    })),
    setRefused: assign((_, { error }: { error: unknown }) => ({
      outcome: { kind: 'refused' as const, alert: alertOf(error) },
    })),
    setUnanswered: assign((_, { error }: { error: unknown }) => ({
      outcome: { kind: 'unanswered' as const, alert: alertOf(error) },
    })),
    // The order is not over because its rider is forgotten: it stays, without the person.
    dropPerson: assign(({ context: { payload } }, { generation }: ForgottenEvent) => ({
      generation,
      guest: EMPTY_GUEST,
      payload: { ...payload, user: UNKNOWN_PERSON },
    })),
  },
  guards: {
    isOfBefore,
    isPricedLongAgo,
    isClear: (_, previous: PreviousPaymentResult) => previous.state === 'none',
    leavesOrder: (_, { error }: { error: unknown }) => {
      const failure = carriedFailure(error);
      return failure === null || mayHaveOrder(failure);
    },
    isPayable: ({ context }) => context.outcome?.kind === 'placed',
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, outcome: null }),
  output: ({ context }) => assertDefined(context.outcome, 'outcome'),
  // A lock that breaks counts as one that stays silent.
  invoke: { id: 'holdLock', src: 'holdLock', input: itemOf, onError: {} },
  exit: { type: 'retractAttempt', params: attemptOf },
  initial: 'looking',
  states: {
    looking: {
      on: {
        'lock.granted': { actions: 'forwardLock' },
        'lock.refused': { actions: 'forwardLock' },
        'page.restored': toInterrupted,
        'page.forgotten': { guard: 'isOfBefore', ...toInterrupted },
      },
      invoke: {
        id: 'previousPayment',
        src: 'previousPayment',
        input: ({ context }) => context.query,
        onDone: [
          { guard: { type: 'isClear', params: previousIn }, target: 'clear' },
          { target: 'blocked', actions: setBlocked },
        ],
        onError: {
          target: 'blocked',
          actions: {
            type: 'setOutcome',
            params: { kind: 'blocked', previous: { state: 'failed' } },
          },
        },
      },
    },
    clear: {
      always: [
        // After a long sleep of the page the old price is not sold.
        {
          guard: 'isPricedLongAgo',
          target: 'outdated',
          actions: { type: 'setOutcome', params: { kind: 'outdated' } },
        },
        { target: 'posting' },
      ],
    },
    posting: {
      // The note lasts until the answer is known: reloaded, or on another page, the rider is asked first.
      entry: { type: 'storeUnanswered', params: attemptOf },
      on: {
        // The request ended with the page that was left; its answer is lost.
        'page.restored': {
          target: 'unanswered',
          actions: {
            type: 'setOutcome',
            params: { kind: 'unanswered', alert: initiationAlert({ kind: 'network' }) },
          },
        },
        // The order may exist by now: its answer is waited for, and its note, which was forgotten too, is stored again.
        'page.forgotten': {
          guard: 'isOfBefore',
          actions: [dropPerson, { type: 'storeUnanswered', params: attemptOf }],
        },
      },
      invoke: {
        id: 'bookAsGuest',
        src: 'bookAsGuest',
        input: ({ context: { payload, draft, generation } }) => ({ payload, draft, generation }),
        onDone: {
          target: 'ordered',
          actions: { type: 'setOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'leavesOrder', params: errorIn },
            target: 'unanswered',
            actions: { type: 'setUnanswered', params: errorIn },
          },
          { target: 'refused', actions: { type: 'setRefused', params: errorIn } },
        ],
      },
    },
    ordered: { always: [{ guard: 'isPayable', target: 'placed' }, { target: 'unpayable' }] },
    // Recorded before the lock is released: the next press, here or in another tab, must find it.
    placed: {
      type: 'final',
      entry: [
        { type: 'storePending', params: pendingOf },
        { type: 'clearUnanswered', params: attemptOf },
      ],
    },
    unpayable: {
      type: 'final',
      entry: [
        { type: 'storeUnpayable', params: pendingOf },
        { type: 'clearUnanswered', params: attemptOf },
      ],
    },
    refused: { type: 'final', entry: { type: 'withdrawUnanswered', params: attemptOf } },
    // Noted once more, since the rider may have had everything forgotten meanwhile.
    unanswered: { type: 'final', entry: { type: 'storeUnanswered', params: attemptOf } },
    blocked: { type: 'final' },
    outdated: { type: 'final' },
    interrupted: { type: 'final' },
  },
});
