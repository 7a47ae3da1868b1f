import { assign, setup } from 'xstate';

/** The context of a list's filters. */
export interface FiltersContext {
  /** The query that the visitor's last change wrote into the address; null before the first one. */
  written: string | null;
}

/** The events of a list's filters; `query` is the address's query after the change. */
export type FiltersEvent = { type: 'filters.changed'; isTyped: boolean; query: string };

/**
 * Decides for the filters of a list when a change is finished: until then the letters of one search are one step back
 * in the history, and the count is not announced.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
  },
  actions: {
    setWritten: assign((_, change: { query: string }) => ({ written: change.query })),
  },
  guards: { isTyped: (_, change: { isTyped: boolean }) => change.isTyped },
  delays: { settleDelay: 1_000 },
}).createMachine({
  id: 'filters',
  context: { written: null },
  initial: 'settled',
  on: {
    'filters.changed': [
      {
        guard: { type: 'isTyped', params: ({ event }) => event },
        target: '.typing',
        actions: { type: 'setWritten', params: ({ event }) => event },
      },
      { target: '.settled', actions: { type: 'setWritten', params: ({ event }) => event } },
    ],
  },
  states: {
    settled: {},
    typing: {
      after: { settleDelay: 'settled' },
    },
  },
});
