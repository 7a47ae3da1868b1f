import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  fromPromise,
  getStateNodes,
  StateMachine,
} from 'xstate';

/** True for an actor that another one started. */
export function isChild(actor: AnyActor): boolean {
  return actor._parent !== undefined;
}

/** A timer that XState would have started on entering a state. */
export interface StateTimer {
  readonly stateId: string;
  /** The event that it sends when it is due. */
  readonly event: EventObject;
  /** The length of the timer, in ms. */
  readonly delay: number;
}

/** Returns the state nodes that a snapshot is in, parents before their children. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): readonly AnyStateNode[] {
  const nodes: readonly AnyStateNode[] = getStateNodes(machine.root, value);
  return [...new Set(nodes)].sort((one, other) => one.order - other.order);
}

/** The types of states that have no states inside. */
const IS_LEAF = {
  atomic: true,
  final: true,
  compound: false,
  parallel: false,
  history: false,
} as const satisfies Record<AnyStateNode['type'], boolean>;

/**
 * Returns the path of the leaf state, 'failed.ready'; of parallel regions one path each, 'wheels.rolling + lamp.lit'.
 */
export function statePath(snapshot: AnyMachineSnapshot): string {
  return activeNodes(snapshot)
    .filter(({ type }) => IS_LEAF[type])
    .map(({ path }) => path.join('.'))
    .join(' + ');
}

/** Returns the timers of the states that an actor is in. A delay without an implementation has none. */
export function stateTimers(actor: AnyActor): readonly StateTimer[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  // Guarded transitions of one delay share its timer.
  const timers = new Map<string, StateTimer>();
  for (const { id, after } of activeNodes(snapshot))
    for (const { delay, eventType } of after) {
      const ms = delayOf(delay, snapshot, actor);
      if (ms !== null)
        timers.set(eventType, { stateId: id, event: { type: eventType }, delay: ms });
    }
  return [...timers.values()];
}

function delayOf(delay: unknown, snapshot: AnyMachineSnapshot, self: AnyActor): number | null {
  const { delays } = snapshot.machine.implementations;
  const implementation: unknown = delays?.[String(delay)] ?? delay;
  const { context } = snapshot;
  const event = { type: 'xstate.init' };
  const ms =
    typeof implementation === 'function'
      ? implementation({ context, event, self, system: self.system }, undefined)
      : implementation;
  return typeof ms === 'number' ? ms : null;
}

/**
 * Returns the machine without its effects: named actors never answer, named actions do nothing. Machines that it
 * invokes are stripped in the same way. What XState builds (assign, raise) stays, except messages to the machine's
 * own actors, which are missing where it starts within a state.
 */
export function withoutEffects(machine: AnyStateMachine): AnyStateMachine {
  const { actors = {}, actions = {} } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([name, logic]) => [
        name,
        logic instanceof StateMachine ? withoutEffects(logic) : silent,
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        isBuiltIn(action) && action.type !== 'xstate.sendTo' ? action : () => {},
      ]),
    ),
  });
}

const silent = fromPromise(() => new Promise(() => {}));

/** True when XState made an action: its function carries a type of its own. */
function isBuiltIn(action: unknown): action is { type: string } {
  return (
    typeof action === 'function' && 'type' in action && String(action.type).startsWith('xstate.')
  );
}
