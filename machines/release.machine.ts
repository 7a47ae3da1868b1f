import { setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The visitor's answer to the offer of a new release. */
export type ReleaseEvent = { type: 'release.accepted' } | { type: 'release.postponed' };

/** Decides what follows on the offer of a new release, which is never forced (rule: New releases). */
export const releaseMachine = setup({
  types: { events: {} as ReleaseEvent, tags: {} as 'busy' },
  actors: { takeOver: unprovidedActor<void, undefined>('takeOver') },
  actions: { reloadPage: unprovidedAction('reloadPage') },
}).createMachine({
  id: 'release',
  initial: 'offered',
  states: {
    offered: { on: { 'release.accepted': 'applying', 'release.postponed': 'postponed' } },
    postponed: {},
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
