import { connectionMachine } from '#machines/connection.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ConnectionView } from '../src/pages/connection/ConnectionView.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Connection',
  parameters: { docs: { page: machinePage('connection') } },
});

const at = pinned(connectionMachine, movesOf('connection'), {}, (state) => (
  <ConnectionView state={state} />
));

export const Offline = meta.story(at('offline'));
/** Shown for six seconds. */
export const Restored = meta.story(at('restored'));
