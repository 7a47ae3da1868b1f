import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutdatedNotice } from '../../src/ui/OutdatedNotice.tsx';
import { noonOf } from '../../tests/fixtures/noon.ts';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/OutdatedNotice',
  component: OutdatedNotice,
  parameters: componentParameters(
    'Keep it mounted: what comes into it is announced politely.',
    'It tells the age of what is shown, and leaves all of it in its place.',
  ),
  args: {
    subject: 'this list',
    takenAt: Date.parse('2026-11-22T05:50:00Z'),
    now: noonOf('2026-11-22'),
    isOffline: false,
    isAsking: false,
    onRetry: () => {},
  },
});

export const Outdated = meta.story({});
/** The device knows that it has no connection. */
export const Offline = meta.story({ args: { isOffline: true } });
export const Asking = meta.story({ args: { isAsking: true } });

/** With nothing to say it takes no room. */
export const NothingToSay = meta.story({
  args: { takenAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
