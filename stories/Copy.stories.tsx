import { Button, Container } from '@mantine/core';
import { copyMachine } from '#machines/copy.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { CopyResult } from '../src/widgets/copy/CopyResult.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Copy',
  parameters: { docs: { page: machinePage('copy') } },
});

const request = { name: 'Booking ID', text: 'KS2761248213' };
const at = pinned(copyMachine, movesOf('copy'), { request }, (state, send) => (
  <Container>
    <Button
      loading={state.hasTag('busy')}
      aria-busy={state.hasTag('busy') || undefined}
      onClick={() => send({ type: 'copy.requested', ...request })}
    >
      Copy Booking ID
    </Button>
    <CopyResult state={state} />
  </Container>
));

export const Idle = meta.story(at('idle', { request: null }));
export const Copying = meta.story(at('copying'));
export const Copied = meta.story(at('copied'));
export const Blocked = meta.story(at('blocked'));
