/** What runs between the story's frame and the panel beside it. */
export const MESSAGES = {
  /** Story → panel: all staged machines as they stand, after each change. */
  moments: 'statechart/moments',
  /** Story → panel: a machine's drawing, once asked for. */
  drawing: 'statechart/drawing',
  /** Panel → story: tell me where you are. */
  hello: 'statechart/hello',
  /** Panel → story: draw the machine of this name. */
  draw: 'statechart/draw',
  /** Panel → story: send a move, by the key of its machine and its place in the list. */
  send: 'statechart/send',
  /** Panel → story: what the clock shall do. */
  time: 'statechart/time',
} as const;

/** What the hands of the clock can be told. */
export type TimeCommand = 'step' | 'next' | 'run' | 'stop';

/** Something that can happen to a machine in its present state. */
export interface OfferedMove {
  /** Its place in the machine's list of moves. */
  readonly index: number;
  readonly says: string;
  readonly kind: 'visitor' | 'answer' | 'failure' | 'delay';
  /** False where a guard refuses it now. */
  readonly isAllowed: boolean;
}

/** One transition that was taken. */
export interface LogEntry {
  /** Milliseconds on the story's clock. */
  readonly at: number;
  readonly says: string;
  readonly from: string;
  readonly to: string;
  /** The effects that the browser would have been asked for. */
  readonly effects: readonly string[];
}

/** A staged machine as it stands. */
export interface Moment {
  readonly key: string;
  readonly machine: string;
  /** 'failed.ready'. */
  readonly state: string;
  /** Ids of the state nodes that are active. */
  readonly active: readonly string[];
  readonly isDone: boolean;
  readonly tags: readonly string[];
  /** Each fact as JSON. */
  readonly context: Readonly<Record<string, string>>;
  readonly moves: readonly OfferedMove[];
  /** The last ten, latest first. */
  readonly log: readonly LogEntry[];
}

/** The stage as it stands. */
export interface Moments {
  readonly moments: readonly Moment[];
  /** Milliseconds since the story began. */
  readonly now: number;
  /** When the next timer is due, in ms; null when none waits. */
  readonly nextTimer: number | null;
  readonly isRunning: boolean;
}
