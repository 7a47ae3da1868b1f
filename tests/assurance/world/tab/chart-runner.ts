import type { AnyStateMachine } from 'xstate';
import type { Actor } from '../platform-state.ts';
import type { TabState } from './tab-state.ts';

/** The running charts of a tab. */
export interface ChartRunner {
  readonly tab: TabState;
  /** Lets a chart hear an event; `key` says all that matters of it. */
  hear(by: Actor, key: string, event: { readonly type: string }): void;
  /** Starts a chart; `key` says all that matters of its input. */
  start(by: Actor, chart: AnyStateMachine, key: string, input?: unknown): void;
}
