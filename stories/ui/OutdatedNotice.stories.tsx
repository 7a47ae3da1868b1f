import { expect } from 'storybook/test';
import type { Failure } from '#machines/domain/answer/failure.ts';
import preview from '../../.storybook/preview.tsx';
import { OutdatedNotice } from '../../src/ui/OutdatedNotice.tsx';
import { noonOf } from '../../tests/fixtures/noon.ts';
import { componentParameters } from './component-parameters.ts';

const cachedAt = Date.parse('2026-11-22T05:50:00Z');
const after = (failure: Failure | null, isAsking = false) => ({
  state: { context: { cachedAt, failure }, matches: () => isAsking },
});

const meta = preview.meta({
  title: 'Components/OutdatedNotice',
  component: OutdatedNotice,
  parameters: componentParameters(
    'Keep it mounted: what comes into it is announced politely.',
    'It tells the age of what is shown, and leaves all of it in its place.',
  ),
  args: {
    subject: 'this list',
    now: noonOf('2026-11-22'),
    ...after({ kind: 'network' }),
    send: () => {},
  },
});

export const Outdated = meta.story({});
/** The device knows that it has no connection. */
export const Offline = meta.story({ args: after({ kind: 'offline' }) });
export const Asking = meta.story({ args: after({ kind: 'network' }, true) });

/** With nothing to say it takes no room. */
export const NothingToSay = meta.story({
  args: after(null),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
