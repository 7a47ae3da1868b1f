/** Messages between the story's frame and the panel. */
export const MESSAGES = {
  /** Story → panel: the status of the session, after each change. */
  status: 'statechart/status',
  /** Story → panel: the drawing of a machine that was requested. */
  drawing: 'statechart/drawing',
  /** Panel → story: publish the status now. */
  statusRequested: 'statechart/status-requested',
  /** Panel → story: draw the machine of this id. */
  drawingRequested: 'statechart/drawing-requested',
  /** Panel → story: send a move, by the key of its machine and its index. */
  moveSent: 'statechart/move-sent',
  /** Panel → story: change the time. */
  timeChanged: 'statechart/time-changed',
} as const;

/** The panel's commands for the clock. */
export type TimeCommand = 'step' | 'next' | 'start' | 'stop';

/** An event for which the present state has a transition. */
export interface OfferedEvent {
  /** Its index among the machine's moves. */
  readonly index: number;
  readonly label: string;
  readonly kind: 'event' | 'done' | 'error' | 'delay';
  /** False when a guard refuses it now. */
  readonly isAllowed: boolean;
}

/** One transition that was taken. */
export interface LogEntry {
  /** The time on the session's clock, in ms. */
  readonly at: number;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** The names of the actions that it called. */
  readonly actions: readonly string[];
}

/** The status of a connected machine. */
export interface MachineStatus {
  readonly key: string;
  readonly machine: string;
  /** The path of the state, such as 'failed.ready'. */
  readonly state: string;
  /** The ids of the active state nodes. */
  readonly active: readonly string[];
  readonly isDone: boolean;
  readonly tags: readonly string[];
  /** Each field of the context as JSON. */
  readonly context: Readonly<Record<string, string>>;
  readonly moves: readonly OfferedEvent[];
  /** The latest transitions, latest first. */
  readonly log: readonly LogEntry[];
}

/** The status of a session. */
export interface SessionStatus {
  readonly machines: readonly MachineStatus[];
  /** The time since the session began, in ms. */
  readonly now: number;
  /** The due time of the next timer, in ms; null when none waits. */
  readonly nextTimer: number | null;
  readonly isRunning: boolean;
}
