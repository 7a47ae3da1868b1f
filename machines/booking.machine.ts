import { assign, forwardTo, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  type InitiationAlert,
  initiationAlert,
  MISSING_PARAMETERS_ALERT,
  UNEXPECTED_BOOKING_ERROR,
  UNEXPECTED_PAYMENT_ERROR,
} from './domain/answer/failure.ts';
import {
  type Booking,
  type BookingDraft,
  isAvailable,
  isBookable,
  isFree,
  type PaymentAddresses,
  type PendingBooking,
  paymentPayload,
} from './domain/booking/booking.ts';
import type { OrderOutcome } from './domain/booking/order.ts';
import type { Repriced } from './domain/booking/repricing.ts';
import { bookingOfOutcome } from './domain/payment/outcome-booking.ts';
import {
  checkOf,
  leavesRideFree,
  outcomeWithoutPerson,
  type PaymentOutcome,
  unreachableOutcome,
} from './domain/payment/payment-outcome.ts';
import {
  type ItemKey,
  type Obstacle,
  type PreviousPayment,
  type PreviousPaymentQuery,
  type StartedPayment,
  withoutGuest,
} from './domain/payment/payment-records.ts';
import {
  allowsPayingOrder,
  obstaclesIn,
  type PreviousPaymentAnswer,
  previousTransaction,
  previousWithoutPerson,
} from './domain/payment/previous-payment.ts';
import { EMPTY_GUEST, type Guest, normaliseGuest } from './domain/person/guest.ts';
import { checkGuest, type GuestErrors, sortedGuest } from './domain/person/guest-check.ts';
import {
  type FieldChange,
  formAfterChange,
  formBeforeSorting,
} from './domain/person/typed-form.ts';
import { failureOf } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { type OrderInput, orderMachine } from './order.machine.ts';
import { paymentCheckMachine } from './payment-check.machine.ts';
import { isPricedLongAgo, type PricedContext } from './priced-long-ago.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/** The input of the confirmation page. */
export interface BookingInput extends PricedContext {
  guest: Guest;
  addresses: PaymentAddresses;
  /** The generation of this device's memory that the form belongs to (rule: Forgetting). */
  generation?: string | undefined;
}

/** The context of the confirmation page. */
export interface BookingContext extends BookingInput {
  /** The form before a pasted line was sorted, until another field is typed in; null where there is nothing to undo. */
  unsorted: Guest | null;
  errors: GuestErrors;
  alert: InitiationAlert | null;
  /** The last answer about previous payments for this item; a payment that a check found paid is in it, too. */
  previous: PreviousPaymentAnswer;
  /** The server's last word about the previous payment; an open one is spoken of in `previousOpen` alone. */
  previousOutcome: PaymentOutcome | null;
  /** The obstacles that no longer block a new payment: the visitor chose to pay anyway. */
  cleared: readonly Obstacle[];
  /** The payments that were declined since the visitor confirmed, which the next attempt checks again. */
  declined: readonly string[];
  /** Paid transactions that the visitor saw here and chose to pay again. */
  acknowledged: readonly string[];
  /** The payment that this page started. */
  pending: PendingBooking | null;
  /** The address of its payment page; null once it is settled. */
  paymentUrl: string | null;
  /** The platform's answer about a selection that was priced long ago, where it differs. */
  repriced: Repriced | null;
}

/**
 * The events of the confirmation page; `page.restored` is the browser's Back, `page.hidden` and `page.returned` are
 * leaving the tab and coming back to it, `page.forgotten` is the rider's wish, in any tab, that everything be
 * forgotten.
 */
