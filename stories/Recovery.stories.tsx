import { expect } from 'storybook/test';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { RecoveryView } from '../src/widgets/recovery/RecoveryView.tsx';
import { confirmedRide } from '../tests/fixtures/bookings.ts';
import { exampleEvent } from '../tests/fixtures/items.ts';
import { longNamed } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Recovery',
  parameters: { docs: { page: machinePage('recovery') } },
});

const at = pinned(
  recoveryMachine,
  movesOf('recovery'),
  { queue: [], recovered: [confirmedRide], isStale: false },
  (state, send) => <RecoveryView state={state} send={send} />,
);

/** The banner of what was found, whatever the search does. */
export const Idle = meta.story(at('idle'));

export const FoundWithoutItsRide = meta.story(
  at('idle', { recovered: [{ ...confirmedRide, item: null }] }),
);
export const LongNames = meta.story(
  at('idle', { recovered: [{ ...confirmedRide, item: longNamed }] }),
);
/** A part of the money went back since. */
export const PartlyRefunded = meta.story(
  at('idle', { recovered: [{ ...confirmedRide, paymentStatus: 'partially_refunded' }] }),
);

/** One after the other is announced. */
export const Several = meta.story(
  at('idle', {
    recovered: [confirmedRide, { ...confirmedRide, id: 'KS2', item: exampleEvent }],
  }),
);

/** Put away, the banner is gone for good. */
export const PutAway = meta.story({
  ...at('idle'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByText('Your payment came through')).not.toBeInTheDocument();
  },
});
