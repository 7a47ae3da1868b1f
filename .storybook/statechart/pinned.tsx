import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  fromPromise,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { isUnprovided } from '#machines/unprovided.ts';
import { Stage, type StagedActor, type StageMove, showStage } from './stage.ts';

/** What a pinned story tells about itself: `statechart` of its parameters. */
export interface Pin {
  readonly machine: string;
  /** Path of the state, 'failed.ready'. */
  readonly state: string;
}

/** How a view is drawn from a machine. */
export type ViewOf<Machine extends AnyStateMachine> = (
  state: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
) => ReactNode;

interface PinnedProps {
  machine: AnyStateMachine;
  moves: readonly StageMove[];
  state: string;
  context: object;
  view: (state: AnyMachineSnapshot, send: (event: AnyEventObject) => void) => ReactNode;
}

/**
 * Stories of one machine, each pinned to a state. The machine lives from there: it takes what is typed
 * and pressed, its calls wait for ever, its actions do nothing, and its time moves in the panel alone.
 */
export function pinned<Machine extends AnyStateMachine>(
  machine: Machine,
  moves: readonly StageMove[],
  facts: ContextFrom<Machine>,
  view: ViewOf<Machine>,
) {
  return (state: string, changes: Partial<ContextFrom<Machine>> = {}) => ({
    parameters: { statechart: { machine: machine.id, state } satisfies Pin },
    render: () => (
      <Pinned
        machine={machine}
        moves={moves}
        state={state}
        context={{ ...(facts as object), ...changes }}
        view={view as unknown as PinnedProps['view']}
      />
    ),
  });
}

function Pinned({ machine, moves, state, context, view }: PinnedProps) {
  const [{ stage, actor, played }] = useState(() => raise({ machine, moves, state, context }));
  useEffect(() => {
    const leave = stage.enter(machine.id, played, actor as StagedActor, moves);
    const clear = showStage(stage);
    actor.start();
    const timers = windUp(stage, machine, actor);
    return () => {
      timers.unsubscribe();
      actor.stop();
      leave();
      clear();
    };
  }, [stage, actor, played, machine, moves]);
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe({ next: listener, complete: listener });
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return view(snapshot, actor.send);
}

/** A restored machine has lost its timers, so those of the pinned state are wound up again. */
function windUp(stage: Stage, machine: AnyStateMachine, actor: AnyActor) {
  const wound = (actor.getSnapshot() as AnyMachineSnapshot)._nodes.flatMap((node) =>
    node.after.map(({ delay, eventType }) => {
      const ms = machine.implementations.delays?.[String(delay)] ?? delay;
      const id = stage.clock.setTimeout(() => actor.send({ type: eventType }), Number(ms));
      return { node, id };
    }),
  );
  const subscription = actor.subscribe((next: AnyMachineSnapshot) => {
    for (const { node, id } of wound) if (!next._nodes.includes(node)) stage.clock.clearTimeout(id);
  });
  stage.tell();
  return subscription;
}

function raise({ machine, state, context }: Omit<PinnedProps, 'view'>) {
  const stage = new Stage();
  const played = machine.provide(stubsOf(machine));
  const snapshot = played.resolveState({ value: valueAt(state), context });
  const actor = createActor(played, {
    snapshot,
    clock: stage.clock,
    inspect: stage.inspector(machine.id, snapshot),
  });
  return { stage, actor, played };
}

/** Calls that wait for an answer from the panel, and actions that do nothing. */
function stubsOf(machine: AnyStateMachine) {
  const { actors, actions } = machine.implementations;
  const waits = fromPromise(() => new Promise(() => {}));
  return {
    actors: Object.fromEntries(unprovidedOf(actors).map((name) => [name, waits])),
    actions: Object.fromEntries(unprovidedOf(actions).map((name) => [name, () => {}])),
  };
}

function unprovidedOf(implementations: Record<string, unknown> | undefined): string[] {
  return Object.entries(implementations ?? {})
    .filter(([, implementation]) => isUnprovided(implementation))
    .map(([name]) => name);
}

/** The value of a state by its path: 'failed.ready' → { failed: 'ready' }. */
function valueAt(path: string): StateValue {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : { [first]: valueAt(rest.join('.')) };
}
