import { type AnyStateMachine, StateMachine } from 'xstate';

/** The charts that a chart invokes, by the names under which it does. */
function invokedBy({ implementations }: AnyStateMachine): [name: string, AnyStateMachine][] {
  return Object.entries(implementations.actors).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? [[name, logic as AnyStateMachine]] : [],
  );
}

/** A chart, and the charts within it at whatever depth. */
export function chartsWithin(machine: AnyStateMachine): AnyStateMachine[] {
  return [machine, ...invokedBy(machine).flatMap(([, inner]) => chartsWithin(inner))];
}

/** A machine in which the chart of a name is another one, at whatever depth it is invoked. */
export function withChart(
  machine: AnyStateMachine,
  id: string,
  change: (chart: AnyStateMachine) => AnyStateMachine,
): AnyStateMachine {
  if (machine.id === id) return change(machine);
  const actors = invokedBy(machine).flatMap(([name, inner]) => {
    const changed = withChart(inner, id, change);
    return changed === inner ? [] : [[name, changed] as const];
  });
  return actors.length === 0
    ? machine
    : machine.provide({ actors: Object.fromEntries(actors) as never });
}
