import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  pathToStateValue,
  type SnapshotFrom,
} from 'xstate';
import type { ManualClock } from './clock.ts';
import type { Pin, StatechartMove } from './parameters.ts';
import { useStatechartSession } from './SessionProvider.tsx';
import type { StatechartSession } from './session.ts';
import { activeNodes, stateTimers, withoutEffects } from './xstate.ts';

/** Draws a view from a machine. */
export type MachineView<Machine extends AnyStateMachine> = (
  state: SnapshotFrom<Machine>,
  send: (event: EventFrom<Machine>) => void,
) => ReactNode;

interface PinnedProps {
  machine: AnyStateMachine;
  moves: readonly StatechartMove[];
  state: string;
  context: object;
  view: (state: AnyMachineSnapshot, send: (event: AnyEventObject) => void) => ReactNode;
}

/**
 * Returns stories of one machine, each pinned to a state. The machine runs from there: it takes typed text and
 * presses, its calls never answer, its actions do nothing, and its time passes in the panel alone.
 */
export function pinned<Machine extends AnyStateMachine>(
  machine: Machine,
  moves: readonly StatechartMove[],
  facts: ContextFrom<Machine>,
  view: MachineView<Machine>,
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
  const session = useStatechartSession();
  const [{ actor, connection }] = useState(() =>
    createStoryActor({ session, machine, moves, state, context }),
  );
  useEffect(() => {
    const close = connection.open(actor);
    actor.start();
    const disarm = rearmTimers(session.clock, actor);
    session.publish();
    return () => {
      disarm();
      actor.stop();
      close();
    };
  }, [session, actor, connection]);
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe({ next: listener, complete: listener });
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return view(snapshot, actor.send);
}

interface StoryActorOptions extends Omit<PinnedProps, 'view'> {
  session: StatechartSession;
}

/** Returns an actor of the machine in the state of its story, without its effects, ready to be connected. */
export function createStoryActor({ session, machine, moves, state, context }: StoryActorOptions) {
  const played = withoutEffects(machine);
  const value = pathToStateValue(state.split('.'));
  const connection = session.connection(played, moves);
  const actor: AnyActor = createActor(played, {
    snapshot: played.resolveState({ value, context }),
    clock: session.clock,
    inspect: connection.inspect,
  });
  return { actor, connection };
}

/**
 * Starts the timers of a restored machine's state, which a restored machine has lost, each until its state is left.
 * Returns a function that cancels them.
 */
export function rearmTimers(clock: ManualClock, actor: AnyActor): () => void {
  const timers = stateTimers(actor).map(({ stateId, event, delay }) => ({
    stateId,
    id: clock.setTimeout(() => actor.send(event), delay),
  }));
  const subscription = actor.subscribe((next: AnyMachineSnapshot) => {
    const active = new Set(activeNodes(next).map(({ id }) => id));
    for (const { stateId, id } of timers) if (!active.has(stateId)) clock.clearTimeout(id);
  });
  return () => {
    subscription.unsubscribe();
    for (const { id } of timers) clock.clearTimeout(id);
  };
}
