import { assign, not, setup, stateIn } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  type Booking,
  type PendingBooking,
  pendingOfTransaction,
} from './domain/booking/booking.ts';
import { OPEN_CAUSES, type UrlVerdict } from './domain/payment/payment.ts';
import {
  outcomeOnRecord,
  type PaymentOutcome,
  type PaymentToCheck,
  paymentWithoutPerson,
  unreachableOutcome,
} from './domain/payment/payment-outcome.ts';
import { failureOf } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { paidBookingOf, paymentCheckMachine } from './payment-check.machine.ts';
import { unprovidedAction, unprovidedListener } from './unprovided.ts';

/** The input of the result page, from its address and from this device. */
export interface PaymentInput extends Omit<PaymentToCheck, 'transactionId' | 'recorded'> {
  urlVerdict: UrlVerdict;
  transactionId: string | null;
  /** The booking that this device recorded as paid before, unless its money went back since. */
  recorded: Booking | null;
}

/** The context of the result page. */
export interface PaymentContext extends PaymentInput {
  /** The number of status calls of the verification. */
  checks: number;
  /** The number of status calls after the verification, while the payment is not confirmed yet. */
  laterChecks: number;
  /** The outcome of the last check; null before the first. */
  outcome: PaymentOutcome | null;
}

/** The record of the payment after another tab changed it: the paid booking, null for none. */
interface RecordChangedEvent {
  type: 'record.changed';
  recorded: Booking | null;
}

/** The events of the result page. */
export type PaymentEvent =
  | { type: 'refresh.requested' }
  | { type: 'check.requested' }
  | { type: 'retry.requested' }
  | { type: 'ticket.opened' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' }
  | RecordChangedEvent
  | ForgottenEvent;

/** The number of status calls of the verification: the first and its three retries. */
const CHECK_LIMIT = 4;
/** The number of later checks of a payment that is not confirmed yet: after 15, 30, 60 and 120 s. */
const LATER_CHECK_LIMIT = 4;
const FIRST_LATER_DELAY = 15_000;

/** The state to which each verdict leads; null for one that leaves the payment open. */
const SETTLED_STATES = {
  paid: 'paid',
  partlyRefunded: 'partlyRefunded',
  refunded: 'refunded',
  declined: 'declined',
  open: null,
} as const satisfies { readonly [Kind in PaymentOutcome['kind']]: Exclude<Kind, 'open'> | null };

const SETTLED_KINDS = Object.values(SETTLED_STATES).filter((state) => state !== null);

const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy',
  },
  actors: {
    checkPayment: paymentCheckMachine,
    watchPage: unprovidedListener('watchPage'),
    watchRecord: unprovidedListener<{ transactionId: string | null }>('watchRecord'),
  },
  actions: {
    acknowledgePayment: unprovidedAction<{ booking: Booking }>('acknowledgePayment'),
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    reloadPage: unprovidedAction('reloadPage'),
    checkAgain: unprovidedAction<{ transactionId: string }>('checkAgain'),
    dropPerson: assign(({ context }) => paymentWithoutPerson(context)),
    retryBooking: unprovidedAction<PendingBooking>('retryBooking'),
    decideOnRecord: assign(({ context: { outcome, recorded } }) => ({
      outcome: outcome && recorded && outcomeOnRecord(outcome, recorded),
    })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    countLaterCheck: assign({ laterChecks: ({ context }) => context.laterChecks + 1 }),
    setOutcome: assign((_, outcome: PaymentOutcome) => ({ outcome })),
    setUnreachable: assign((_, { error }: { error: unknown }) => ({
      outcome: unreachableOutcome(failureOf(error)),
    })),
    setRecorded: assign((_, { recorded }: RecordChangedEvent) => ({ recorded })),
  },
  guards: {
    isOfBefore,
    isCancelled: ({ context }) => context.urlVerdict === 'cancelled',
    isIdentified: ({ context }) => context.transactionId !== null,
    isVerdict: ({ context }, kind: PaymentOutcome['kind']) => context.outcome?.kind === kind,
    isDeclinedOnRecord: ({ context: { outcome, recorded } }) =>
      outcome?.kind === 'declined' && recorded !== null,
    saysPaid: (_, { recorded }: RecordChangedEvent) => recorded !== null,
    // A pending or unreachable payment is asked about again; a failure ends the verification at once (rule: Four checks, then four later looks).
    hasEnded: ({ context: { outcome, laterChecks } }) =>
      laterChecks > 0 || (outcome?.kind === 'open' && !OPEN_CAUSES[outcome.cause].isRequestedAgain),
    hasChecksLeft: ({ context }) => context.checks < CHECK_LIMIT,
    hasLaterChecksLeft: ({ context }) => context.laterChecks < LATER_CHECK_LIMIT,
    isSeen: stateIn({ visibility: 'seen' }),
    isRecorded: ({ context }) => context.recorded !== null,
    // What is on record as paid is not paid again from here, unless its money went back.
    canRetry: ({ context: { pending, recorded, outcome } }) =>
      pending !== null && (recorded === null || outcome?.kind === 'refunded'),
  },
  delays: {
    retryDelay: 2_000,
    redirectDelay: 3_000,
    laterCheckDelay: ({ context }) => FIRST_LATER_DELAY * 2 ** context.laterChecks,
  },
});

