import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { isUnprovided } from '#machines/unprovided.ts';

/** A call that a machine made to an actor of the browser, waiting for its answer. */
export interface Call {
  /** The id of the invoke. */
  readonly id: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  answer(output?: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** An action that a machine took in the browser. */
export interface Effect {
  readonly name: string;
  readonly params: unknown;
}

/** Lets every promise that is due settle. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Runs a machine as the browser would, with every effect in the hands of the test: calls wait to be
 * answered, actions are written down, time moves by hand.
 */
export function stage<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine>
    ? [input?: InputFrom<Machine>]
    : [input: InputFrom<Machine>]
) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];
  const effects: Effect[] = [];
  const errors: unknown[] = [];

  const listening = fromPromise<unknown, unknown>(
    ({ input: asked, self, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          id: self.id,
          input: asked,
          signal,
          answer: (output) => {
            resolve(output);
            return settled();
          },
          fail: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
  );
  const { actors, actions } = machine.implementations;
  const provided = machine.provide({
    actors: Object.fromEntries(unprovidedOf(actors).map((name) => [name, listening])),
    actions: Object.fromEntries(
      unprovidedOf(actions).map((name) => [
        name,
        (_: unknown, params: unknown) => {
          effects.push({ name, params });
        },
      ]),
    ),
  });
  const actor = createActor(provided, { clock, ...(input === undefined ? {} : { input }) });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();

  return {
    calls,
    effects,
    errors,
    send: actor.send.bind(actor),
    /** Leaves the page. */
    leave: () => actor.stop(),
    state: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    value: () => actor.getSnapshot().value as unknown,
    /** The names of the actions taken so far. */
    done: () => effects.map((effect) => effect.name),
    /** What the last action of that name was given. */
    paramsOf: (name: string) => effects.findLast((effect) => effect.name === name)?.params,
    /** The latest call of an invoke. */
    call(id: string): Call {
      const call = calls.findLast((candidate) => candidate.id === id);
      if (call === undefined) throw new Error(`Nobody called "${id}".`);
      return call;
    },
    async wait(ms: number): Promise<void> {
      clock.increment(ms);
      await settled();
    },
  };
}

function unprovidedOf(implementations: Record<string, unknown> | undefined): string[] {
  return Object.entries(implementations ?? {})
    .filter(([, implementation]) => isUnprovided(implementation))
    .map(([name]) => name);
}
