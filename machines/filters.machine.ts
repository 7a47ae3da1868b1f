import { assign, raise, setup, stateIn } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import {
  catalogueQuery,
  type Filters,
  filtersFromQuery,
  pageFromQuery,
} from './domain/catalogue/filters.ts';
import { unprovidedAction, unprovidedListener } from './unprovided.ts';

interface FiltersInput {
  /** The path of the list. */
  path: string;
  /** The query of the address; '' while a prerendered list is hydrated, since no query is read yet. */
  query: string;
}

interface FiltersContext extends FiltersInput {
  /**
   * The chosen filters and the page, counted from 1: those of the address, or those of a change that the address
   * lacks yet.
   */
  chosen: { readonly filters: Filters; readonly page: number };
  /** The filters that were changed before the address was read; null for none. */
  early: Partial<Filters> | null;
  /** The history step of the next change: a new one, or that of the search that is being typed. */
  step: 'new' | 'same';
}

/** The events of a list's filters; `address.changed` carries a new query of the list's address. */
export type FiltersEvent =
  | { type: 'filters.changed'; change: Partial<Filters> }
  | { type: 'address.changed'; query: string };

const chosenIn = (query: string) => ({
  query,
  chosen: { filters: filtersFromQuery(query), page: pageFromQuery(query) },
});

/**
 * Decides when the address of a list follows its filters (rule: Changes of a list). Each change is one step in the
 * history, all letters of one search are one step together, and the count is announced once a change is finished.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    input: {} as FiltersInput,
  },
  actors: { followAddress: unprovidedListener<{ path: string }>('followAddress') },
  actions: {
    writeQuery: unprovidedAction<{ path: string; query: string; replace: boolean }>('writeQuery'),
    mergeEarly: assign(({ context }, { change }: { change: Partial<Filters> }) => ({
      early: { ...context.early, ...change },
    })),
    // A change to what is chosen already, such as a blank behind a search, leaves the page of the list.
    change: assign(({ context: { chosen } }, { change }: { change: Partial<Filters> }) => {
      const query = catalogueQuery({ ...chosen.filters, ...change }, 1);
      return query === catalogueQuery(chosen.filters, 1) ? {} : chosenIn(query);
    }),
    setStep: assign(({ context }, { query }: { query: string }) => ({
      step: query === context.query ? 'same' : 'new',
    })),
    startStep: assign({ step: 'new' }),
    applyEarly: raise(({ context: { early } }) => ({
      type: 'filters.changed',
      change: assertDefined(early, 'early change'),
    })),
    // The same filters stay the same object, so that nothing is rendered for them.
    setQuery: assign(({ context }, { query }: { query: string }) =>
      query === context.query ? {} : chosenIn(query),
    ),
  },
  guards: {
    isTyped: ({ context }, { change }: { change: Partial<Filters> }) =>
      change.search !== undefined && change.search !== context.chosen.filters.search,
    hasEarly: ({ context }) => context.early !== null,
    isOutdated: stateIn({ open: { address: { throttled: 'outdated' } } }),
  },
  delays: {
    settleDelay: 1_000,
    /**
     * The time between two changes of the address, in ms. A held key would otherwise exceed the 100 changes in ten
     * seconds that Safari allows.
     */
    throttleDelay: 250,
  },
}).createMachine({
  id: 'filters',
  context: ({ input: { path, query } }) => ({ path, ...chosenIn(query), early: null, step: 'new' }),
  invoke: {
    id: 'followAddress',
    src: 'followAddress',
    input: ({ context }) => ({ path: context.path }),
    // An address that cannot be read counts as one that stays.
    onError: {},
  },
  initial: 'opening',
  states: {
    // A field that was filled in before hydration is heard before the address is read.
    opening: {
      on: {
        'filters.changed': { actions: { type: 'mergeEarly', params: ({ event }) => event } },
        'address.changed': [
          {
            guard: 'hasEarly',
            target: 'open',
            actions: [{ type: 'setQuery', params: ({ event }) => event }, 'applyEarly'],
          },
          { target: 'open', actions: { type: 'setQuery', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      type: 'parallel',
      states: {
        change: {
          initial: 'none',
          on: {
            'filters.changed': [
              {
                guard: { type: 'isTyped', params: ({ event }) => event },
                target: '.typing',
                actions: { type: 'change', params: ({ event }) => event },
              },
              { target: '.settled', actions: { type: 'change', params: ({ event }) => event } },
            ],
            'address.changed': { actions: { type: 'setQuery', params: ({ event }) => event } },
          },
          states: {
            none: {},
            typing: {
              on: {
                'address.changed': {
                  actions: [
                    { type: 'setStep', params: ({ event }) => event },
                    { type: 'setQuery', params: ({ event }) => event },
                  ],
                },
              },
              after: { settleDelay: 'settled' },
            },
            settled: { entry: 'startStep' },
          },
        },
        address: {
          initial: 'current',
          states: {
            current: { on: { 'filters.changed': 'throttled' } },
            throttled: {
              // `change` stands first, so that the query is already that of the event that led here
              entry: {
                type: 'writeQuery',
                params: ({ context: { path, query, step } }) => ({
                  path,
                  query,
                  replace: step === 'same',
                }),
              },
              initial: 'inSync',
              states: {
                inSync: { on: { 'filters.changed': 'outdated' } },
                // An address that was changed meanwhile makes the change void; the next one is a step of its own.
                outdated: {
                  on: { 'address.changed': { target: 'inSync', actions: 'startStep' } },
                },
              },
              after: {
                throttleDelay: [
                  { guard: 'isOutdated', target: 'throttled', reenter: true },
                  { target: 'current' },
                ],
              },
            },
          },
        },
      },
    },
  },
});
