import { addons } from 'storybook/preview-api';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  type InspectionEvent,
  type Observer,
} from 'xstate';
import { type Chart, chartOf } from './chart.ts';
import { ManualClock } from './clock.ts';
import { drawingOf } from './layout.ts';
import {
  type LogEntry,
  type MachineStatus,
  MESSAGES,
  type OfferedEvent,
  type SessionStatus,
  type TimeCommand,
} from './messages.ts';
import type { StatechartMove, StatechartParameters } from './parameters.ts';
import { activeNodes, isChild, statePath } from './xstate.ts';

const LOG_LENGTH = 10;
const STEP = 1_000;
const BUILT_IN = /^xstate\./;
/** Matches the events of starting and stopping an actor, which are no transition. */
const LIFECYCLE = /^xstate\.(init|stop)$/;

/** The connection of one machine to the panel. */
export interface WatchedActor {
  /** The observer to give to the actor as `inspect`: the panel's log is written from it. */
  readonly inspect: Observer<InspectionEvent>;
  /** Displays the actor in the panel; returns a function that removes it. */
  open(actor: AnyActor): () => void;
}

interface OpenConnection {
  readonly machine: AnyStateMachine;
  readonly actor: AnyActor;
  readonly moves: readonly StatechartMove[];
  readonly log: readonly LogEntry[];
}

/** The session of a story in the panel: its connected machines, and the clock on which their timers run. */
export class StatechartSession {
  readonly clock = new ManualClock();
  readonly parameters: StatechartParameters;
  readonly #open = new Map<string, OpenConnection>();
  readonly #watched = new Map<AnyActor, { connection: WatchedActor; close: () => void }>();
  #isPublishing = false;

  constructor(parameters: StatechartParameters = {}) {
    this.parameters = parameters;
    this.clock.onChange = () => this.publish();
  }

  /** Prepares a connection. Without `moves`, those of the parameters are offered. */
  connection(
    machine: AnyStateMachine,
    moves: readonly StatechartMove[] = this.parameters.moves?.(machine.id) ?? [],
  ): WatchedActor {
    const log: LogEntry[] = [];
    let opened: AnyActor | null = null;
    let from = '';
    let actions: string[] = [];
    const next = (inspected: InspectionEvent) => {
      if (opened === null || inspected.actorRef !== opened) return;
      if (inspected.type === '@xstate.action' && !BUILT_IN.test(inspected.action.type))
        actions.push(inspected.action.type);
      if (inspected.type !== '@xstate.snapshot') return;
      const to = statePath(inspected.snapshot as AnyMachineSnapshot);
      if (!LIFECYCLE.test(inspected.event.type))
        log.unshift({
          at: this.clock.now(),
          label: labelOf(inspected.event, moves),
          from,
          to,
          actions,
        });
      log.length = Math.min(log.length, LOG_LENGTH);
      from = to;
      actions = [];
      this.publish();
    };
    return {
      inspect: { next },
      open: (actor) => {
        const key = this.#freeKey(machine.id);
        opened = actor;
        from = statePath(actor.getSnapshot());
        this.#open.set(key, { machine, actor, moves, log });
        this.publish();
        return () => {
          opened = null;
          this.#open.delete(key);
          this.publish();
        };
      },
    };
  }