export type BookingEvent =
  | ({ type: 'field.changed' } & FieldChange<Guest>)
  | { type: 'sorting.undone' }
  | ForgottenEvent
  | { type: 'form.submitted' }
  | { type: 'page.restored' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' }
  | { type: 'previous.checked' }
  | { type: 'previous.overridden' }
  | { type: 'notice.dismissed' }
  | { type: 'page.reloaded' }
  | { type: 'price.accepted' }
  | { type: 'payment.continued' }
  | { type: 'booking.opened' };

/** The alert for an item that has departed: the same that the platform's 404 would give, without a request. */
const NO_LONGER_AVAILABLE = initiationAlert({ kind: 'http', status: 404, text: 'Not Found' });

const NO_PREVIOUS: PreviousPaymentAnswer = { state: 'none' };

/** True when a previous payment is the order that this page made. */
function isOwn({ pending }: BookingContext, previous: PreviousPaymentAnswer): boolean {
  return pending !== null && previousTransaction(previous) === pending.transactionId;
}

/** Returns the order that this page made, as a previous payment that must be verified. */
function ownAsPrevious({ pending }: BookingContext): PreviousPaymentAnswer {
  return { state: 'unsettled', pending: assertDefined(pending, 'pending booking') };
}

/** Returns the previous payment that must be verified. Throws where there is none. */
function unsettledIn({ previous }: BookingContext): StartedPayment {
  return assertDefined(
    previous.state === 'unsettled' ? previous.pending : null,
    'payment that is not settled',
  );
}

/** The state to which each end of an order leads. */
const STATES_AFTER_ORDER = {
  placed: 'departing',
  blocked: 'blocked',
  outdated: 'pricing',
  interrupted: 'filling',
  // There is nothing to pay: it was refused, its answer was lost, or its payment page is not safe to open.
  refused: 'failed',
  unanswered: 'failed',
  unpayable: 'failed',
} as const satisfies Record<OrderOutcome['kind'], string>;

const ORDER_ENDS = Object.keys(STATES_AFTER_ORDER) as readonly OrderOutcome['kind'][];

/** The state in which the page deals with each reason that blocked an order. */
const STATES_OF_BLOCKED = {
  unsettled: 'verifyingPrevious',
  paid: 'previousPaid',
  newer: 'previousUnreadable',
  elsewhere: 'startedElsewhere',
  unanswered: 'orderUnclear',
} as const satisfies Record<PreviousPayment['state'], string>;

const BLOCKING_STATES = Object.keys(STATES_OF_BLOCKED) as readonly PreviousPayment['state'][];

/** Returns the facts that the end of an order leaves on the page. */
function factsAfter(order: OrderOutcome, context: BookingContext): Partial<BookingContext> {
  switch (order.kind) {
    case 'placed':
      return {
        ...factsOf(order.pending, context),
        previous: NO_PREVIOUS,
        paymentUrl: order.paymentUrl,
      };
    // The next press, here or in another tab, asks about it.
    case 'unpayable':
      return {
        ...factsOf(order.pending, context),
        previous: { state: 'unsettled', pending: order.pending },
        paymentUrl: null,
        alert: order.alert,
      };
    case 'refused':
    case 'unanswered':
      return { previous: NO_PREVIOUS, alert: order.alert };
    case 'blocked':
      return { previous: order.previous.state === 'failed' ? NO_PREVIOUS : order.previous };
    case 'outdated':
      return { previous: NO_PREVIOUS };
    case 'interrupted':
      return {};
  }
}

/**
 * Returns the facts of an order that the platform has made. An id that it uses again names the new order: decisions
 * about the earlier one no longer count.
 */
function factsOf(
  pending: PendingBooking,
  { cleared, declined }: BookingContext,
): Partial<BookingContext> {
  const { transactionId } = pending;
  return {
    pending,
    cleared: cleared.filter(({ kind, id }) => kind !== 'payment' || id !== transactionId),
    declined: declined.filter((id) => id !== transactionId),
  };
}

/** Drops the previous payment once it is settled; where this page started it, its payment address goes too. */
function withoutPrevious(context: BookingContext): Partial<BookingContext> {
  const { previous, paymentUrl } = context;
  return { previous: NO_PREVIOUS, paymentUrl: isOwn(context, previous) ? null : paymentUrl };
}

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    children: {} as { order: 'order' },
    tags: {} as 'busy',
  },
  actors: {
    bookFree: unprovidedActor<
      Booking,
      { draft: BookingDraft; guest: Guest; generation: string | undefined }
    >('bookFree'),
    findPrevious: unprovidedActor<PreviousPayment | null, PreviousPaymentQuery>('findPrevious'),
    order: orderMachine,
    priceAnew: unprovidedActor<Repriced, { draft: BookingDraft }>('priceAnew'),
    checkPayment: paymentCheckMachine,
    watchPage: unprovidedListener('watchPage'),
    watchHidden: unprovidedListener('watchHidden'),
  },
  actions: {
    rememberDraft: unprovidedAction<{ guest: Guest; generation: string | undefined }>(
      'rememberDraft',
    ),
    storeContinued: unprovidedAction<{ pending: PendingBooking }>('storeContinued'),
    rememberItem: unprovidedAction<{ draft: BookingDraft }>('rememberItem'),
    leaveForPayment: unprovidedAction<{ url: string }>('leaveForPayment'),
    reloadPage: unprovidedAction('reloadPage'),
    acknowledgePayment: unprovidedAction<{ booking: Booking }>('acknowledgePayment'),
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    // A payment is not over because its rider is forgotten: it stays, without the person.
    dropPerson: assign(({ context }, { generation }: ForgottenEvent) => {
      const { pending, previous, previousOutcome } = context;
      return {
        generation,
        guest: EMPTY_GUEST,
        unsorted: null,
        errors: {},
        pending: pending && withoutGuest(pending),
        previous: previousWithoutPerson(previous),
        previousOutcome: previousOutcome && outcomeWithoutPerson(previousOutcome),
      };
    }),
    changeField: assign(({ context: { guest, errors } }, change: FieldChange<Guest>) => {
      const { texts, ...form } = formAfterChange({ texts: guest, errors }, change, sortedGuest);
      return { ...form, guest: texts };
    }),
    undoSorting: assign(({ context: { guest, unsorted } }) => {
      const { texts, ...form } = formBeforeSorting({ texts: guest, unsorted });
      return { ...form, guest: texts };
    }),
    setErrors: assign({ errors: ({ context }) => checkGuest(context.guest), alert: null }),
    clearMessages: assign({ errors: {}, alert: null, previousOutcome: null }),
    clearDeclined: assign({ declined: [] }),
    setDraft: assign((_, { draft }: Repriced) => ({ draft, repriced: null })),
    // A selection that differs now is asked about anew, whatever the clock says by then.
    outdateDraft: assign(({ context }) => ({
      draft: { ...context.draft, priced: undefined },
    })),
    setPrevious: assign((_, previous: PreviousPaymentAnswer) => ({ previous })),
    forwardToOrder: forwardTo('order'),
    setOrder: assign(({ context }, order: OrderOutcome) => factsAfter(order, context)),
    setOwnAsPrevious: assign({ previous: ({ context }) => ownAsPrevious(context) }),
    clearPrevious: assign(({ context: { cleared, previous } }) => ({
      cleared: [...cleared, ...obstaclesIn(previous)],
      declined: [],
      previous: NO_PREVIOUS,
    })),
    // Only for this confirmation: a declined payment may still be captured late (rule: Late capture).
    skipDeclined: assign(({ context }) => ({
      declined: [...context.declined, unsettledIn(context).transactionId],
      ...withoutPrevious(context),
    })),
    dismissDeclined: assign(({ context }) => withoutPrevious(context)),
    overridePaid: assign(({ context }) => ({
      acknowledged: [
        ...context.acknowledged,
        assertDefined(previousTransaction(context.previous), 'transaction id'),
      ],
      ...withoutPrevious(context),
    })),
    setPreviousOutcome: assign((_, previousOutcome: PaymentOutcome) => ({ previousOutcome })),
    setPaid: assign({
      previous: (_, outcome: PaymentOutcome) => ({
        state: 'paid' as const,
        booking: assertDefined(bookingOfOutcome({ outcome }), 'booking'),
      }),
    }),
    setUnreachable: assign((_, { error }: { error: unknown }) => ({
      previousOutcome: unreachableOutcome(failureOf(error)),
    })),
    setRepriced: assign((_, repriced: Repriced) => ({ repriced })),
    setAlert: assign((_, alert: InitiationAlert) => ({ alert })),
    // This device could not be read, or not be written to.
    setFault: assign({ alert: UNEXPECTED_PAYMENT_ERROR }),
    // After a fault of our own, too, the order may exist.
    setBookingFault: assign({ alert: UNEXPECTED_BOOKING_ERROR }),
  },
  guards: {
    isSorted: ({ context }) => context.unsorted !== null,
    isOfBefore,
    isIncomplete: ({ context }) => Object.keys(checkGuest(context.guest)).length > 0,
    isFree: ({ context }) => isFree(context.draft),
    isUnbookable: ({ context }) => context.draft.item.id === null || !isBookable(context.draft),
    isPrevious: ({ context }, state: PreviousPayment['state']) => context.previous.state === state,
    // For free tickets as for paid ones.
    isGone: ({ context }) => !isAvailable(context.draft, context.clock()),
    isPricedLongAgo,
    isSame: (_, { differences }: Repriced) => differences.length === 0,
    isAcceptable: ({ context: { repriced, clock } }) =>
      repriced !== null && isBookable(repriced.draft) && isAvailable(repriced.draft, clock()),
    isEndOfOrder: (_, { order, kind }: { order: OrderOutcome; kind: OrderOutcome['kind'] }) =>
      order.kind === kind,
    allowsPaying: ({ context }) => allowsPayingOrder(context.previous),
    isPaid: (_, outcome: PaymentOutcome) => bookingOfOutcome({ outcome }) !== null,
    leavesRideFree: (_, outcome: PaymentOutcome) => leavesRideFree(outcome),
    // The order that this page has made can still be paid: another one takes another press.
    leavesRideFreeBesideOwn: ({ context }, outcome: PaymentOutcome) =>
      leavesRideFree(outcome) && context.paymentUrl !== null && !isOwn(context, context.previous),
    isOwnPayment: ({ context }) => context.paymentUrl !== null && isOwn(context, context.previous),
  },
  delays: {
    submitResetDelay: 1_000,
    /** The time for which a payment page may take to open, in ms. */
    openingDelay: 10_000,
  },
});

