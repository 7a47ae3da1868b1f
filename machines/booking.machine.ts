import { assign, setup } from 'xstate';
import {
  type Booking,
  type BookingDraft,
  confirmedBooking,
  isBookable,
  isFree,
  type PaymentAddresses,
  type PendingBooking,
  paymentPayload,
} from './domain/booking.ts';
import {
  checkMessage,
  type InitiationAlert,
  initiationAlert,
  MISSING_PARAMETERS,
  UNEXPECTED_PAYMENT_ERROR,
} from './domain/failure.ts';
import {
  checkGuest,
  type Guest,
  type GuestErrors,
  isCompleteGuest,
  tidyGuest,
} from './domain/guest.ts';
import type { EarlierQuestion, JournalEntry, JournalMark } from './domain/journal.ts';
import { type PaymentAnswer, paymentAddress, verdict } from './domain/payment.ts';
import { carriedFailure, failureOf } from './failure-of.ts';
import { known } from './known.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** What the confirmation page starts with; `openedAt` in epoch ms. */
export interface BookingInput {
  draft: BookingDraft;
  guest: Guest;
  addresses: PaymentAddresses;
  openedAt: number;
}

/** The server's answer to a guest booking, and when it came (epoch ms). */
export interface Initiation {
  paymentUrl: string;
  transactionId: string;
  at: number;
}

/** What the confirmation page knows. */
export interface BookingContext extends BookingInput {
  errors: GuestErrors;
  alert: InitiationAlert | null;
  /** The unresolved payment for this item that must be verified before another one starts. */
  earlier: PendingBooking | null;
  /** What the server last said about it. */
  earlierMessage: string | null;
  /** The payment that this page started. */
  pending: PendingBooking | null;
  paymentUrl: string | null;
  booking: Booking | null;
}

/** What a visitor of the confirmation page can do; `page.restored` is the browser's Back. */
export type BookingEvent =
  | { type: 'field.changed'; field: keyof Guest; value: string }
  | { type: 'form.submitted' }
  | { type: 'page.restored' }
  | { type: 'earlier.checked' }
  | { type: 'earlier.overridden' }
  | { type: 'earlier.dismissed' }
  | { type: 'booking.opened' };

/** The answer that was on its way when the visitor left the page; the order may exist. */
const LOST_ANSWER = initiationAlert({ kind: 'network' });

