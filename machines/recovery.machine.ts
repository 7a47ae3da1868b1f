import { assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import type { Booking } from './domain/booking/booking.ts';
import { isOff } from './domain/booking/booking-status.ts';
import { bookingOfOutcome } from './domain/payment/outcome-booking.ts';
import { checkOf, type PaymentOutcome } from './domain/payment/payment-outcome.ts';
import type { PaymentFollowUps, StartedPayment } from './domain/payment/payment-records.ts';
import type { ForgottenEvent } from './forgotten.ts';
import { paymentCheckMachine } from './payment-check.machine.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/**
 * The context of the recovery of payments: the payments that are still to be checked, and the bookings that the
 * banner announces, one after the other.
 */
export interface RecoveryContext {
  readonly queue: readonly StartedPayment[];
  readonly recovered: readonly Booking[];
  /**
   * True when the visitor opened another page or came back since payments were last read: another tab may have stored
   * one.
   */
  readonly isStale: boolean;
}

/** The events of the recovery: the visitor opens another page, is back on the tab, or uses the banner. */
export type RecoveryEvent =
  | { type: 'page.changed' }
  | { type: 'page.returned' }
  | ForgottenEvent
  | { type: 'banner.dismissed' }
  | { type: 'booking.opened' };

/** Adds bookings to a list, each once, without those that are off: the banner would hide the next one behind them. */
function withMore(recovered: readonly Booking[], more: readonly Booking[]): readonly Booking[] {
  const isNew = ({ id }: Booking) => !recovered.some((booking) => booking.id === id);
  return [...recovered, ...more.filter((booking) => isNew(booking) && !isOff(booking))];
}

const firstRecovered = ({ context }: { context: RecoveryContext }) => ({
  booking: assertDefined(context.recovered[0], 'booking'),
});

/**
 * Decides in the background of every page whether a payment that never came back has become a booking. It announces the
 * booking until the rider opens it or puts it aside (rule: Recovered payments).
 */
export const recoveryMachine = setup({
  types: { context: {} as RecoveryContext, events: {} as RecoveryEvent },
  actors: {
    findFollowUps: unprovidedActor<PaymentFollowUps, undefined>('findFollowUps'),
    checkPayment: paymentCheckMachine,
    watchPage: unprovidedListener('watchPage'),
  },
  actions: {
    openBooking: unprovidedAction<{ booking: Booking }>('openBooking'),
    acknowledgePayment: unprovidedAction<{ booking: Booking }>('acknowledgePayment'),
    setFollowUps: assign(({ context }, { unacknowledged, closed, due }: PaymentFollowUps) => ({
      queue: due,
      // one that the storage refused is known here alone, and stays
      recovered: withMore(
        context.recovered.filter(({ transactionId }) => !closed.includes(transactionId ?? '')),
        unacknowledged,
      ),
    })),
    addRecovered: assign(({ context }, outcome: PaymentOutcome) => ({
      recovered: withMore(context.recovered, [bookingOfOutcome({ outcome }) ?? []].flat()),
    })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    dropAll: assign({ queue: [], recovered: [] }),
    dropDue: assign({ queue: ({ context }) => context.queue.slice(1) }),
    dropRecovered: assign({ recovered: ({ context }) => context.recovered.slice(1) }),
  },
  guards: {
    hasDue: ({ context }) => context.queue.length > 0,
    hasRecovered: ({ context }) => context.recovered.length > 0,
    isStale: ({ context }) => context.isStale,
  },
}).createMachine({
  id: 'recovery',
  context: { queue: [], recovered: [], isStale: false },
  invoke: { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
  on: {
    'page.returned': { actions: 'markStale' },
    'page.changed': { actions: 'markStale' },
    'page.forgotten': { actions: ['dropAll', 'markStale'] },
    'booking.opened': {
      guard: 'hasRecovered',
      actions: [
        { type: 'acknowledgePayment', params: firstRecovered },
        { type: 'openBooking', params: firstRecovered },
        'dropRecovered',
      ],
    },
    'banner.dismissed': {
      guard: 'hasRecovered',
      actions: [{ type: 'acknowledgePayment', params: firstRecovered }, 'dropRecovered'],
    },
  },
  initial: 'reading',
  states: {
    reading: {
      entry: 'markFresh',
      invoke: {
        id: 'findFollowUps',
        src: 'findFollowUps',
        input: undefined,
        onDone: {
          target: 'choosing',
          actions: { type: 'setFollowUps', params: ({ event }) => event.output },
        },
        onError: 'idle',
      },
    },
    choosing: {
      always: [
        // news of another tab waits for no slow platform
        { guard: 'isStale', target: 'reading' },
        { guard: 'hasDue', target: 'checking' },
        { target: 'idle' },
      ],
    },
    checking: {
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context }) => checkOf(assertDefined(context.queue[0], 'payment to check')),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'addRecovered', params: ({ event }) => event.output }, 'dropDue'],
        },
        onError: { target: 'choosing', actions: 'dropDue' },
      },
    },
    idle: { always: { guard: 'isStale', target: 'reading' } },
  },
});