const itemOf = ({ context }: { context: BookingContext }): ItemKey => ({
  id: context.draft.item.id,
  kind: context.draft.kind,
});

const paidBookingOf = ({ context: { previous } }: { context: BookingContext }) => ({
  booking: assertDefined(previous.state === 'paid' ? previous.booking : null, 'booking'),
});

const pendingOf = ({ context }: { context: BookingContext }) => ({
  pending: assertDefined(context.pending, 'pending booking'),
});

const guestOf = ({ context: { guest, generation } }: { context: BookingContext }) => ({
  guest,
  generation,
});

const dropPerson = {
  type: 'dropPerson',
  params: ({ event }: { event: ForgottenEvent }) => event,
} as const;

/** Checks the order that this page made. */
const recheckOwn = { target: '#booking.recheckingPrevious', actions: 'setOwnAsPrevious' } as const;

/** The events by which the rider comes back to the page, from the payment page or from elsewhere. */
const onReturn = { 'page.restored': recheckOwn, 'page.returned': recheckOwn } as const;

/** The states of a form that can be typed in. */
const typeable = booking.createStateConfig({
  on: {
    'field.changed': {
      actions: [
        { type: 'changeField', params: ({ event }) => event },
        { type: 'rememberDraft', params: guestOf },
      ],
    },
    'sorting.undone': {
      guard: 'isSorted',
      actions: ['undoSorting', { type: 'rememberDraft', params: guestOf }],
    },
  },
});

