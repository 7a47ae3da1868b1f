import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  StateMachine,
  transition,
} from 'xstate';
import { Interner } from './interner.ts';

/** What a chart can ask of its surroundings, by the kind of step. */
interface StepParts {
  stop: { readonly id: string };
  'start timer': { readonly event: string };
  'stop timer': { readonly event: string };
  effect: {
    readonly type: string;
    /** The same for the same effect with the same parameters. */
    readonly number: number;
    readonly params: unknown;
    readonly run: () => void;
  };
  call: { readonly id: string; readonly src: string; readonly input: unknown };
  tell: { readonly id: string; readonly event: AnyEventObject };
}

/** A kind of step. */
export type StepKind = keyof StepParts;

/** One thing a transition asks of its surroundings, of one kind. */
export type StepOf<Kind extends StepKind> = {
  [Each in Kind]: { readonly does: Each } & StepParts[Each];
}[Kind];

type Step = StepOf<StepKind>;

/** When a step is taken: children and tasks start, and receive their messages, once everything else of the transition was done. */
const PRECEDENCE: Readonly<Record<StepKind, number>> = {
  stop: 0,
  'start timer': 0,
  'stop timer': 0,
  effect: 0,
  call: 1,
  tell: 3,
};

/** A browser says nothing of a lock before everything else of the transition has started. */
function precedenceOf(step: Step): number {
  return step.does === 'call' && step.src === 'holdLock' ? 2 : PRECEDENCE[step.does];
}

/** An event by which what a chart invoked answers it. */
interface AnswerEvent {
  readonly type: string;
  readonly actorId: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The event by which what a chart invoked under an id answers. */
export function doneEvent(actorId: string, output: unknown): AnswerEvent {
  return { type: `xstate.done.actor.${actorId}`, output, actorId };
}

/** The event by which what a chart invoked under an id fails. */
export function errorEvent(actorId: string, error: unknown): AnswerEvent {
  return { type: `xstate.error.actor.${actorId}`, error, actorId };
}

/** Where an event leads, and what it asks for on the way. */
export interface Reaction {
  readonly to: number;
  /** In the order in which they are taken. */
  readonly steps: readonly Step[];
  /** True when the chart listened. */
  readonly isHeard: boolean;
}

interface Executable {
  readonly type: string;
  readonly info: unknown;
  readonly params: unknown;
  readonly exec: ((info: unknown, params: unknown) => void) | undefined;
}

/** The machines as pure functions between numbered snapshots; each question is asked only once. */
export class Charts {
  /** The clock that guards read, in ms since the first state. */
  clock = 0;
  readonly #snapshots = new Interner<{ machine: AnyStateMachine; state: AnyMachineSnapshot }>();
  readonly #effects = new Interner<null>();
  readonly #reactions = new Map<string, Reaction>();
  readonly #machines = new Map<AnyStateMachine, number>();

  /** The state behind a number. */
  state(snapshot: number): AnyMachineSnapshot {
    return this.#snapshots.at(snapshot).state;
  }

  /** The machine that a snapshot is of. */
  machine(snapshot: number): AnyStateMachine {
    return this.#snapshots.at(snapshot).machine;
  }

  /** The chart behind an invoke of a snapshot's machine, or null when it is no chart. */
  child(snapshot: number, src: string): AnyStateMachine | null {
    const logic: unknown = this.machine(snapshot).implementations.actors[src];
    return logic instanceof StateMachine ? logic : null;
  }

  /** The first steps of a machine; `key` says all that matters of its input. */
  start(machine: AnyStateMachine, key: string, input?: unknown): Reaction {
    return this.#once(`${this.clock}:${this.#numberOf(machine)}<${key}`, () => {
      const [state, actions] = initialTransition(machine, input);
      return this.#reaction(machine, state, actions as readonly Executable[], true);
    });
  }

  /** The steps of a machine at an event; `key` says all that matters of the event. */
  send(snapshot: number, key: string, event: AnyEventObject): Reaction {
    return this.#once(`${this.clock}:${snapshot}.${key}`, () => {
      const { machine, state } = this.#snapshots.at(snapshot);
      if (state.status !== 'active') return { to: snapshot, steps: [], isHeard: false };
      const isHeard = machine.getTransitionData(state, event).length > 0;
      const [next, actions] = transition(machine, state, event);
      return this.#reaction(machine, next, actions as readonly Executable[], isHeard);
    });
  }

  /** The effects of a machine by the numbers of their parameters, so that an answer names its call. */
  #reaction(
    machine: AnyStateMachine,
    state: AnyMachineSnapshot,
    actions: readonly Executable[],
    isHeard: boolean,
  ): Reaction {
    if (state.status === 'error') throw state.error;
    const situation = JSON.stringify([this.#numberOf(machine), state.status, state.value]);
    const text = `${situation}${factsOf(state)}`;
    const to = this.#snapshots.of(text, { machine, state });
    const steps = actions
      .map((action) => this.#step(machine, action))
      .sort((one, other) => precedenceOf(one) - precedenceOf(other));
    return { to, steps, isHeard };
  }

  /** Two machines may go by the same id. */
  #numberOf(machine: AnyStateMachine): number {
    const number = this.#machines.get(machine) ?? this.#machines.size;
    this.#machines.set(machine, number);
    return number;
  }

  #step(machine: AnyStateMachine, action: Executable): Step {
    const { type, params } = action;
    const said = params as Readonly<Record<string, unknown>> | undefined;
    switch (type) {
      case 'xstate.spawnChild':
        return { does: 'call', id: `${said?.id}`, src: `${said?.src}`, input: said?.input };
      case 'xstate.stopChild':
        return { does: 'stop', id: `${said?.id}` };
      case 'xstate.sendTo':
        return { does: 'tell', id: `${said?.targetId}`, event: said?.event as AnyEventObject };
      case 'xstate.raise':
        return { does: 'start timer', event: `${said?.id}` };
      case 'xstate.cancel':
        return { does: 'stop timer', event: `${said?.sendId}` };
    }
    const text = `${this.#numberOf(machine)}.${type} ${JSON.stringify(params)}`;
    return {
      does: 'effect',
      type,
      number: this.#effects.of(text, null),
      params,
      run: () => action.exec?.(action.info, params),
    };
  }

  #once(key: string, find: () => Reaction): Reaction {
    const known = this.#reactions.get(key);
    if (known !== undefined) return known;
    const result = find();
    this.#reactions.set(key, result);
    return result;
  }
}

/** The facts that a page only tells: situations that differ in words alone lead to the same places. */
const WORDS = ['message', 'previousOutcome', 'alert', 'errors'];

/** The facts that only grow, and are only asked whether something is in them. */
const SETS = ['cleared', 'declined', 'acknowledged'];

/** Returns the facts of a context that decide, as a text. */
function factsOf({ machine, context }: AnyMachineSnapshot): string {
  // Only the chart of the check lets its parent ask why an answer decided nothing.
  const left = machine.id === 'payment-check' ? WORDS : [...WORDS, 'cause'];
  return JSON.stringify(context, (name, value: unknown) => {
    if (left.includes(name)) return undefined;
    if (!SETS.includes(name) || !Array.isArray(value)) return value;
    return [...new Set(value.map((entry) => JSON.stringify(entry)))].sort();
  });
}
