import { addons } from 'storybook/preview-api';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  type InspectionEvent,
  type Observer,
} from 'xstate';
import { type Chart, chartOf } from './chart.ts';
import { StageClock } from './clock.ts';
import { drawingOf } from './layout.ts';
import {
  type LogEntry,
  MESSAGES,
  type Moment,
  type Moments,
  type OfferedMove,
  type TimeCommand,
} from './messages.ts';
import { activeNodes, statePath } from './xstate.ts';

/** Something that can happen to a machine, in the product's words. */
export interface StageMove {
  readonly says: string;
  readonly event: AnyEventObject;
}

/** The part of an actor that the stage plays with. */
export interface StagedActor {
  send(event: AnyEventObject): void;
  getSnapshot(): AnyMachineSnapshot;
}

interface Staged {
  readonly machine: AnyStateMachine;
  readonly moves: readonly StageMove[];
  readonly actor: StagedActor;
  readonly log: LogEntry[];
}

const LOG_LENGTH = 10;
const BUILT_IN = /^xstate\./;

/** What a story shows to the panel: its machines while they live, and the clock they live by. */
export class Stage {
  readonly clock = new StageClock();
  readonly #staged = new Map<string, Staged>();
  readonly #drawn = new Map<string, AnyStateMachine>();
  #isTelling = false;

  /** What can happen to a machine, by its id. */
  readonly movesOf: (machine: string) => readonly StageMove[];

  constructor(movesOf: (machine: string) => readonly StageMove[] = () => []) {
    this.movesOf = movesOf;
    this.clock.onChange = () => this.tell();
  }

  /** Puts a machine on the stage; returns how to take it off. */
  enter(
    key: string,
    machine: AnyStateMachine,
    actor: StagedActor,
    moves: readonly StageMove[],
  ): () => void {
    this.#staged.set(key, { machine, actor, moves, log: [] });
    this.#drawn.set(machine.id, machine);
    this.tell();
    return () => {
      this.#staged.delete(key);
      this.tell();
    };
  }

  /** Listens to what a machine does, for its log. Give it to the actor as `inspect`. */
  inspector(key: string, first?: AnyMachineSnapshot): Observer<InspectionEvent> {
    let before = first === undefined ? null : statePath(first);
    let effects: string[] = [];
    return {
      next: (heard) => {
        const staged = this.#staged.get(key);
        if (staged === undefined || heard.actorRef !== (staged.actor as unknown)) return;
        if (heard.type === '@xstate.action' && !BUILT_IN.test(heard.action.type))
          effects.push(heard.action.type);
        if (heard.type !== '@xstate.snapshot') return;
        const to = statePath(heard.snapshot as AnyMachineSnapshot);
        if (heard.event.type === 'xstate.init') {
          before = to;
          effects = [];
          return;
        }
        staged.log.unshift({
          at: this.clock.now(),
          says: saysOf(heard.event, staged.moves),
          from: before ?? to,
          to,
          effects,
        });
        staged.log.length = Math.min(staged.log.length, LOG_LENGTH);
        before = to;
        effects = [];
        this.tell();
      },
    };
  }

  /** Tells the panel how things stand; several changes at once are told once. */
  tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      if (present === this) channel()?.emit(MESSAGES.moments, this.moments());
    });
  }

  moments(): Moments {
    return {
      moments: [...this.#staged].map(([key, staged]) => momentOf(key, staged)),
      now: this.clock.now(),
      nextTimer: this.clock.next(),
      isRunning: this.clock.isRunning,
    };
  }

  /** Sends a machine one of its moves. */
  send(key: string, index: number): void {
    const staged = this.#staged.get(key);
    const move = staged?.moves[index];
    if (move !== undefined) staged?.actor.send(move.event);
  }

  chartNamed(name: string): Chart | null {
    const machine = this.#drawn.get(name);
    return machine === undefined ? null : chartOf(machine);
  }

  time(command: TimeCommand): void {
    if (command === 'step') this.clock.forward(1_000);
    if (command === 'next') this.clock.toNext();
    if (command === 'run') this.clock.run();
    if (command === 'stop') this.clock.stop();
  }
}

let present: Stage | null = null;
let isListening = false;

/** The stage of the story that is open. Throws when it has none. */
export function presentStage(): Stage {
  if (present === null) throw new Error('This story stages no machine.');
  return present;
}

/** Makes a stage the one that the panel shows; returns how to clear it. */
export function showStage(stage: Stage): () => void {
  present = stage;
  listen();
  stage.tell();
  return () => {
    stage.clock.stop();
    if (present === stage) present = null;
  };
}

function listen(): void {
  const line = channel();
  if (isListening || line === null) return;
  isListening = true;
  line.on(MESSAGES.hello, () => present?.tell());
  line.on(MESSAGES.send, ({ key, index }: { key: string; index: number }) =>
    present?.send(key, index),
  );
  line.on(MESSAGES.time, (command: TimeCommand) => present?.time(command));
  line.on(MESSAGES.draw, (name: string) => {
    const chart = present?.chartNamed(name);
    if (chart != null)
      void drawingOf(chart).then((drawing) => line.emit(MESSAGES.drawing, drawing));
  });
}

/** The line to the panel; there is none where stories run as tests alone. */
function channel() {
  return addons.hasChannel() ? addons.getChannel() : null;
}

function momentOf(key: string, { machine, actor, moves, log }: Staged): Moment {
  const snapshot = actor.getSnapshot();
  return {
    key,
    machine: machine.id,
    state: statePath(snapshot),
    active: activeNodes(snapshot).map((node) => node.id),
    isDone: snapshot.status !== 'active',
    tags: [...snapshot.tags],
    context: Object.fromEntries(
      Object.entries(snapshot.context as object).map(([name, fact]) => [
        name,
        JSON.stringify(fact, null, 2) ?? 'undefined',
      ]),
    ),
    moves: snapshot.status === 'active' ? offered(machine, snapshot, moves) : [],
    log: [...log],
  };
}

/** The moves that the present state knows of; those that a guard refuses are told apart. */
function offered(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  moves: readonly StageMove[],
): OfferedMove[] {
  const known = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return moves.flatMap(({ says, event }, index) =>
    known.has(event.type)
      ? {
          index,
          says,
          kind: kindOf(event.type),
          isAllowed: machine.getTransitionData(snapshot, event).length > 0,
        }
      : [],
  );
}

function kindOf(type: string): OfferedMove['kind'] {
  if (type.startsWith('xstate.done.actor.')) return 'answer';
  if (type.startsWith('xstate.error.actor.')) return 'failure';
  return type.startsWith('xstate.after.') ? 'delay' : 'visitor';
}

function saysOf(event: AnyEventObject, moves: readonly StageMove[]): string {
  const move = moves.find((candidate) => candidate.event === event);
  if (move !== undefined) return move.says;
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (actor !== undefined) return `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  return event.type;
}