/** The states of a form that can be typed in and confirmed. */
const confirmable = booking.createStateConfig({
  on: {
    ...typeable.on,
    'form.submitted': [
      { guard: 'isIncomplete', actions: 'setErrors' },
      { target: '#booking.deciding', actions: 'clearDeclined' },
    ],
  },
});

/** Returns the query for earlier payments for this item, without those that this page has settled or started itself. */
const previousPaymentQuery = (
  context: BookingContext,
  ...own: readonly string[]
): PreviousPaymentQuery => ({
  item: itemOf({ context }),
  cleared: [
    ...context.cleared,
    ...[...context.declined, ...own].map((id) => ({ kind: 'payment', id }) as const),
  ],
  acknowledged: context.acknowledged,
});

/** Returns the query for payments for this item other than the order that this page has just made. */
const otherPaymentQuery = (at: { context: BookingContext }) =>
  previousPaymentQuery(at.context, pendingOf(at).pending.transactionId);

/** Returns the order of a rider who has confirmed. Throws for an item without an id. */
const orderInput = ({ context }: { context: BookingContext }): OrderInput => {
  const { draft, addresses, generation, clock, uptime, load } = context;
  const guest = normaliseGuest(context.guest);
  const payload = assertDefined(paymentPayload(draft, guest, addresses), 'payload');
  const query = previousPaymentQuery(context);
  return { draft, guest, addresses, payload, query, generation, clock, uptime, load };
};

