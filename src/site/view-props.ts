import type { ReactElement } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The props of the view of a chart: its state, and the function that sends it events. */
export interface ViewProps<Machine extends AnyStateMachine> {
  state: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
  /**
   * The button that copies what happened, for a view that can fail. Its page passes it, so that a view in a page's
   * first script loads no chart.
   */
  support?: ReactElement | undefined;
}
