import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { activeNodes } from '../../.storybook/statechart/xstate.ts';

/** Something that can happen to a machine, in the product's words. */
export interface Move {
  readonly says: string;
  readonly event: AnyEventObject;
}

/** A machine with every way it can start and everything that can happen to it. */
export interface Model {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Inputs by what they mean. */
  readonly starts: Readonly<Record<string, unknown>>;
  readonly moves: readonly Move[];
  /** What of the context decides what can happen next; all of it when left out. */
  readonly facts?: (context: never) => unknown;
}

/** One kind of move from a state, with the shortest way there. */
export interface Path {
  readonly start: string;
  readonly way: readonly Move[];
  readonly move: Move;
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
  /** The browser's actions it takes, in order. */
  readonly effects: readonly string[];
}

/** All that can happen: every path, and which states and transitions they reach. */
export interface Exploration {
  readonly model: Model;
  readonly paths: readonly Path[];
  /** 'from · move → to (effects)', each once: the table to review. */
  readonly table: readonly string[];
  readonly states: Coverage;
  readonly transitions: Coverage;
}

/** How much of a chart was reached. */
export interface Coverage {
  readonly all: readonly string[];
  readonly missed: readonly string[];
}

/** The result of an invoke, as the chart hears it. */
export function answered(id: string, says: string, output?: unknown): Move {
  const type = `xstate.done.actor.${id}`;
  return { says: `${id} answers ${says}`, event: { type, output, actorId: id } };
}

/** The failure of an invoke, as the chart hears it. */
export function broke(id: string, error: unknown, says = 'fails'): Move {
  const type = `xstate.error.actor.${id}`;
  return { says: `${id} ${says}`, event: { type, error, actorId: id } };
}

/** The end of a delay in a state, by the state's id. */
export function passed(delay: string, stateId: string): Move {
  return { says: `after ${delay}`, event: { type: `xstate.after.${delay}.${stateId}` } };
}

/** What a visitor or the browser does. */
export function happened(event: AnyEventObject, detail = ''): Move {
  return { says: detail === '' ? event.type : `${event.type} ${detail}`, event };
}

/** One move on a chart: each microstep with its actions, where it ends, and the browser's actions in order. */
export function follow(machine: AnyStateMachine, from: AnyMachineSnapshot, { event }: Move) {
  const microsteps = getMicrosteps(machine, from, event);
  return {
    microsteps,
    to: microsteps.at(-1)?.[0] ?? from,
    effects: microsteps.flatMap(([, actions]) => effectsOf(actions)),
  };
}

/** Follows every move from every situation that a machine can be in. */
export function explore(model: Model): Exploration {
  const { machine, moves, starts, facts } = model;
  const says = new Map(moves.map((move) => [key(move.event), move]));
  const paths: Path[] = [];
  const kinds = new Set<string>();
  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();

  for (const [start, input] of Object.entries(starts)) {
    const arrival = getInitialMicrosteps(machine, input);
    note(arrival);
    const [first] = arrival.at(-1) ?? [];
    if (first === undefined) throw new Error(`"${model.name}" does not start.`);
    const situations = getShortestPaths(machine, {
      input,
      events: moves.map((move) => move.event),
      filterEvents: (state, event) => machine.getTransitionData(state, event).length > 0,
      serializeState: (state) =>
        facts === undefined
          ? situation(state)
          : JSON.stringify([state.value, facts(state.context as never)]),
    });
    for (const { steps } of situations) {
      const way = steps.slice(1).map((step) => moveOf(step.event));
      // Walked again: situations that count as one may differ in what was said on the way.
      const from = way.reduce((state, move) => follow(machine, state, move).to, first);
      for (const node of activeNodes(from)) reached.add(node.id);
      for (const move of moves) {
        const transitions =
          from.status === 'active' ? machine.getTransitionData(from, move.event) : [];
        if (transitions.length === 0) continue;
        for (const transition of transitions) taken.add(transition);
        const { microsteps, to, effects } = follow(machine, from, move);
        note([[from, []], ...microsteps]);
        const path = { start, way, move, from, to, effects };
        const kind = [start, row(path), ...transitions.map(nameOf)].join('\n');
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        paths.push(path);
      }
    }
  }

  /** Which `always` transitions lead from one microstep to the next. */
  function note(microsteps: readonly (readonly [AnyMachineSnapshot, unknown])[]): void {
    for (const [index, [before]] of microsteps.entries()) {
      const next = microsteps[index + 1]?.[0];
      if (next === undefined) break;
      for (const transition of activeNodes(before).flatMap((node) => node.always ?? []))
        if (transition.target?.some((node: AnyStateNode) => isIn(next, node)))
          taken.add(transition);
    }
  }

  function moveOf(event: AnyEventObject): Move {
    return says.get(key(event)) ?? { says: event.type, event };
  }

  const nodes = [machine.root, ...getStateNodes(machine)];
  const leaves = nodes.filter((node) => node.type === 'atomic' || node.type === 'final');
  const screens = leaves.filter((node) => (node.always ?? []).length === 0);
  const definitions = nodes.flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);
  return {
    model,
    paths,
    table: [...new Set(paths.map(row))].sort(),
    states: coverage(
      screens.map((node) => node.id),
      (id) => reached.has(id),
    ),
    transitions: {
      all: definitions.map(nameOf),
      missed: definitions.filter((definition) => !taken.has(definition)).map(nameOf),
    },
  };
}

/** A state's name as the visitor's situation, 'failed.ready'; of parallel regions each, 'search.idle + banner.shown'. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  const leaves = activeNodes(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .sort((a, b) => a.order - b.order);
  return leaves.length === 0 ? 'nowhere' : leaves.map((leaf) => leaf.path.join('.')).join(' + ');
}

/** Everything that makes two situations differ. */
function situation(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.context]);
}

function row({ from, move, to, effects }: Path): string {
  const also = effects.length === 0 ? '' : ` (${effects.join(', ')})`;
  return `${stateName(from)} · ${move.says} → ${stateName(to)}${also}`;
}

function effectsOf(actions: readonly { type: string }[]): string[] {
  return actions.map((action) => action.type).filter((type) => !type.startsWith('xstate.'));
}

function key(event: AnyEventObject): string {
  return JSON.stringify(event);
}

function isIn(snapshot: AnyMachineSnapshot, node: AnyStateNode): boolean {
  return activeNodes(snapshot).includes(node);
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const on = eventType === '' ? 'always' : eventType;
  const to = target?.map((node) => node.id).join(' ') ?? 'stays';
  return `${source.id} · ${on}${guardName(guard)} → ${to}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return ` [${guard.type}]`;
  return '';
}

function coverage(all: readonly string[], isReached: (name: string) => boolean): Coverage {
  return { all, missed: all.filter((name) => !isReached(name)) };
}
