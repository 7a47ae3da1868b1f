import { assign, setup } from 'xstate';
import type { Booking } from './domain/booking.ts';
import { unprovidedActor } from './unprovided.ts';

/** The input of the booking page: the id of its address, and the booking the visitor came with. */
export interface BookingDetailsInput {
  id: string | null;
  fromNavigation: Booking | null;
}

/** The context of the booking page. */
export interface BookingDetailsContext {
  id: string | null;
  booking: Booking | null;
}

/** Decides for the booking page which booking it shows: the one of the navigation state, else one that this device keeps. A booking of another device is missing; an unreadable one has failed. */
export const bookingDetailsMachine = setup({
  types: {
    context: {} as BookingDetailsContext,
    input: {} as BookingDetailsInput,
    tags: {} as 'busy',
  },
  actors: { findBooking: unprovidedActor<Booking | null, { id: string | null }>('findBooking') },
  guards: {
    hasBooking: ({ context }) => context.booking !== null,
    isFound: (_, booking: Booking | null) => booking !== null,
  },
}).createMachine({
  id: 'booking-details',
  context: ({ input }) => ({ id: input.id, booking: input.fromNavigation }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasBooking', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: assign({ booking: ({ event }) => event.output }),
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    shown: {},
    missing: {},
    failed: {},
  },
});
