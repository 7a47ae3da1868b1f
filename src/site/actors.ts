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
 * Runs a machine for a component; returns its state, and the function that sends it events. The input is read once;
 * another input needs another key of the component. The site watches its charts and sets their clock.
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
 * the same one again: otherwise the abort of the first run would reach the second as a failure. The chart that it is
 * provided for decides the types of input and output.
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
