import { assign, enqueueActions, sendTo, setup, spawnChild } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  type Answer,
  type CachedAnswer,
  type FreshAnswer,
  freshAnswer,
  isFresh,
  isNewer,
  type ReadResult,
} from './domain/answer/answer.ts';
import type { Failure } from './domain/answer/failure.ts';
import type { WantedTickets } from './domain/catalogue/details-link.ts';
import { type Item, type ItemRequest, withList } from './domain/catalogue/item.ts';
import { KINDS } from './domain/catalogue/kinds.ts';
import type { ListName } from './domain/catalogue/lists.ts';
import type { ShareTarget } from './domain/catalogue/share.ts';
import { failureOf, isNotFound } from './failure-of.ts';
import { shareMachine } from './share.machine.ts';
import { ticketSelectorMachine } from './ticket-selector.machine.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The input of the details page: its request, and the prerendered item, where the page has one. */
export interface DetailsInput extends ItemRequest {
  /** The clock (epoch ms), read at each decision. */
  clock: () => number;
  /** The time since the page was loaded, in ms. */
  uptime: () => number;
  /** The path of the page's address. */
  path: string;
  /** Returns the page's present address, for sharing. */
  link: () => string;
  /** The tickets in the link by which the page was opened; null where the link names none. */
  wanted: WantedTickets | null;
  prerendered?: CachedAnswer<Item> | undefined;
}

interface DetailsContext extends Omit<DetailsInput, 'prerendered'> {
  item: Item | null;
  /** The time of reading of an item that is prerendered or cached, epoch ms; null once an answer of this visit is there. */
  cachedAt: number | null;
  /** The failure of the latest request. */
  failure: Failure | null;
}

type DetailsEvent = { type: 'load.retried' } | { type: 'share.requested'; target: ShareTarget };

