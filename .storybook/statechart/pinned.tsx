import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { Stage, type StagedActor, type StageMove, showStage } from './stage.ts';
import { activeNodes, stateTimers, withoutEffects } from './xstate.ts';

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
  const [{ stage, actor, played }] = useState(() =>
    createStoryActor({ machine, moves, state, context }),
  );
  useEffect(() => {
    const leave = stage.enter(machine.id, played, actor as StagedActor, moves);
    const clear = showStage(stage);
    actor.start();
    const timers = rearmTimers(stage, actor);
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

/** A restored machine has lost its timers: starts those of its state again, until it leaves the state. */
function rearmTimers(stage: Stage, actor: AnyActor) {
  const timers = stateTimers(actor).map(({ stateId, event, delay }) => {
    const id = stage.clock.setTimeout(() => actor.send(event), delay);
    return { stateId, id };
  });
  const subscription = actor.subscribe((next: AnyMachineSnapshot) => {
    const active = activeNodes(next).map(({ id }) => id);
    for (const { stateId, id } of timers)
      if (!active.includes(stateId)) stage.clock.clearTimeout(id);
  });
  stage.tell();
  return subscription;
}

function createStoryActor({ machine, state, context }: Omit<PinnedProps, 'view'>) {
  const stage = new Stage();
  const played = withoutEffects(machine);
  const snapshot = played.resolveState({ value: valueAt(state), context });
  const actor = createActor(played, {
    snapshot,
    clock: stage.clock,
    inspect: stage.inspector(machine.id, snapshot),
  });
  return { stage, actor, played };
}

/** The value of a state by its path: 'failed.ready' → { failed: 'ready' }. */
function valueAt(path: string): StateValue {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : { [first]: valueAt(rest.join('.')) };
}
