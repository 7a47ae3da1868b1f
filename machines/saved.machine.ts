import { assertEvent, assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  type ChangeOutcome,
  isAmong,
  isSameRide,
  type KeptRide,
  type KeptRides,
  type RideChange,
  type RideRef,
  withoutRide,
} from './domain/saved-items.ts';
import { unprovidedAction, unprovidedListener } from './unprovided.ts';

/** The most rides that are compared at a time. */
const MOST_COMPARED = 3;

/** A ride with its title for messages. */
export interface NamedRide extends RideRef {
  readonly title: string;
}

/** The context of saved rides, one for the whole visit. */
export interface SavedContext {
  /** Null until the device was read. */
  readonly rides: KeptRides | null;
  /** The ride of the last press. */
  readonly subject: NamedRide | null;
  /** The saved ride that was taken out last, to be put back. */
  readonly removed: KeptRide | null;
  /** The saved rides chosen for comparing, in the order of choosing. */
  readonly compared: readonly RideRef[];
}

/** The events of saved rides: of the visitor, of this device and of other tabs. */
type SavedEvent =
  | { type: 'rides.changed'; rides: KeptRides }
  | { type: `ride.${Exclude<ChangeOutcome, 'quiet'>}` }
  | { type: 'ride.toggled'; ride: NamedRide }
  | { type: 'ride.viewed'; ride: RideRef }
  | { type: 'removal.undone' }
  | { type: 'recent.cleared' }
  | { type: 'rides.forgotten' }
  | { type: 'compare.toggled'; ride: RideRef }
  | { type: 'compare.opened' }
  | { type: 'compare.closed' };

/** The ride that a press names. */
function pressed(event: SavedEvent): RideRef {
  assertEvent(event, ['ride.toggled', 'compare.toggled']);
  return event.ride;
}

/** The rides of this device, as it tells them. */
function told(event: SavedEvent): KeptRides {
  assertEvent(event, 'rides.changed');
  return event.rides;
}

/** In an open comparison, a press takes a ride out; with one left, the comparison ends. */
const takingOut = [
  { guard: 'isOneOfTwo', target: 'few', actions: 'dropCompared' },
  { guard: 'isCompared', actions: 'dropCompared' },
] as const;

/** Decides which rides this device keeps, which message the visitor gets, and which rides are compared (rule: Saved rides). */
export const savedMachine = setup({
  types: { context: {} as SavedContext, events: {} as SavedEvent },
  actors: { watchRides: unprovidedListener('watchRides') },
  actions: {
    changeRides: unprovidedAction<{ change: RideChange }>('changeRides'),
    setRides: assign({
      rides: ({ event }) => told(event),
      compared: ({ context, event }) =>
        context.compared.filter((ride) => isAmong(told(event).saved, ride)),
    }),
    setSubject: assign(({ context }, { ride }: { ride: NamedRide }) => ({
      subject: ride,
      removed: context.rides?.saved.find((kept) => isSameRide(kept, ride)) ?? null,
    })),
    addCompared: assign({
      compared: ({ context, event }) => [...context.compared, refOf(pressed(event))],
    }),
    dropCompared: assign({
      compared: ({ context, event }) => withoutRide(context.compared, pressed(event)),
    }),
  },
  guards: {
    isKnown: ({ context }) => context.rides !== null,
    isSaved: ({ context, event }) => isAmong(context.rides?.saved ?? [], pressed(event)),
    isCompared: ({ context, event }) => isAmong(context.compared, pressed(event)),
    hasRemoved: ({ context }) => context.removed !== null,
    hasOne: ({ context }) => context.compared.length === 1,
    hasMost: ({ context }) => context.compared.length >= MOST_COMPARED,
    isOneOfTwo: ({ context: { compared }, event }) =>
      compared.length === 2 && isAmong(compared, pressed(event)),
    leavesEnough: ({ context, event }) =>
      context.compared.filter((ride) => isAmong(told(event).saved, ride)).length > 1,
  },
  delays: { noticeDelay: 6000 },
}).createMachine({
  id: 'saved',
  context: { rides: null, subject: null, removed: null, compared: [] },
  invoke: { id: 'watchRides', src: 'watchRides', input: {}, onError: {} },
  on: {
    'ride.toggled': [
      {
        guard: 'isSaved',
        actions: [
          { type: 'setSubject', params: ({ event }) => event },
          {
            type: 'changeRides',
            params: ({ event }) => ({ change: { type: 'remove', ride: refOf(event.ride) } }),
          },
        ],
      },
      {
        guard: 'isKnown',
        actions: [
          { type: 'setSubject', params: ({ event }) => event },
          {
            type: 'changeRides',
            params: ({ event }) => ({ change: { type: 'save', ride: refOf(event.ride) } }),
          },
        ],
      },
    ],
    'ride.viewed': {
      actions: {
        type: 'changeRides',
        params: ({ event }) => ({ change: { type: 'view', ride: event.ride } }),
      },
    },
    'recent.cleared': {
      actions: { type: 'changeRides', params: { change: { type: 'clearRecent' } } },
    },
    'rides.forgotten': { actions: { type: 'changeRides', params: { change: { type: 'forget' } } } },
  },
  type: 'parallel',
  states: {
    notice: {
      initial: 'hidden',
      on: {
        'ride.saved': '.saved',
        'ride.removed': '.removed',
        'ride.unkept': '.unkept',
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
                  return { change: { type: 'save', ride, at } };
                },
              },
            },
          },
        },
        unkept: { after: { noticeDelay: 'hidden' } },
        newer: { after: { noticeDelay: 'hidden' } },
        full: { after: { noticeDelay: 'hidden' } },
      },
    },
    compare: {
      initial: 'few',
      on: {
        'rides.changed': [
          { guard: 'leavesEnough', actions: 'setRides' },
          { target: '.few', actions: 'setRides' },
        ],
      },
      states: {
        few: {
          on: {
            'compare.toggled': [
              { guard: 'isCompared', actions: 'dropCompared' },
              { guard: 'hasOne', target: 'ready', actions: 'addCompared' },
              { actions: 'addCompared' },
            ],
          },
        },
        ready: {
          on: {
            'compare.toggled': [
              ...takingOut,
              { guard: 'hasMost', target: 'full' },
              { actions: 'addCompared' },
            ],
            'compare.opened': 'shown',
          },
        },
        full: {
          on: {
            'compare.toggled': { guard: 'isCompared', target: 'ready', actions: 'dropCompared' },
            'compare.opened': 'shown',
            'rides.changed': [
              { guard: 'leavesEnough', target: 'ready', actions: 'setRides' },
              { target: 'few', actions: 'setRides' },
            ],
          },
        },
        shown: { on: { 'compare.toggled': [...takingOut], 'compare.closed': 'ready' } },
      },
    },
  },
});

/** A ride as the device keeps it: never its title. */
function refOf({ kind, id }: RideRef): RideRef {
  return { kind, id };
}