const details = setup({
  types: {
    context: {} as DetailsContext,
    events: {} as DetailsEvent,
    input: {} as DetailsInput,
    children: {} as { tickets: 'tickets'; share: 'share' },
    tags: {} as 'busy',
  },
  actors: {
    fetchItem: unprovidedActor<ReadResult<Item>, ItemRequest>('fetchItem'),
    /** Returns the list that has an item whose list was guessed; null where the guess has to do. */
    findList: unprovidedActor<ListName | null, { item: Item }>('findList'),
    tickets: ticketSelectorMachine,
    share: shareMachine,
  },
  actions: {
    reloadPage: unprovidedAction('reloadPage'),
    setAnswer: assign(({ context }, answer: ReadResult<Item>) => {
      const failure = answer.failure ?? null;
      if (!isNewer(answer, context.cachedAt)) return { failure };
      const { value: item, cachedAt } = answer;
      return { item, kind: item.kind, cachedAt, failure };
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setList: assign(({ context }, list: ListName | null) =>
      list === null ? {} : { item: withList(itemOf(context), list) },
    ),
    startTickets: spawnChild('tickets', {
      id: 'tickets',
      input: ({ context }: { context: DetailsContext }) => ({
        answer: displayedAnswer(context),
        clock: context.clock,
        uptime: context.uptime,
        path: context.path,
        wanted: context.wanted,
      }),
    }),
    startShare: spawnChild('share', {
      id: 'share',
      input: ({ context }: { context: DetailsContext }) => {
        const { kind, id, title } = itemOf(context);
        return { kind, id, title, link: context.link() };
      },
    }),
    openLinked: enqueueActions(({ context, enqueue }) => {
      if (context.wanted !== null) enqueue.sendTo('tickets', { type: 'selector.opened' });
    }),
    sendAwaited: sendTo('tickets', { type: 'item.awaited' }),
    sendAnswered: sendTo('tickets', ({ context }) => ({
      type: 'item.answered',
      answer: freshAnswerIn(context),
    })),
    sendUnanswered: sendTo('tickets', { type: 'item.unanswered' }),
    shareThisPage: sendTo('share', ({ context }, { target }: { target: ShareTarget }) => ({
      type: 'share.requested',
      target,
      link: context.link(),
    })),
  },
  guards: {
    isPrerendered: ({ context }) => context.cachedAt !== null,
    isFresh: (_, answer: ReadResult<Item>) => isFresh(answer),
    isNotFound: (_, { error }: { error: unknown }) => isNotFound(failureOf(error)),
  },
});

/** Returns the request for the item by the kind of its link. */
const ownRequest = ({ context }: { context: DetailsContext }): ItemRequest => {
  const { id, kind, list, isListGuessed } = context;
  return { id, kind, list, isListGuessed };
};

/** Returns the request for the item as one of the other kind, whose list is a guess then. */
const otherRequest = (at: { context: DetailsContext }): ItemRequest => {
  const request = ownRequest(at);
  return { ...request, kind: KINDS[request.kind].otherKind, isListGuessed: true };
};

/** A request for the item, and the states to which it leads without one. */
interface RequestState {
  readonly id: string;
  readonly input: typeof ownRequest;
  /** The state where the platform has no such item. */
  readonly missing: '#details.loading.fetchingOther' | '#details.missing';
  /** The state after any other failure. */
  readonly failed: '#details.failed' | '#details.loaded.outdated';
}

/** Returns the state that requests the item; an answer is displayed, whether it is fresh or cached. */
function requestState({ id, input, missing, failed }: RequestState) {
  return details.createStateConfig({
    invoke: {
      id,
      src: 'fetchItem',
      input,
      onDone: [
        {
          guard: { type: 'isFresh', params: ({ event }) => event.output },
          target: '#details.loaded.current',
          actions: { type: 'setAnswer', params: ({ event }) => event.output },
        },
        {
          target: '#details.loaded.outdated',
          actions: { type: 'setAnswer', params: ({ event }) => event.output },
        },
      ],
      onError: [
        { guard: { type: 'isNotFound', params: ({ event }) => event }, target: missing },
        { target: failed, actions: { type: 'setFailure', params: ({ event }) => event } },
      ],
    },
  });
}

/**
 * Decides which item a details page displays and which tickets may be sold. A link may guess the kind wrong, so the
 * other kind is requested once. A prerendered item is displayed at once and fetched anew, by its own kind; a cached
 * one is displayed where the network fails (rule: Cached for the pass). The selector starts with the item, is sent
 * each later answer, and sells only an answer of this visit (rule: Sold from an answer); the tickets of a link open
 * it (rule: Links to a selection).
 */
export const detailsMachine = details.createMachine({
  id: 'details',
  context: ({ input: { prerendered, ...input } }) => ({
    ...input,
    ...(prerendered && requestOf(input.id, prerendered.value)),
    item: prerendered?.value ?? null,
    cachedAt: prerendered?.cachedAt ?? null,
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
        fetching: requestState({
          id: 'fetchItem',
          input: ownRequest,
          missing: '#details.loading.fetchingOther',
          failed: '#details.failed',
        }),
        fetchingOther: requestState({
          id: 'fetchOther',
          input: otherRequest,
          missing: '#details.missing',
          failed: '#details.failed',
        }),
      },
    },
    loaded: {
      entry: ['startTickets', 'startShare', 'openLinked'],
      on: {
        'share.requested': {
          actions: { type: 'shareThisPage', params: ({ event }) => event },
        },
      },
      initial: 'current',
      states: {
        current: {
          entry: 'sendAnswered',
          // Two lists of a kind may share an address (rule: The list of a ride).
          invoke: {
            id: 'findList',
            src: 'findList',
            input: ({ context }) => ({ item: itemOf(context) }),
            onDone: { actions: { type: 'setList', params: ({ event }) => event.output } },
            onError: {},
          },
        },
        refreshing: {
          entry: 'sendAwaited',
          ...requestState({
            id: 'refresh',
            input: ownRequest,
            missing: '#details.missing',
            failed: '#details.loaded.outdated',
          }),
        },
        outdated: {
          entry: 'sendUnanswered',
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

/** Returns the item of the page, which the state guarantees. */
function itemOf({ item }: DetailsContext): Item {
  return assertDefined(item, 'item');
}

/** Returns the answer that the page displays. */
function displayedAnswer(context: DetailsContext): Answer<Item> {
  const { cachedAt } = context;
  const value = itemOf(context);
  return cachedAt === null ? freshAnswer(value) : { value, cachedAt };
}

/** Returns the fresh answer that the page displays; throws for a cached one, which is never sold. */
function freshAnswerIn(context: DetailsContext): FreshAnswer<Item> {
  const answer = displayedAnswer(context);
  return assertDefined(isFresh(answer) ? answer : null, 'fresh answer');
}

/** Returns the request for an item that is known: its kind and its list need no guess. */
function requestOf(id: string, item: Item): ItemRequest {
  return { id, kind: item.kind, list: item.list, isListGuessed: undefined };
}
