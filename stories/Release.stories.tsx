import { expect } from 'storybook/test';
import { releaseMachine } from '#machines/release.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ReleaseView } from '../src/widgets/connection/ReleaseView.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Release',
  parameters: { docs: { page: machinePage('release') } },
});

const at = pinned(releaseMachine, movesOf('release'), {}, (state, send) => (
  <ReleaseView state={state} send={send} />
));

export const Offered = meta.story(at('offered'));
/** The release takes over; the page stays until it has. */
export const Applying = meta.story(at('applying'));
/** The page is on its way. */
export const Reloading = meta.story(at('reloading'));

/** Put away, the notice is gone for the rest of the visit. */
export const PutAway = meta.story({
  ...at('offered'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(canvas.queryByText('A new version is ready')).not.toBeInTheDocument();
  },
});
