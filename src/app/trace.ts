import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Trace, TraceEntry } from '../pages/route.ts';

/** The most steps that are kept; older ones go. */
const MOST_ENTRIES = 100;

/** A trace that watches machines as they run. */
export interface Recorder extends Trace {
  /** Returns the same machines, with every actor of them watched. */
  watch<Machines extends object>(machines: Machines): Machines;
}

/** Keeps the steps of the charts for the rider to send (rule: Copy what happened): only ids of charts, states and names of events. `now` in epoch ms; steps go into `entries`, and `hear` gets each event. */
export function createTrace(
  now: () => number,
  entries: TraceEntry[] = [],
  hear?: (event: AnyEventObject) => void,
): Recorder {
  const watched = new WeakSet<object>();
  const note = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
    const { machine, value } = inspected.snapshot as AnyMachineSnapshot;
    const { type } = inspected.event;
    hear?.(inspected.event);
    entries.push({
      at: now(),
      machine: machine.id,
      state: JSON.stringify(value),
      // an event that no chart names could hold anything
      event: (machine.events as readonly string[]).includes(type) ? type : '',
    });
    if (entries.length > MOST_ENTRIES) entries.shift();
  };
  const watchStart = (machine: AnyStateMachine) => {
    const start = machine.getInitialSnapshot;
    // The one place that every actor of a machine passes, whichever page starts it.
    machine.getInitialSnapshot = (scope, input) => {
      if (!watched.has(scope.system)) scope.system.inspect(note);
      watched.add(scope.system);
      return start.call(machine, scope, input);
    };
  };
  return {
    entries: () => entries,
    watch: (machines) => {
      Object.values(machines).forEach(watchStart);
      return machines;
    },
  };
}
