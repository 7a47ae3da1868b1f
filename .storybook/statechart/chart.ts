import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The cause of a transition. */
export type TransitionCause = 'event' | 'done' | 'error' | 'delay' | 'always';

/** A transition as a chart and its table show it. */
export interface ChartTransition {
  readonly from: string;
  /** The path of the target; null when the state stays. */
  readonly to: string | null;
  readonly cause: TransitionCause;
  /** The text of the event, such as 'fetchStatus answers' or 'after retryDelay (2 s)'. */
  readonly on: string;
  readonly guard: string | null;
  /** The names of the actions, in order. */
  readonly actions: readonly string[];
}

/** A state as a chart shows it. */
export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** The path from the root, such as 'failed.ready'. */
  readonly path: string;
  readonly kind: 'leaf' | 'parent' | 'final' | 'transient';
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  readonly calls: readonly string[];
  readonly entry: readonly string[];
  readonly children: readonly ChartState[];
}

/** A machine in plain data. */
export interface Chart {
  readonly name: string;
  readonly rootId: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** Reads a machine's states and transitions; nothing about a chart is written by hand. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = [machine.root, ...descendants(machine.root)];
  return {
    name: machine.id,
    rootId: machine.root.id,
    states: childrenOf(machine.root),
    transitions: nodes.flatMap((node) => transitionsOf(node, machine)),
  };
}

/** Returns the leaves of a chart, by their path. */
export function leavesOf(machine: AnyStateMachine): ChartState[] {
  const leaves = (states: readonly ChartState[]): ChartState[] =>
    states.flatMap((state) => (state.kind === 'parent' ? leaves(state.children) : [state]));
  return leaves(chartOf(machine).states);
}

function descendants(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);
}

function childrenOf(node: AnyStateNode): ChartState[] {
  const initial = node.type === 'compound' ? node.initial.target : [];
  return Object.values(node.states).map((child) => ({
    id: child.id,
    name: child.key,
    path: child.path.join('.'),
    kind: kindOf(child),
    isInitial: initial.includes(child),
    tags: child.tags,
    calls: child.invoke.map(({ src }) => String(src)),
    entry: namesOf(child.entry),
    children: childrenOf(child),
  }));
}

/** The kind of a state by its type; null where its transitions decide. */
const KINDS = {
  final: 'final',
  compound: 'parent',
  parallel: 'parent',
  atomic: null,
  history: null,
} as const satisfies Record<AnyStateNode['type'], ChartState['kind'] | null>;

function kindOf(node: AnyStateNode): ChartState['kind'] {
  // one that guards every way out may stay
  const isLeft = (node.always ?? []).some(({ guard }) => guard === undefined);
  return KINDS[node.type] ?? (isLeft ? 'transient' : 'leaf');
}

function transitionsOf(node: AnyStateNode, machine: AnyStateMachine): ChartTransition[] {
  const definitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  return definitions.flatMap((definition) => {
    const cause = causeOf(definition, machine);
    const targets = definition.target ?? [null];
    return targets.map((target: AnyStateNode | null) => ({
      ...cause,
      from: node.id,
      to: target?.id ?? null,
      guard: nameOf(definition.guard),
      actions: namesOf(definition.actions),
    }));
  });
}

function causeOf(
  { eventType }: AnyTransitionDefinition,
  machine: AnyStateMachine,
): Pick<ChartTransition, 'cause' | 'on'> {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (actor !== undefined)
    return outcome === 'done'
      ? { cause: 'done', on: `${actor} answers` }
      : { cause: 'error', on: `${actor} fails` };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (delay !== undefined) {
    const ms = machine.implementations.delays?.[delay];
    return { cause: 'delay', on: `after ${delay}${typeof ms === 'number' ? ` (${ms} ms)` : ''}` };
  }
  return eventType === '' ? { cause: 'always', on: 'at once' } : { cause: 'event', on: eventType };
}

function namesOf(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => nameOf(action) ?? []).filter((name) => !isBuiltIn(name));
}

/** Returns the name of an action or guard; null for an inline one. */
function nameOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference)
    return String(reference.type);
  return null;
}

function isBuiltIn(name: string): boolean {
  return name.startsWith('xstate.');
}