  /**
   * The observer to give to the actors of a site as `inspect`. Each machine is in the panel from its start to its
   * end; machines that others started come after them.
   */
  readonly watch = (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.snapshot' && 'machine' in inspected.snapshot) {
      const { machine, status } = inspected.snapshot as AnyMachineSnapshot;
      if (status !== 'active') {
        this.#watched.get(actor)?.close();
        this.#watched.delete(actor);
      } else if (!this.#watched.has(actor)) {
        const connection = this.connection(machine);
        this.#watched.set(actor, { connection, close: connection.open(actor) });
      }
    }
    this.#watched.get(actor)?.connection.inspect.next?.(inspected);
  };

  /** Sends the status to the panel; several changes at once are published once. */
  publish(): void {
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    queueMicrotask(() => {
      this.#isPublishing = false;
      if (current === this) channel()?.emit(MESSAGES.status, this.status());
    });
  }

  status(): SessionStatus {
    return {
      machines: [...this.#open]
        .sort(([, one], [, other]) => Number(isChild(one.actor)) - Number(isChild(other.actor)))
        .map(([key, connection]) => statusOf(key, connection)),
      now: this.clock.now(),
      nextTimer: this.clock.next(),
      isRunning: this.clock.isRunning,
    };
  }

  /** Sends a machine one of its moves; a stopped machine receives nothing. */
  send(key: string, index: number): void {
    const connection = this.#open.get(key);
    const move = connection?.moves[index];
    if (move !== undefined) connection?.actor.send(move.event);
  }

  /** Returns the chart of a connected machine, by its id. */
  chartOf(id: string): Chart | null {
    const connection = [...this.#open.values()].find(({ machine }) => machine.id === id);
    return connection === undefined ? null : chartOf(connection.machine);
  }

  changeTime(command: TimeCommand): void {
    if (command === 'step') this.clock.advance(STEP);
    if (command === 'next') this.clock.advanceToNext();
    if (command === 'start') this.clock.start();
    if (command === 'stop') this.clock.stop();
  }

  /** Returns the id of a machine, with a number where a machine of that id is connected already. */
  #freeKey(id: string): string {
    let key = id;
    for (let number = 2; this.#open.has(key); number += 1) key = `${id} ${number}`;
    return key;
  }
}

let current: StatechartSession | null = null;
let isListening = false;

/** Returns the session of the story that is open. Throws when there is none. */
export function currentSession(): StatechartSession {
  if (current === null) throw new Error('No story has opened a statechart session.');
  return current;
}

/** Connects a session to the panel; returns a function that ends it. */
export function openSession(session: StatechartSession): () => void {
  current = session;
  listen();
  session.publish();
  return () => {
    session.clock.stop();
    if (current === session) current = null;
  };
}

function listen(): void {
  const panel = channel();
  if (isListening || panel === null) return;
  isListening = true;
  panel.on(MESSAGES.statusRequested, () => current?.publish());
  panel.on(MESSAGES.moveSent, ({ key, index }: { key: string; index: number }) =>
    current?.send(key, index),
  );
  panel.on(MESSAGES.timeChanged, (command: TimeCommand) => current?.changeTime(command));
  panel.on(MESSAGES.drawingRequested, (id: string) => {
    const chart = current?.chartOf(id) ?? null;
    if (chart !== null)
      void drawingOf(chart).then((drawing) => panel.emit(MESSAGES.drawing, drawing));
  });
}

/** Returns the channel to the panel; null where stories run as tests alone. */
function channel() {
  return addons.hasChannel() ? addons.getChannel() : null;
}

function statusOf(key: string, { machine, actor, moves, log }: OpenConnection): MachineStatus {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  return {
    key,
    machine: machine.id,
    state: statePath(snapshot),
    active: activeNodes(snapshot).map(({ id }) => id),
    isDone: snapshot.status !== 'active',
    tags: [...snapshot.tags],
    context: Object.fromEntries(
      Object.entries(snapshot.context as object).map(([name, fact]) => [name, jsonOf(fact)]),
    ),
    moves: snapshot.status === 'active' ? offered(snapshot, moves) : [],
    log: [...log],
  };
}

/** Returns a value as JSON, or in words where JSON cannot hold it: a cycle, a bigint, a function. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Returns the moves for which the present state has transitions, and marks those that a guard refuses. */
function offered(
  snapshot: AnyMachineSnapshot,
  moves: readonly StatechartMove[],
): readonly OfferedEvent[] {
  const accepted = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))];
  return moves.flatMap(({ label, event }, index) =>
    accepted.some((descriptor) => isMatch(descriptor, event.type))
      ? {
          index,
          label,
          kind: kindOf(event.type),
          isAllowed: snapshot.machine.getTransitionData(snapshot, event).length > 0,
        }
      : [],
  );
}

/** True when a transition's event takes an event: the same, or a wildcard such as 'field.*' or '*'. */
function isMatch(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true;
  return descriptor.endsWith('.*')
    ? `${type}.`.startsWith(descriptor.slice(0, -1))
    : descriptor === type;
}

function kindOf(type: string): OfferedEvent['kind'] {
  if (type.startsWith('xstate.done.actor.')) return 'done';
  if (type.startsWith('xstate.error.actor.')) return 'error';
  return type.startsWith('xstate.after.') ? 'delay' : 'event';
}

function labelOf(event: AnyEventObject, moves: readonly StatechartMove[]): string {
  const move = moves.find((candidate) => candidate.event === event);
  if (move !== undefined) return move.label;
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actor !== undefined) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  return event.type;
}
