import { assign, setup } from 'xstate';
import type { Failure } from './domain/failure.ts';
import type { Catalogue, Item, RideEvent, Trip } from './domain/item.ts';
import { failureOf } from './failure-of.ts';
import { unprovidedAction, unprovidedActor } from './unprovided.ts';

/** What a page that only fetches knows: its request, then the result or why there is none. */
export interface LoaderContext<Output, Input> {
  request: Input;
  result: Output | null;
  failure: Failure | null;
}

/** What a visitor of such a page can do. */
export type LoaderEvent = { type: 'load.retried' };

/** Decides for a page that only fetches whether it waits, shows or apologises. */
function loader<Output, Input = null>(id: string) {
  return setup({
    types: {
      context: {} as LoaderContext<Output, Input>,
      events: {} as LoaderEvent,
      input: {} as { request: Input },
      tags: {} as 'busy',
    },
    actors: { load: unprovidedActor<Output, { request: Input }>('load') },
    actions: { reloadPage: unprovidedAction('reloadPage') },
  }).createMachine({
    id,
    context: ({ input }) => ({ request: input.request, result: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ request: context.request }),
          onDone: { target: 'loaded', actions: assign({ result: ({ event }) => event.output }) },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
        },
      },
      loaded: {},
      failed: {
        on: { 'load.retried': { actions: 'reloadPage' } },
      },
    },
  });
}

/** The four cards of the home page. */
export const featuredMachine = loader<readonly Item[]>('featured');

/** The trips of the getaways page. */
export const tripsMachine = loader<Catalogue<Trip>>('trips');

/** The trainings of the getaways page. */
export const trainingsMachine = loader<Catalogue<RideEvent>>('trainings');

/** The events of the getaways page. */
export const eventsMachine = loader<Catalogue<RideEvent>>('events');
