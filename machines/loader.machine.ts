import { assign, setup } from 'xstate';
import { type CachedAnswer, isFresh, isNewer, type ReadResult } from './domain/answer/answer.ts';
import type { Failure } from './domain/answer/failure.ts';
import type { Catalogue, Item } from './domain/catalogue/item.ts';
import type { ItemKind } from './domain/catalogue/kinds.ts';
import type { ListName } from './domain/catalogue/lists.ts';
import type { OrganiserRides } from './domain/catalogue/organiser-rides.ts';
import type { RideResults } from './domain/catalogue/saved-items.ts';
import type { AnsweredLists } from './domain/catalogue/search-across.ts';
import { failureOf } from './failure-of.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** The context of a page that only fetches: its request, then the result that it displays, and the failure of the latest request. */
interface LoaderContext<Output, Input> {
  request: Input;
  result: Output | null;
  /** The time of reading of a result that is prerendered or cached, epoch ms; null once an answer of this visit is there. */
  cachedAt: number | null;
  failure: Failure | null;
}

/** The ride for which others of its list are searched, and the time, epoch ms. */
export interface RelatedRequest {
  readonly item: Item;
  readonly now: number;
}

/** The events of a page that only fetches. */
export type LoaderEvent = { type: 'load.retried' };

/**
 * Decides what a page that only fetches displays. A prerendered result is displayed at once and fetched anew; an
 * earlier answer that the device cached is displayed where the network fails (rule: Cached for the pass).
 */
function loader<Output, Input = null>(id: string) {
  const chart = setup({
    types: {
      context: {} as LoaderContext<Output, Input>,
      events: {} as LoaderEvent,
      input: {} as { request: Input; prerendered?: CachedAnswer<Output> | undefined },
      tags: {} as 'busy',
    },
    actors: { load: unprovidedActor<ReadResult<Output>, { request: Input }>('load') },
    actions: {
      reloadPage: unprovidedAction('reloadPage'),
      setAnswer: assign(({ context }, answer: ReadResult<Output>) => {
        const failure = answer.failure ?? null;
        if (!isNewer(answer, context.cachedAt)) return { failure };
        return { result: answer.value, cachedAt: answer.cachedAt, failure };
      }),
      setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    },
    guards: {
      hasResult: ({ context }) => context.result !== null,
      isFresh: (_, answer: ReadResult<Output>) => isFresh(answer),
    },
  });

  function requestState(invoked: 'load' | 'refresh') {
    return chart.createStateConfig({
      invoke: {
        id: invoked,
        src: 'load',
        input: ({ context }) => ({ request: context.request }),
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output },
            target: `#${id}.loaded.current`,
            actions: { type: 'setAnswer', params: ({ event }) => event.output },
          },
          {
            target: `#${id}.failing`,
            actions: { type: 'setAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: `#${id}.failing`,
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    });
  }

  return chart.createMachine({
    id,
    context: ({ input: { request, prerendered } }) => ({
      request,
      result: prerendered?.value ?? null,
      cachedAt: prerendered?.cachedAt ?? null,
      failure: null,
    }),
    initial: 'opening',
    states: {
      opening: {
        always: [{ guard: 'hasResult', target: 'loaded.refreshing' }, { target: 'loading' }],
      },
      loading: { tags: 'busy', ...requestState('load') },
      loaded: {
        initial: 'current',
        states: {
          current: {},
          refreshing: requestState('refresh'),
          outdated: { on: { 'load.retried': 'refreshing' } },
        },
      },
      failing: {
        always: [{ guard: 'hasResult', target: 'loaded.outdated' }, { target: 'failed' }],
      },
      failed: { on: { 'load.retried': { actions: 'reloadPage' } } },
    },
  });
}

/** Loads the four cards of the home page. */
export const featuredMachine = loader<readonly Item[]>('featured');

/** Loads a list of the getaways page, by its name. */
export const catalogueMachine = loader<Catalogue, ListName>('catalogue');

/** Loads the lists beside that of the page, which a search counts as well; a list that fails is missing. */
export const otherListsMachine = loader<AnsweredLists, readonly ListName[]>('other-lists');

/** Loads the rides of some kinds, among which the Saved page finds its own. */
export const savedRidesMachine = loader<RideResults, readonly ItemKind[]>('saved-rides');

/** Loads the rides that can be booked in place of one that is sold out or has departed. */
export const similarMachine = loader<readonly Item[], RelatedRequest>('similar');

/** Loads the rides that can be booked after one that is over. */
export const nextRidesMachine = loader<readonly Item[], RelatedRequest>('next-rides');

/** Loads the rides of the organiser of a ride. */
export const organiserMachine = loader<OrganiserRides, RelatedRequest>('organiser');
