import { assign, setup } from 'xstate';
import { unprovidedActor } from './unprovided.ts';

/** The request to forget everything on this device, and the visitor's answer to the question that follows. */
export type ForgetEvent =
  | { type: 'forgetting.requested' }
  | { type: 'forgetting.confirmed' }
  | { type: 'forgetting.declined' };

/** What came of a *Forget* so far. */
export interface ForgetContext {
  /** True where the other tabs of this site were informed; null until the device is cleared. */
  isShared: boolean | null;
}

/**
 * Decides whether this device forgets its visitor, and what it says of it (rule: Forgetting). Nothing is cleared before
 * the visitor confirms, and once they did no other answer is taken. Cached pages and rides may never answer that they
 * are gone: they get `cachesDelay`, since everything of a person is gone before.
 */
export const forgetMachine = setup({
  types: { context: {} as ForgetContext, events: {} as ForgetEvent, tags: {} as 'busy' },
  actors: {
    forgetRecords: unprovidedActor<{ isShared: boolean }, undefined>('forgetRecords'),
    awaitCaches: unprovidedActor<void, undefined>('awaitCaches'),
  },
  actions: {
    setShared: assign({ isShared: (_, { isShared }: { isShared: boolean }) => isShared }),
  },
  guards: { isShared: ({ context }) => context.isShared === true },
  delays: { cachesDelay: 2_000 },
}).createMachine({
  id: 'forget',
  context: { isShared: null },
  initial: 'offered',
  on: { 'forgetting.requested': '.confirming' },
  states: {
    offered: {},
    confirming: {
      on: { 'forgetting.confirmed': 'forgetting', 'forgetting.declined': 'declined' },
    },
    forgetting: {
      tags: 'busy',
      initial: 'records',
      on: { 'forgetting.requested': {} },
      states: {
        records: {
          invoke: {
            id: 'forgetRecords',
            src: 'forgetRecords',
            input: undefined,
            onDone: {
              target: 'caches',
              actions: { type: 'setShared', params: ({ event }) => event.output },
            },
            onError: '#forget.failed',
          },
        },
        caches: {
          invoke: {
            id: 'awaitCaches',
            src: 'awaitCaches',
            input: undefined,
            onDone: 'cleared',
            onError: 'cleared',
          },
          after: { cachesDelay: 'cleared' },
        },
        cleared: {
          always: [
            { guard: 'isShared', target: '#forget.forgotten' },
            { target: '#forget.forgottenHere' },
          ],
        },
      },
    },
    forgotten: {},
    forgottenHere: {},
    failed: {},
    declined: {},
  },
});
