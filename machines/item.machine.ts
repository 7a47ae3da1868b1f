import { assign, setup } from 'xstate';
import type { Failure } from './domain/failure.ts';
import { type Item, type ItemKind, type ItemRequest, otherKind } from './domain/item.ts';
import type { Prerendered } from './domain/prerendered.ts';
import { failureOf, isKeptAfter, isNotFound, keptOf } from './failure-of.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The input of the details page: its request, and the item that the page brought along, where it did. */
export interface ItemInput extends ItemRequest {
  prerendered?: Prerendered<Item> | undefined;
}

/** The context of the details page. */
export interface ItemContext extends ItemRequest {
  item: Item | null;
  /** The time of reading of an item that the page brought along, epoch ms; null once an answer of this visit is there. */
  takenAt: number | null;
  failure: Failure | null;
}

/** The events of the details page. */
export type ItemEvent = { type: 'load.retried' };

/**
 * Decides for a details page what to show; a link may guess the kind wrong, so the other is asked once. An item that the
 * page brought along shows at once and is asked for anew, by its own kind; one that the device kept shows where the network
 * fails (rule: Kept for the pass).
 */
export const itemMachine = setup({
  types: {
    context: {} as ItemContext,
    events: {} as ItemEvent,
    input: {} as ItemInput,
    tags: {} as 'busy',
  },
  actors: { fetchItem: unprovidedActor<Item, ItemRequest>('fetchItem') },
  actions: { reloadPage: unprovidedAction('reloadPage') },
  guards: {
    isPrerendered: ({ context }) => context.takenAt !== null,
    isKept: ({ context }, { error }: { error: unknown }) => isKeptAfter(error, context.takenAt),
    isNotFound: (_, { error }: { error: unknown }) => isNotFound(failureOf(error)),
  },
}).createMachine({
  id: 'item',
  context: ({ input: { prerendered, ...request } }) => ({
    ...(prerendered === undefined ? request : requestOf(request.id, prerendered.value)),
    item: prerendered?.value ?? null,
    takenAt: prerendered?.takenAt ?? null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isPrerendered', target: 'loaded.refreshing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            id: 'fetchItem',
            src: 'fetchItem',
            input: ({ context }) => requestIn(context),
            onDone: {
              target: '#item.loaded',
              actions: assign({ item: ({ event }) => event.output }),
            },
            onError: [
              {
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: 'fetchingOther',
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                target: '#item.loaded.outdated',
                actions: assign(({ event }) => keptItem(event.error)),
              },
              {
                target: '#item.failed',
                actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              },
            ],
          },
        },
        fetchingOther: {
          invoke: {
            id: 'fetchOther',
            src: 'fetchItem',
            input: ({ context }) => requestIn(context, otherKind(context.kind)),
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
                guard: { type: 'isKept', params: ({ event }) => event },
                target: '#item.loaded.outdated',
                actions: assign(({ event }) => keptItem(event.error)),
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
    loaded: {
      initial: 'current',
      states: {
        current: {},
        refreshing: {
          invoke: {
            id: 'refresh',
            src: 'fetchItem',
            input: ({ context }) => requestIn(context),
            onDone: {
              target: 'current',
              actions: assign({ item: ({ event }) => event.output, takenAt: null, failure: null }),
            },
            onError: [
              {
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: '#item.missing',
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event },
                target: 'outdated',
                actions: assign(({ event }) => keptItem(event.error)),
              },
              {
                target: 'outdated',
                actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              },
            ],
          },
        },
        outdated: {
          on: { 'load.retried': 'refreshing' },
        },
      },
    },
    missing: {},
    failed: {
      on: { 'load.retried': { actions: 'reloadPage' } },
    },
  },
});

/** Asks for an item that is known: its kind and its list need no guess. */
function requestOf(id: string, item: Item): ItemRequest {
  return item.kind === 'trip'
    ? { id, kind: 'trip' }
    : { id, kind: 'event', isTraining: item.isTraining };
}

/** The page's request, for the kind that it takes the item for. */
function requestIn(
  { id, isTraining, isListGuessed, kind: own }: ItemContext,
  kind: ItemKind = own,
): ItemRequest {
  return { id, kind, isTraining, isListGuessed };
}

/** The context for an item that the device kept, with the kind that it has. */
function keptItem(error: unknown): Partial<ItemContext> {
  const kept = keptOf<Item>(error);
  const failure = failureOf(error);
  if (kept === null) return { failure };
  return { item: kept.value, kind: kept.value.kind, takenAt: kept.takenAt, failure };
}