const setOrder = {
  type: 'setOrder',
  params: ({ event }: { event: { output: OrderOutcome } }) => event.output,
} as const;

/** The guard of an order that ended in one way. */
const endsAs = (kind: OrderOutcome['kind']) =>
  ({
    type: 'isEndOfOrder',
    params: ({ event }: { event: { output: OrderOutcome } }) => ({ order: event.output, kind }),
  }) as const;

/** The guard of a reason that blocks a new payment. */
const isPrevious = (state: PreviousPayment['state']) =>
  ({ type: 'isPrevious', params: state }) as const;

const setPrevious = {
  type: 'setPrevious',
  params: ({ event }: { event: { output: PreviousPaymentAnswer | null } }) =>
    event.output ?? NO_PREVIOUS,
} as const;

/**
 * Stores the page's own order once more: its record may be gone by now, since a storage refused it or a clock was set
 * back.
 */
const storeContinued = { type: 'storeContinued', params: pendingOf } as const;

const outcomeIn = ({ event }: { event: { output: PaymentOutcome } }) => event.output;
const setPreviousOutcome = { type: 'setPreviousOutcome', params: outcomeIn } as const;
const setPaid = { type: 'setPaid', params: outcomeIn } as const;
const setUnreachable = {
  type: 'setUnreachable',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** The way on from a check of a previous payment that leaves the ride free, and what the page does with that payment. */
interface FreeRide {
  readonly guard: 'leavesRideFree' | 'leavesRideFreeBesideOwn';
  readonly target: '#booking.filling' | '#booking.deciding';
  readonly action: 'dismissDeclined' | 'skipDeclined';
}

/** Returns the state that asks the platform about the previous payment, with the ways on where it leaves the ride free. */
function checkOfPrevious(id: 'verifyPrevious' | 'recheckPrevious', free: readonly FreeRide[]) {
  return booking.createStateConfig({
    tags: 'busy',
    entry: 'clearMessages',
    invoke: {
      id,
      src: 'checkPayment',
      input: ({ context }) => checkOf(unsettledIn(context)),
      onDone: [
        {
          guard: { type: 'isPaid', params: outcomeIn },
          target: '#booking.previousPaid',
          actions: setPaid,
        },
        ...free.map(
          ({ guard, target, action }) =>
            ({
              guard: { type: guard, params: outcomeIn },
              target,
              actions: [setPreviousOutcome, action],
            }) as const,
        ),
        { target: '#booking.previousOpen', actions: setPreviousOutcome },
      ],
      onError: { target: '#booking.previousOpen', actions: setUnreachable },
    },
  });
}

/**
 * Returns the state that looks at the device once more before the page leaves to pay its order, with the actions of
 * leaving. The order exists and is recorded: a look that fails stops no payment (rule: Storage that refuses).
 */
function lastLook(id: 'findOther' | 'findPaid', actions: readonly (typeof storeContinued)[]) {
  return booking.createStateConfig({
    tags: 'busy',
    on: { 'page.restored': recheckOwn },
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          id,
          src: 'findPrevious',
          input: otherPaymentQuery,
          onDone: { target: 'looked', actions: setPrevious },
          onError: { target: '#booking.leaving', actions },
        },
      },
      looked: {
        always: [
          { guard: 'allowsPaying', target: '#booking.leaving', actions },
          { guard: isPrevious('unsettled'), target: '#booking.recheckingPrevious' },
          { target: '#booking.blocked' },
        ],
      },
    },
  });
}

