import { assign, not, sendTo, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  type ChangeOutcome,
  isAmong,
  isSameRide,
  type RideChange,
  type RideRef,
  type SavedRide,
  type SavedRides,
  withoutRide,
} from './domain/catalogue/saved-items.ts';
import { unprovidedListener } from './unprovided.ts';

/** The most rides that are compared at a time. */
const COMPARED_LIMIT = 3;

/** A ride with its title for messages. */
export interface NamedRide extends RideRef {
  readonly title: string;
}

/** The context of saved rides, one for the whole visit. */
export interface SavedContext {
  /** The saved rides; null until the device was read. */
  readonly rides: SavedRides | null;
  /** The ride of the last press. */
  readonly subject: NamedRide | null;
  /** The saved ride that was removed last, for Undo. */
  readonly removed: SavedRide | null;
  /** The saved rides chosen for comparing, in the order of choosing. */
  readonly compared: readonly RideRef[];
}

/** The events of saved rides: of the visitor, of this device and of other tabs. */
type SavedEvent =
  | { type: 'rides.changed'; rides: SavedRides }
  | { type: `ride.${Exclude<ChangeOutcome, 'quiet'>}` }
  | { type: 'ride.toggled'; ride: NamedRide }
  | { type: 'ride.viewed'; ride: RideRef }
  | { type: 'removal.undone' }
  | { type: 'recent.cleared' }
  | { type: 'rides.forgotten' }
  | { type: 'compare.toggled'; ride: RideRef }
  | { type: 'compare.opened' }
  | { type: 'compare.closed' };

const rideIn = ({ event }: { event: { ride: RideRef } }) => event.ride;
const isCompared = { type: 'isCompared', params: rideIn } as const;
const addCompared = { type: 'addCompared', params: rideIn } as const;
const dropCompared = { type: 'dropCompared', params: rideIn } as const;
const setRides = {
  type: 'setRides',
  params: ({ event }: { event: { rides: SavedRides } }) => event.rides,
} as const;

/**
 * Decides which rides this device stores, which message the visitor gets, and which rides are compared (rule: Saved
 * rides).
 */
export const savedMachine = setup({
  types: { context: {} as SavedContext, events: {} as SavedEvent },
  actors: {
    /** Reads the rides of this device, at first and after each change in any tab, and makes the changes that it is sent. */
    syncRides: unprovidedListener<unknown, RideChange>('syncRides'),
  },
  actions: {
    changeRides: sendTo('syncRides', (_, change: RideChange) => change),
    setRides: assign(({ context: { compared } }, rides: SavedRides) => ({
      rides,
      compared: compared.filter((ride) => isAmong(rides.saved, ride)),
    })),
    setSubject: assign(({ context }, { ride }: { ride: NamedRide }) => ({
      subject: ride,
      removed: context.rides?.saved.find((saved) => isSameRide(saved, ride)) ?? null,
    })),
    addCompared: assign(({ context: { compared } }, ride: RideRef) => ({
      compared: [...compared, refOf(ride)],
    })),
    dropCompared: assign(({ context: { compared } }, ride: RideRef) => ({
      compared: withoutRide(compared, ride),
    })),
  },
  guards: {
    isLoaded: ({ context }) => context.rides !== null,
    isCompared: ({ context }, ride: RideRef) => isAmong(context.compared, ride),
    hasRemoved: ({ context }) => context.removed !== null,
    isComparable: ({ context }) => context.compared.length > 1,
    hasMost: ({ context }) => context.compared.length >= COMPARED_LIMIT,
  },
  delays: { noticeDelay: 6000 },
}).createMachine({
  id: 'saved',
  context: { rides: null, subject: null, removed: null, compared: [] },
  invoke: { id: 'syncRides', src: 'syncRides', input: {}, onError: {} },
  on: {
    'ride.toggled': {
      guard: 'isLoaded',
      actions: [
        { type: 'setSubject', params: ({ event }) => event },
        {
          type: 'changeRides',
          params: ({ context: { removed }, event }) => ({
            type: removed === null ? 'save' : 'remove',
            ride: refOf(event.ride),
          }),
        },
      ],
    },
    'ride.viewed': {
      actions: { type: 'changeRides', params: ({ event }) => ({ type: 'view', ride: event.ride }) },
    },
    'recent.cleared': { actions: { type: 'changeRides', params: { type: 'clearRecent' } } },
    'rides.forgotten': { actions: { type: 'changeRides', params: { type: 'forget' } } },
  },
  type: 'parallel',
  states: {
    notice: {
      initial: 'hidden',
      on: {
        'ride.saved': '.saved',
        'ride.removed': '.removed',
        'ride.notStored': '.notStored',
        'ride.newer': '.newer',
        'ride.full': '.full',
      },
      states: {
        hidden: {},
        saved: { after: { noticeDelay: 'hidden' } },
        removed: {
          after: { noticeDelay: 'hidden' },
          on: {
            'removal.undone': {
              guard: 'hasRemoved',
              actions: {
                type: 'changeRides',
                params: ({ context }) => {
                  const { at, ...ride } = assertDefined(context.removed, 'removed ride');
                  return { type: 'save', ride, at };
                },
              },
            },
          },
        },
        notStored: { after: { noticeDelay: 'hidden' } },
        newer: { after: { noticeDelay: 'hidden' } },
        full: { after: { noticeDelay: 'hidden' } },
      },
    },
    compare: {
      initial: 'few',
      on: { 'rides.changed': { actions: setRides } },
      states: {
        few: {
          always: { guard: 'isComparable', target: 'ready' },
          on: {
            'compare.toggled': [
              { guard: isCompared, actions: dropCompared },
              { actions: addCompared },
            ],
          },
        },
        ready: {
          always: { guard: not('isComparable'), target: 'few' },
          on: {
            'compare.toggled': [
              { guard: isCompared, actions: dropCompared },
              { guard: 'hasMost', target: 'full' },
              { actions: addCompared },
            ],
            'compare.opened': 'comparing',
          },
        },
        full: {
          on: {
            'compare.toggled': { guard: isCompared, target: 'ready', actions: dropCompared },
            'compare.opened': 'comparing',
            'rides.changed': { target: 'ready', actions: setRides },
          },
        },
        comparing: {
          always: { guard: not('isComparable'), target: 'few' },
          on: {
            'compare.toggled': { guard: isCompared, actions: dropCompared },
            'compare.closed': 'ready',
          },
        },
      },
    },
  },
});

/** Returns the kind and id of a ride, which are all that the device stores of it. */
function refOf({ kind, id }: RideRef): RideRef {
  return { kind, id };
}
