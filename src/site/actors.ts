import { useActor } from '@xstate/react';
import { use, useState } from 'react';
import {
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type PromiseActorLogic,
  fromPromise as plainFromPromise,
  type SnapshotFrom,
} from 'xstate';
import { SiteContext } from './site.ts';

/**
 * Runs a machine for a component: its state, and the function that sends it events. The input is read once; give the component another key for another one.
 * The charts of a site are watched and clocked as the site says.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[readInput]: undefined extends InputFrom<Machine> ? [] : [() => InputFrom<Machine>]
): [SnapshotFrom<Machine>, Actor<Machine>['send'], Actor<Machine>];
export function useMachine(machine: AnyStateMachine, readInput?: () => unknown) {
  const site = use(SiteContext);
  const [options] = useState(() => ({ ...site?.running, input: readInput?.() }));
  return useActor(machine, options);
}

/**
 * Returns a promise actor whose promise never settles once it was stopped. StrictMode stops every actor and starts
 * the same one again: otherwise the abort of the first run would reach the second as a failure.
 * What goes in and comes out is what the chart says that provides for it.
 */
export function fromPromise<Output, Input>(
  run: (start: { input: Input; signal: AbortSignal }) => PromiseLike<NoInfer<Output>>,
): PromiseActorLogic<Output, Input> {
  return plainFromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await run({ input, signal });
    } finally {
      if (signal.aborted) await new Promise(() => {});
    }
  });
}
