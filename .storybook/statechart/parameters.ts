import type { AnyEventObject } from 'xstate';

/** The key of the panel's parameters. */
export const STATECHART_PARAMETER = 'statechart';

/** An event that a machine can get, with its label in the panel. */
export interface StatechartMove {
  readonly label: string;
  readonly event: AnyEventObject;
}

/** The state that a pinned story shows. */
export interface Pin {
  /** The machine's id. */
  readonly machine: string;
  /** The path of the state, such as 'failed.ready'. */
  readonly state: string;
}

/** `parameters.statechart` of a project, a component or a story. */
export interface StatechartParameters extends Partial<Pin> {
  /** Returns the events that can happen to a connected machine, by its id. */
  readonly moves?: (machine: string) => readonly StatechartMove[];
  /** The ids of machines that run behind every page: the panel displays another one first. */
  readonly background?: readonly string[];
}