/** A payment address that is not safe to open counts as none (decision 6). */
const REFUSED_ADDRESS = initiationAlert({ kind: 'unexpected' });

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy',
  },
  actors: {
    bookAsGuest: unprovidedActor<Initiation, { draft: BookingDraft; guest: Guest }>('bookAsGuest'),
    bookFree: unprovidedActor<Booking, { draft: BookingDraft; guest: Guest }>('bookFree'),
    fetchStatus: unprovidedActor<PaymentAnswer, { transactionId: string }>('fetchStatus'),
    findEarlier: unprovidedActor<JournalEntry | null, EarlierQuestion>('findEarlier'),
    storeConfirmed: unprovidedActor<boolean, { booking: Booking }>('storeConfirmed'),
  },
  actions: {
    rememberDraft: unprovidedAction<{ guest: Guest }>('rememberDraft'),
    storePending: unprovidedAction<{ pending: PendingBooking }>('storePending'),
    rememberItem: unprovidedAction<{ draft: BookingDraft }>('rememberItem'),
    leaveForPayment: unprovidedAction<{ url: string }>('leaveForPayment'),
    clearPending: unprovidedAction<{ transactionId: string }>('clearPending'),
    markJournal: unprovidedAction<JournalMark>('markJournal'),
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    changeField: assign(({ context }, change: { field: keyof Guest; value: string }) => {
      const { [change.field]: _, ...errors } = context.errors;
      return { guest: { ...context.guest, [change.field]: change.value }, errors };
    }),
    showErrors: assign({ errors: ({ context }) => checkGuest(context.guest), alert: null }),
    clearMessages: assign({ errors: {}, alert: null, earlierMessage: null }),
    noteEarlier: assign((_, found: JournalEntry | null) => ({
      earlier: known(found).pending,
      booking: known(found).booking,
    })),
    forgetEarlier: assign({ earlier: null }),
    recordEarlier: assign(({ context }, answer: PaymentAnswer) => {
      const earlier = known(context.earlier);
      return {
        booking: confirmedBooking({
          transactionId: earlier.transactionId,
          pending: earlier,
          answer,
          now: earlier.initiatedAt,
        }),
      };
    }),
    noteInitiation: assign(({ context }, answer: Initiation) => {
      const { draft, addresses } = context;
      const guest = tidyGuest(context.guest);
      return {
        paymentUrl: paymentAddress(
          answer.paymentUrl,
          addresses.siteOrigin,
          addresses.paymentOrigins,
        ),
        pending: {
          transactionId: answer.transactionId,
          draft,
          guest,
          initiatedAt: answer.at,
          payload: known(paymentPayload(draft, guest, addresses)),
        },
      };
    }),
    hearAlert: assign((_, { error }: { error: unknown }) => {
      const failure = carriedFailure(error);
      return { alert: failure ? initiationAlert(failure) : UNEXPECTED_PAYMENT_ERROR };
    }),
    hearFailure: assign((_, { error }: { error: unknown }) => ({
      earlierMessage: checkMessage(failureOf(error)),
    })),
    hearEarlier: assign((_, answer: PaymentAnswer) => ({
      earlierMessage: verdict(answer).message,
    })),
  },
  guards: {
    isIncomplete: ({ context }) => !isCompleteGuest(context.guest),
    isFree: ({ context }) => isFree(context.draft),
    isUnbookable: ({ context }) => context.draft.item.id === null || !isBookable(context.draft),
    isUnsettled: (_, found: JournalEntry | null) => found?.state === 'initiated',
    isBooked: (_, found: JournalEntry | null) => found?.state === 'paid',
    isAllowed: ({ context: { addresses } }, answer: Initiation) =>
      paymentAddress(answer.paymentUrl, addresses.siteOrigin, addresses.paymentOrigins) !== null,
    isPaid: (_, answer: PaymentAnswer) => verdict(answer).kind === 'paid',
    isDeclined: (_, answer: PaymentAnswer) => verdict(answer).kind === 'failed',
    isKept: (_, kept: boolean) => kept,
  },
  delays: { submitResetDelay: 1_000 },
});

/** A form that can be typed in and confirmed. */
const confirmable = booking.createStateConfig({
  on: {
    'field.changed': {
      actions: [
        { type: 'changeField', params: ({ event }) => event },
        { type: 'rememberDraft', params: ({ context }) => ({ guest: context.guest }) },
      ],
    },
    'form.submitted': [
      { guard: 'isIncomplete', actions: 'showErrors' },
      { guard: 'isFree', target: '#booking.storing' },
      {
        guard: 'isUnbookable',
        target: '#booking.failed',
        actions: assign({ alert: MISSING_PARAMETERS }),
      },
      { target: '#booking.findingEarlier' },
    ],
  },
});