const checkInput = ({ context }: { context: PaymentContext }) => ({
  transactionId: assertDefined(context.transactionId, 'transaction id'),
  pending: context.pending,
  recorded: context.recorded,
  startedAt: context.startedAt,
  generation: context.generation,
  isForgotten: context.isForgotten,
});

/** Returns the state that checks the payment; an unreadable answer leaves it unverified. */
function checkState(id: string) {
  return payment.createStateConfig({
    invoke: {
      id,
      src: 'checkPayment',
      input: checkInput,
      onDone: {
        target: '#payment.verification.deciding',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      onError: {
        target: '#payment.verification.unverified',
        actions: { type: 'setUnreachable', params: ({ event }) => event },
      },
    },
  });
}

/** Opens the ticket of a payment that this device recorded as paid, whatever the last answer says. */
const openRecorded = {
  'ticket.opened': {
    guard: 'isRecorded',
    actions: {
      type: 'openBooking',
      params: ({ context }: { context: PaymentContext }) => ({
        booking: assertDefined(context.recorded, 'booking'),
      }),
    },
  },
} as const;

/** Reads what another tab has recorded of this payment. */
const setRecorded = {
  type: 'setRecorded',
  params: ({ event }: { event: RecordChangedEvent }) => event,
} as const;

/** The states of a payment whose booking stands: the rider sees it, and its ticket opens. */
const booked = payment.createStateConfig({
  initial: 'unseen',
  states: {
    // In a hidden tab the rider has not seen it: the next visit announces it.
    unseen: { always: { guard: 'isSeen', target: 'acknowledged' } },
    acknowledged: { entry: { type: 'acknowledgePayment', params: paidBookingOf } },
  },
  on: { 'ticket.opened': '#payment.verification.opened' },
  after: { redirectDelay: '#payment.verification.opened' },
});

/** The states of a payment after which the ride can be paid again: the rider checks it once more, or pays again. */
const payableAgain = payment.createStateConfig({
  on: {
    'check.requested': {
      guard: 'isIdentified',
      actions: {
        type: 'checkAgain',
        params: ({ context }) => ({
          transactionId: assertDefined(context.transactionId, 'transaction id'),
        }),
      },
    },
    'retry.requested': {
      guard: 'canRetry',
      actions: {
        type: 'retryBooking',
        params: ({ context }) => assertDefined(context.pending, 'pending booking'),
      },
    },
  },
});

/** Decides on the return from the payment page whether the ride is paid, declined or not yet known. */
export const paymentMachine = payment.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    pending: pendingOfTransaction(input.pending, input.transactionId),
    checks: 0,
    laterChecks: 0,
    outcome: null,
  }),
  invoke: [
    // Where the browser cannot say whether the page is visible, it counts as visible.
    { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
    {
      id: 'watchRecord',
      src: 'watchRecord',
      input: ({ context: { transactionId } }) => ({ transactionId }),
      onError: {},
    },
  ],
  on: {
    'page.forgotten': { guard: 'isOfBefore', actions: 'dropPerson' },
    'record.changed': { actions: setRecorded },
  },
  type: 'parallel',
  states: {
    verification: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: 'isIdentified', target: 'checking' },
            { target: 'missing' },
          ],
        },
        checking: {
          tags: 'busy',
          entry: 'countCheck',
          on: { 'refresh.requested': { actions: 'reloadPage' } },
          ...checkState('checkPayment'),
        },
        deciding: {
          always: [
            // Since it was checked, another tab has recorded it as paid.
            { guard: 'isDeclinedOnRecord', target: 'unverified', actions: 'decideOnRecord' },
            ...SETTLED_KINDS.map(
              (kind) => ({ guard: { type: 'isVerdict', params: kind }, target: kind }) as const,
            ),
            { guard: 'hasEnded', target: 'unverified' },
            { guard: 'hasChecksLeft', target: 'waiting' },
            { target: 'unverified' },
          ],
        },
        waiting: {
          tags: 'busy',
          on: { 'refresh.requested': { actions: 'reloadPage' } },
          after: { retryDelay: 'checking' },
        },
        paid: booked,
        partlyRefunded: booked,
        declined: {
          on: {
            ...payableAgain.on,
            'record.changed': {
              guard: { type: 'saysPaid', params: ({ event }) => event },
              target: 'deciding',
              actions: setRecorded,
            },
          },
        },
        refunded: payableAgain,
        cancelled: { on: { ...payableAgain.on, ...openRecorded } },
        unverified: {
          on: { ...openRecorded, 'refresh.requested': { actions: 'reloadPage' } },
          initial: 'idle',
          states: {
            idle: {
              always: { guard: not('hasLaterChecksLeft'), target: 'exhausted' },
              after: { laterCheckDelay: 'paused' },
            },
            // In a hidden tab nobody waits for the answer.
            paused: { always: { guard: 'isSeen', target: 'rechecking' } },
            rechecking: {
              entry: 'countLaterCheck',
              ...checkState('checkLater'),
            },
            exhausted: {},
          },
        },
        missing: {},
        opened: { type: 'final', entry: { type: 'openBooking', params: paidBookingOf } },
      },
    },
    visibility: {
      initial: 'seen',
      states: {
        seen: { on: { 'page.hidden': 'hidden' } },
        hidden: { on: { 'page.returned': 'seen' } },
      },
    },
  },
});
