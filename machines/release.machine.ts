import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The input of the notice of a new release. */
export interface ReleaseInput {
  /** True when the open page books or pays. */
  isPaying: boolean;
}

/** The events of the notice: a release, the page that opens, and the visitor's answer. */
export type ReleaseEvent =
  | { type: 'release.found' }
  | { type: 'page.changed'; isPaying: boolean }
  | { type: 'release.accepted' }
  | { type: 'release.postponed' };

/** Decides when a new release is offered: never while a ride is booked or paid, and never forced (rule: New releases). */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseInput,
    events: {} as ReleaseEvent,
    input: {} as ReleaseInput,
    tags: {} as 'busy',
  },
  actors: { takeOver: unprovidedActor<void, undefined>('takeOver') },
  actions: {
    reloadPage: unprovidedAction('reloadPage'),
    setPage: assign((_, { isPaying }: ReleaseInput) => ({ isPaying })),
  },
  guards: {
    isPaying: ({ context }) => context.isPaying,
    isPayingThen: (_, { isPaying }: ReleaseInput) => isPaying,
  },
}).createMachine({
  id: 'release',
  context: ({ input }) => input,
  initial: 'current',
  on: {
    'page.changed': { actions: { type: 'setPage', params: ({ event }) => event } },
  },
  states: {
    current: {
      on: { 'release.found': [{ guard: 'isPaying', target: 'held' }, { target: 'offered' }] },
    },
    held: {
      on: {
        'page.changed': [
          {
            guard: { type: 'isPayingThen', params: ({ event }) => event },
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          { target: 'offered', actions: { type: 'setPage', params: ({ event }) => event } },
        ],
      },
    },
    offered: {
      on: {
        'page.changed': [
          {
            guard: { type: 'isPayingThen', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          { actions: { type: 'setPage', params: ({ event }) => event } },
        ],
        'release.accepted': 'applying',
        'release.postponed': 'postponed',
      },
    },
    postponed: {
      on: { 'release.found': [{ guard: 'isPaying', target: 'held' }, { target: 'offered' }] },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        input: undefined,
        onDone: 'reloading',
        // The page loads with either release; the new one is offered again.
        onError: 'reloading',
      },
    },
    reloading: { tags: 'busy', entry: 'reloadPage' },
  },
});
