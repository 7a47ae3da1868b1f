import { assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import { unprovidedActor } from './unprovided.ts';

/** A text to copy, and its name in messages: 'Booking ID'. */
export interface CopyRequest {
  text: string;
  name: string;
}

/** The event of a button that copies. */
export type CopyEvent = { type: 'copy.requested' } & CopyRequest;

/** Decides for the buttons that copy a text whether the text is on the clipboard, or has to be copied by hand. */
export const copyMachine = setup({
  types: {
    /** The text that was last requested; null before the first press. */
    context: {} as { request: CopyRequest | null },
    events: {} as CopyEvent,
    tags: {} as 'busy',
  },
  actors: { copyPlainText: unprovidedActor<void, { text: string }>('copyPlainText') },
  actions: {
    setRequest: assign((_, { text, name }: CopyRequest) => ({ request: { text, name } })),
  },
}).createMachine({
  id: 'copy',
  context: { request: null },
  initial: 'idle',
  on: {
    'copy.requested': {
      target: '.copying',
      actions: { type: 'setRequest', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    copying: {
      tags: 'busy',
      on: { 'copy.requested': {} },
      invoke: {
        id: 'copyPlainText',
        src: 'copyPlainText',
        input: ({ context }) => ({ text: assertDefined(context.request, 'request').text }),
        onDone: 'copied',
        onError: 'blocked',
      },
    },
    copied: {},
    blocked: {},
  },
});
