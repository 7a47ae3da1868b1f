import { expect } from 'storybook/test';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import preview from '../.storybook/preview.tsx';
import { RecoveryBanner } from '../.storybook/RecoveryBanner.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { confirmedRide } from './examples/bookings.ts';
import { longNamed } from './examples/odd-rides.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Recovery',
  parameters: { docs: { page: machinePage('recovery') } },
});

const at = pinned(
  recoveryMachine,
  movesOf('recovery'),
  { queue: [], booking: confirmedRide },
  (state, send) => <RecoveryBanner state={state} send={send} />,
);

export const Found = meta.story(at('found'));

export const FoundWithoutItsRide = meta.story(
  at('found', { booking: { ...confirmedRide, item: null } }),
);
export const LongNames = meta.story(
  at('found', { booking: { ...confirmedRide, item: longNamed } }),
);

/** Put away, the banner is gone for good. */
export const PutAway = meta.story({
  ...at('found'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByText('Your payment came through')).not.toBeInTheDocument();
  },
});
