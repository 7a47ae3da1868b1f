import { assign, setup } from 'xstate';
import { phoneForeign, phoneToEnter } from '#texts/guests.ts';
import type { Failure } from './domain/answer/failure.ts';
import type { Booking } from './domain/booking/booking.ts';
import { BOOKING_TABS, type BookingTab } from './domain/booking/booking-tabs.ts';
import {
  bookingsOfPhone,
  freeBookingsOfPhone,
  type MyBooking,
} from './domain/booking/my-bookings.ts';
import { isLeftOut, type TakenOverText, type TextOrigin } from './domain/person/early-text.ts';
import { isForeignPhone, isPhone, normalisePhone } from './domain/person/phone.ts';
import { failureOf } from './failure-of.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/** The input of My Bookings. */
export interface MyBookingsInput {
  /** The clock, epoch ms, read when bookings are listed: a page may stay open over midnight. */
  clock: () => number;
  /** The generation of this device's memory that the page belongs to (rule: Forgetting). */
  generation?: string | undefined;
  /** The number from before hydration that the field takes over, any where left out. */
  takenOver?: TakenOverText;
}

/** The context of My Bookings. The number lives here alone, never in storage or an address. */
export interface MyBookingsContext extends MyBookingsInput {
  phone: string;
  error: string | null;
  bookings: readonly MyBooking[];
  /** The time of the list, by which its tabs are split, epoch ms; null before the first. */
  listedAt: number | null;
  failure: Failure | null;
}

/** The answer to a look-up: the bookings that the platform lists for the number, and all those of this device. */
export interface LookUpAnswer {
  readonly listed: readonly MyBooking[];
  readonly local: readonly Booking[];
}

/** The events of My Bookings; `phone.left` is leaving the field. A number without an origin was typed. */
export type MyBookingsEvent =
  | { type: 'phone.changed'; value: string; origin?: TextOrigin }
  | { type: 'phone.left' }
  | { type: 'form.submitted' }
  | { type: 'tab.chosen'; tab: BookingTab }
  | { type: 'number.changed' }
  | { type: 'booking.opened'; booking: MyBooking }
  | ForgottenEvent;

const myBookings = setup({
  types: {
    context: {} as MyBookingsContext,
    events: {} as MyBookingsEvent,
    input: {} as MyBookingsInput,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Looks up the bookings of a number. Those of this device are read when the platform has answered, since the words
     * about them may change while the page is open.
     */
    findBookings: unprovidedActor<LookUpAnswer, { phone: string }>('findBookings'),
    /** Reads the bookings of this device: free ones, of which the platform has no record, and those that were paid here. */
    readDevice: unprovidedActor<readonly Booking[], undefined>('readDevice'),
    watchPage: unprovidedListener('watchPage'),
  },
  actions: {
    openBooking: unprovidedAction<{ booking: MyBooking; generation: string | undefined }>(
      'openBooking',
    ),
    noteListed: unprovidedAction<{ bookings: readonly MyBooking[] }>('noteListed'),
    changePhone: assign((_, change: { value: string }) => ({
      phone: normalisePhone(change.value),
      error: null,
      bookings: [],
    })),
    setError: assign({
      error: ({ context }) => (isForeignPhone(context.phone) ? phoneForeign : phoneToEnter),
    }),
    clearResults: assign({ bookings: [], failure: null }),
    // of this device the free ones alone: the platform lists the others itself
    listBookings: assign(({ context }, { listed, local }: LookUpAnswer) => ({
      bookings: [...freeBookingsOfPhone(local, context.phone), ...listed],
    })),
    setListedAt: assign({ listedAt: ({ context }) => context.clock() }),
    listLocalBookings: assign(({ context }, local: readonly Booking[]) => ({
      bookings: bookingsOfPhone(local, context.phone),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setGeneration: assign((_, { generation }: ForgottenEvent) => ({ generation })),
    forgetNumber: assign({ phone: '', error: null, bookings: [], failure: null }),
  },
  guards: {
    isOfBefore,
    isLeftOut: ({ context: { takenOver } }, origin: TextOrigin | undefined) =>
      isLeftOut(takenOver, origin),
    isPhone: ({ context }) => isPhone(context.phone),
    isUnfinished: ({ context }) => context.phone !== '' && !isPhone(context.phone),
    isTab: (_, { chosen, tab }: { chosen: BookingTab; tab: BookingTab }) => chosen === tab,
    isOpenable: (_, booking: MyBooking) => booking.id !== null,
  },
});

const openable = myBookings.createStateConfig({
  on: {
    'booking.opened': {
      guard: { type: 'isOpenable', params: ({ event }) => event.booking },
      actions: {
        type: 'openBooking',
        params: ({ context, event }) => ({
          booking: event.booking,
          generation: context.generation,
        }),
      },
    },
  },
});

/** Decides for My Bookings which bookings are displayed: each submit sends one request, and the last number wins. */
export const myBookingsMachine = myBookings.createMachine({
  id: 'my-bookings',
  context: ({ input }) => ({
    ...input,
    phone: '',
    error: null,
    bookings: [],
    listedAt: null,
    failure: null,
  }),
  invoke: { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
  on: {
    'page.forgotten': {
      guard: 'isOfBefore',
      target: '.asking',
      actions: ['forgetNumber', { type: 'setGeneration', params: ({ event }) => event }],
    },
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'phone.changed': [
          { guard: { type: 'isLeftOut', params: ({ event }) => event.origin } },
          { actions: { type: 'changePhone', params: ({ event }) => event } },
        ],
        'phone.left': { guard: 'isUnfinished', actions: 'setError' },
        'form.submitted': { guard: 'isPhone', target: 'looking' },
      },
    },
    looking: {
      tags: 'busy',
      entry: 'clearResults',
      on: { 'number.changed': { target: 'asking', actions: 'forgetNumber' } },
      invoke: {
        id: 'findBookings',
        src: 'findBookings',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'listBookings', params: ({ event }) => event.output },
            { type: 'noteListed', params: ({ event }) => ({ bookings: event.output.listed }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    listed: {
      entry: 'setListedAt',
      initial: 'upcoming',
      on: {
        'number.changed': { target: 'asking', actions: 'forgetNumber' },
        'tab.chosen': BOOKING_TABS.map((tab) => ({
          guard: { type: 'isTab', params: ({ event }) => ({ chosen: event.tab, tab }) },
          target: `.${tab}`,
        })),
        ...openable.on,
      },
      states: { upcoming: {}, completed: {} } satisfies Record<BookingTab, object>,
    },
    failed: {
      invoke: {
        id: 'readDevice',
        src: 'readDevice',
        input: undefined,
        onDone: {
          actions: { type: 'listLocalBookings', params: ({ event }) => event.output },
        },
        onError: {},
      },
      on: {
        ...openable.on,
        'phone.changed': {
          target: 'asking',
          actions: { type: 'changePhone', params: ({ event }) => event },
        },
        'form.submitted': 'looking',
      },
    },
  },
});