/** Asks what became of the earlier payment; once it was declined, it no longer stands in the way. */
function askingAboutEarlier(id: string, declined: 'findingEarlier' | 'filling') {
  return booking.createStateConfig({
    tags: 'busy',
    entry: 'clearMessages',
    on: { 'page.restored': 'filling' },
    invoke: {
      id,
      src: 'fetchStatus',
      input: ({ context }) => ({ transactionId: known(context.earlier).transactionId }),
      onDone: [
        {
          guard: { type: 'isPaid', params: ({ event }) => event.output },
          target: 'recordingEarlier',
          actions: { type: 'recordEarlier', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isDeclined', params: ({ event }) => event.output },
          target: declined,
          actions: [
            {
              type: 'markJournal',
              params: ({ context }) => ({
                transactionId: known(context.earlier).transactionId,
                state: 'failed',
                booking: null,
              }),
            },
            { type: 'hearEarlier', params: ({ event }) => event.output },
            'forgetEarlier',
          ],
        },
        {
          target: 'earlierUnresolved',
          actions: { type: 'hearEarlier', params: ({ event }) => event.output },
        },
      ],
      onError: {
        target: 'earlierUnresolved',
        actions: { type: 'hearFailure', params: ({ event }) => event },
      },
    },
  });
}

/** Decides on the confirmation page how a guest's booking is made, and that it is paid at most once. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    errors: {},
    alert: null,
    earlier: null,
    earlierMessage: null,
    pending: null,
    paymentUrl: null,
    booking: null,
  }),
  initial: 'filling',
  states: {
    filling: confirmable,
    findingEarlier: {
      tags: 'busy',
      entry: 'clearMessages',
      on: { 'page.restored': 'filling' },
      invoke: {
        id: 'findEarlier',
        src: 'findEarlier',
        input: ({ context }) => ({
          item: { id: context.draft.item.id, kind: context.draft.kind },
          openedAt: context.openedAt,
          told: context.booking,
        }),
        onDone: [
          {
            guard: { type: 'isUnsettled', params: ({ event }) => event.output },
            target: 'verifyingEarlier',
            actions: { type: 'noteEarlier', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'earlierPaid',
            actions: { type: 'noteEarlier', params: ({ event }) => event.output },
          },
          { target: 'posting' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'hearAlert', params: ({ event }) => event },
        },
      },
    },
    // The visitor has confirmed: after a decline it goes on, unless another payment stands in the way.
    verifyingEarlier: askingAboutEarlier('verifyEarlier', 'findingEarlier'),
    posting: {
      tags: 'busy',
      entry: 'clearMessages',
      on: {
        'page.restored': { target: 'failed', actions: assign({ alert: LOST_ANSWER }) },
      },
      invoke: {
        id: 'bookAsGuest',
        src: 'bookAsGuest',
        input: ({ context }) => ({ draft: context.draft, guest: tidyGuest(context.guest) }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'noteInitiation', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: assign({ alert: REFUSED_ADDRESS }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'hearAlert', params: ({ event }) => event },
        },
      },
    },
    leaving: {
      tags: 'busy',
      entry: [
        {
          type: 'storePending',
          params: ({ context }) => ({ pending: known(context.pending) }),
        },
        { type: 'rememberItem', params: ({ context }) => ({ draft: context.draft }) },
        { type: 'leaveForPayment', params: ({ context }) => ({ url: known(context.paymentUrl) }) },
      ],
      on: {
        'page.restored': {
          target: 'recheckingEarlier',
          actions: assign({ earlier: ({ context }) => context.pending }),
        },
      },
    },
    storing: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'bookFree',
        src: 'bookFree',
        input: ({ context }) => ({ draft: context.draft, guest: tidyGuest(context.guest) }),
        onDone: { target: 'booked', actions: assign({ booking: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'hearAlert', params: ({ event }) => event },
        },
      },
    },
    booked: {
      type: 'final',
      entry: {
        type: 'openBooking',
        params: ({ context }) => ({ booking: known(context.booking) }),
      },
    },
    failed: {
      initial: 'cooling',
      states: {
        cooling: {
          on: { 'field.changed': confirmable.on['field.changed'] },
          after: { submitResetDelay: 'ready' },
        },
        ready: confirmable,
      },
    },
    // The visitor came back, or asked to look again, and confirms anew after a decline.
    recheckingEarlier: askingAboutEarlier('recheckEarlier', 'filling'),
    recordingEarlier: {
      tags: 'busy',
      invoke: {
        id: 'storeConfirmed',
        src: 'storeConfirmed',
        input: ({ context }) => ({ booking: known(context.booking) }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'earlierPaid',
            actions: [
              {
                type: 'clearPending',
                params: ({ context }) => ({ transactionId: known(context.earlier).transactionId }),
              },
              {
                type: 'markJournal',
                params: ({ context }) => ({
                  transactionId: known(context.earlier).transactionId,
                  state: 'paid',
                  booking: context.booking,
                }),
              },
            ],
          },
          { target: 'earlierPaid' },
        ],
        onError: 'earlierPaid',
      },
    },
    earlierPaid: {
      on: {
        'booking.opened': 'booked',
        'earlier.dismissed': { target: 'filling', actions: 'forgetEarlier' },
      },
    },
    earlierUnresolved: {
      on: {
        'earlier.checked': 'recheckingEarlier',
        'earlier.overridden': 'posting',
        'earlier.dismissed': 'filling',
      },
    },
  },
});
