import type { ReactElement } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The props of the view of a chart: its state, and the function that sends it events. */
export interface ViewProps<Machine extends AnyStateMachine> {
  state: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
  /** The button that copies what happened, where the view can fail; its page gives it, so that a view in a page's first script brings no chart along. */
  support?: ReactElement | undefined;
}
