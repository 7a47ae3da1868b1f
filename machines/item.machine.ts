import { assign, setup } from 'xstate';
import type { Failure } from './domain/failure.ts';
import { type Item, type ItemKind, otherKind } from './domain/item.ts';
import { failureOf, isNotFound } from './failure-of.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** Which item the details page asks for. */
export interface ItemRequest {
  id: string;
  kind: ItemKind;
  /** Whether the page it was opened from lists trainings. */
  isTraining?: boolean | undefined;
  /** Whether only the page's address tells that. */
  isListGuessed?: boolean | undefined;
}

/** What the details page knows. */
export interface ItemContext extends ItemRequest {
  item: Item | null;
  failure: Failure | null;
}

/** What a visitor of the details page can do. */
export type ItemEvent = { type: 'load.retried' };

/** Decides for a details page what to show; a link may guess the kind wrong, so the other is asked once. */
export const itemMachine = setup({
  types: {
    context: {} as ItemContext,
    events: {} as ItemEvent,
    input: {} as ItemRequest,
    tags: {} as 'busy',
  },
  actors: { fetchItem: unprovidedActor<Item, ItemRequest>('fetchItem') },
  actions: { reloadPage: unprovidedAction('reloadPage') },
  guards: { isNotFound: (_, { error }: { error: unknown }) => isNotFound(failureOf(error)) },
}).createMachine({
  id: 'item',
  context: ({ input }) => ({ ...input, item: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      initial: 'asked',
      states: {
        asked: {
          invoke: {
            id: 'fetchItem',
            src: 'fetchItem',
            input: ({ context: { id, kind, isTraining, isListGuessed } }) => ({
              id,
              kind,
              isTraining,
              isListGuessed,
            }),
            onDone: {
              target: '#item.loaded',
              actions: assign({ item: ({ event }) => event.output }),
            },
            onError: [
              {
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: 'other',
              },
              {
                target: '#item.failed',
                actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              },
            ],
          },
        },
        other: {
          invoke: {
            id: 'fetchOther',
            src: 'fetchItem',
            input: ({ context: { id, kind, isTraining, isListGuessed } }) => ({
              id,
              kind: otherKind(kind),
              isTraining,
              isListGuessed,
            }),
            onDone: {
              target: '#item.loaded',
              actions: assign({
                item: ({ event }) => event.output,
                kind: ({ context }) => otherKind(context.kind),
              }),
            },
            onError: [
              {
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: '#item.missing',
              },
              {
                target: '#item.failed',
                actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              },
            ],
          },
        },
      },
    },
    loaded: {},
    missing: {},
    failed: {
      on: { 'load.retried': { actions: 'reloadPage' } },
    },
  },
});
