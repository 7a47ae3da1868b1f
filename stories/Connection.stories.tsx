import { connectionMachine } from '#machines/connection.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ConnectionView } from '../src/widgets/connection/ConnectionView.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Connection',
  parameters: { docs: { page: machinePage('connection') } },
});

const at = pinned(connectionMachine, movesOf('connection'), {}, (state) => (
  <ConnectionView state={state} />
));

export const Lost = meta.story(at('lost'));
/** It stays for six seconds. */
export const Restored = meta.story(at('restored'));