/** Decides on the confirmation page how a guest's booking is made, and makes sure that it is paid at most once. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    unsorted: null,
    errors: {},
    alert: null,
    previous: NO_PREVIOUS,
    previousOutcome: null,
    cleared: [],
    declined: [],
    acknowledged: [],
    pending: null,
    paymentUrl: null,
    repriced: null,
  }),
  invoke: { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
  on: { 'page.forgotten': { guard: 'isOfBefore', actions: dropPerson } },
  initial: 'filling',
  states: {
    filling: confirmable,
    deciding: {
      always: [
        // Since the form was confirmed, its person was forgotten.
        { guard: 'isIncomplete', target: 'filling', actions: 'setErrors' },
        { guard: 'isPricedLongAgo', target: 'pricing' },
        {
          guard: 'isGone',
          target: 'failed',
          actions: { type: 'setAlert', params: NO_LONGER_AVAILABLE },
        },
        { guard: 'isFree', target: 'storing' },
        {
          guard: 'isUnbookable',
          target: 'failed',
          actions: { type: 'setAlert', params: MISSING_PARAMETERS_ALERT },
        },
        { target: 'ordering' },
      ],
    },
    // Prices, tickets and seats are asked about anew before anything is sold (rule: Selections have an age).
    pricing: {
      tags: 'busy',
      entry: 'clearMessages',
      on: { 'page.restored': 'filling' },
      invoke: {
        id: 'priceAnew',
        src: 'priceAnew',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setDraft', params: ({ event }) => event.output },
          },
          {
            target: 'changed',
            actions: { type: 'setRepriced', params: ({ event }) => event.output },
          },
        ],
        onError: 'unpriced',
      },
    },
    changed: {
      on: {
        'price.accepted': {
          guard: 'isAcceptable',
          target: 'deciding',
          actions: {
            type: 'setDraft',
            params: ({ context }) => assertDefined(context.repriced, 'answer'),
          },
        },
        'notice.dismissed': { target: 'filling', actions: 'outdateDraft' },
      },
    },
    unpriced: confirmable,
    // The order looks for what blocks it, is sent and is recorded; meanwhile no other tab starts a payment for this item.
    ordering: {
      tags: 'busy',
      entry: 'clearMessages',
      // Only the order knows how far it has come: before it is sent the rider is back at the form, after that its answer counts.
      on: {
        'page.restored': { actions: 'forwardToOrder' },
        'page.forgotten': { guard: 'isOfBefore', actions: [dropPerson, 'forwardToOrder'] },
      },
      invoke: {
        id: 'order',
        src: 'order',
        input: orderInput,
        onDone: ORDER_ENDS.map(
          (kind) =>
            ({ guard: endsAs(kind), target: STATES_AFTER_ORDER[kind], actions: setOrder }) as const,
        ),
        onError: { target: 'failed', actions: 'setBookingFault' },
      },
    },
    // The rider decides what becomes of an obstacle, or the platform is asked about it first.
    blocked: {
      always: [
        ...BLOCKING_STATES.map(
          (state) => ({ guard: isPrevious(state), target: STATES_OF_BLOCKED[state] }) as const,
        ),
        // The device could not be read, or answered what no row names: nothing is sold past it.
        { target: 'failed', actions: 'setFault' },
      ],
    },
    // While this tab was frozen, or its attempt could not be read, another may have started a payment too.
    departing: lastLook('findOther', []),
    leaving: {
      tags: 'busy',
      entry: [
        { type: 'rememberItem', params: ({ context }) => ({ draft: context.draft }) },
        {
          type: 'leaveForPayment',
          params: ({ context }) => ({ url: assertDefined(context.paymentUrl, 'payment URL') }),
        },
      ],
      // A payment address may open an app and leave this page behind, as it is.
      on: onReturn,
      initial: 'opening',
      states: {
        // Where the address answers with nothing to show, or with a download, the page is still seen (rule: Payment pages that do not open).
        opening: {
          invoke: { id: 'watchHidden', src: 'watchHidden', input: {}, onError: {} },
          on: { 'page.hidden': 'away' },
          after: { openingDelay: { target: '#booking.unopened', actions: 'setOwnAsPrevious' } },
        },
        away: {},
      },
    },
    unopened: {
      on: {
        ...onReturn,
        'payment.continued': { guard: 'isOwnPayment', target: 'continuing' },
        'previous.checked': 'recheckingPrevious',
        'notice.dismissed': { target: 'filling', actions: 'clearMessages' },
      },
    },
    storing: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'bookFree',
        src: 'bookFree',
        input: ({ context: { draft, guest, generation } }) => ({
          draft,
          guest: normaliseGuest(guest),
          generation,
        }),
        onDone: {
          target: 'booked',
          actions: { type: 'openBooking', params: ({ event }) => ({ booking: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFault' },
      },
    },
    booked: { type: 'final' },
    failed: {
      initial: 'cooldown',
      states: {
        cooldown: {
          ...typeable,
          after: { submitResetDelay: 'ready' },
        },
        ready: confirmable,
      },
    },
    // The visitor has confirmed: after a decline it goes on, unless another payment blocks it.
    verifyingPrevious: {
      ...checkOfPrevious('verifyPrevious', [
        { guard: 'leavesRideFreeBesideOwn', target: '#booking.filling', action: 'dismissDeclined' },
        { guard: 'leavesRideFree', target: '#booking.deciding', action: 'skipDeclined' },
      ]),
      on: { 'page.restored': 'filling' },
    },
    // The visitor came back, asked to look again, or has an order that waits to be paid: after a decline the form is next.
    // Back from the payment page sends both `page.returned` and `page.restored`: one check answers both.
    recheckingPrevious: checkOfPrevious('recheckPrevious', [
      { guard: 'leavesRideFree', target: '#booking.filling', action: 'dismissDeclined' },
    ]),
    previousPaid: {
      on: {
        'booking.opened': {
          target: 'booked',
          actions: [
            { type: 'acknowledgePayment', params: paidBookingOf },
            { type: 'openBooking', params: paidBookingOf },
          ],
        },
        'notice.dismissed': {
          target: 'filling',
          actions: [{ type: 'acknowledgePayment', params: paidBookingOf }, 'overridePaid'],
        },
      },
    },
    // Its words end with it: once the rider goes on, an open payment is no longer what the page speaks of.
    previousOpen: {
      exit: 'clearMessages',
      on: {
        'previous.checked': 'recheckingPrevious',
        // The order that this page made can still be paid: no second one is needed.
        'payment.continued': { guard: 'isOwnPayment', target: 'continuing' },
        'previous.overridden': { target: 'deciding', actions: 'clearPrevious' },
        'notice.dismissed': 'filling',
      },
    },
    // Only the newest release of the site can read it.
    previousUnreadable: {
      on: {
        'page.reloaded': { actions: 'reloadPage' },
        'previous.overridden': { target: 'deciding', actions: 'clearPrevious' },
        'notice.dismissed': 'filling',
      },
    },
    // Meanwhile another tab may have paid this very order, or another one of the ride.
    continuing: lastLook('findPaid', [storeContinued]),
    // Nobody can ask about an order whose id is unknown: the rider decides.
    orderUnclear: {
      on: {
        'previous.overridden': { target: 'deciding', actions: 'clearPrevious' },
        'notice.dismissed': 'filling',
      },
    },
    startedElsewhere: {
      on: {
        'previous.checked': { target: 'deciding', actions: 'clearDeclined' },
        'previous.overridden': { target: 'deciding', actions: 'clearPrevious' },
        'notice.dismissed': 'filling',
      },
    },
  },
});
