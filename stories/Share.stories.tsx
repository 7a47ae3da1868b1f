import { Container } from '@mantine/core';
import { expect } from 'storybook/test';
import { shareMachine } from '#machines/share.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ShareCard } from '../src/pages/details/ShareCard.tsx';
import { exampleTrip } from '../tests/fixtures/items.ts';
import { longNamed, rightToLeft } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Share',
  parameters: { docs: { page: machinePage('share') } },
});

const link = 'https://kickstand.example.com/details/manali-leh?type=trip';
const { title } = exampleTrip;
const at = pinned(
  shareMachine,
  movesOf('share'),
  {
    kind: 'trip',
    id: 'manali-leh',
    link,
    title,
    target: 'native',
    text: { title, text: 'Nine days over five passes.', url: link, imageUrl: null },
  },
  (state, send) => (
    <Container>
      <ShareCard
        item={{ ...exampleTrip, title: state.context.title }}
        state={state}
        onShare={(target) => send({ type: 'share.requested', target })}
      />
    </Container>
  ),
);

export const Idle = meta.story(at('idle', { text: null }));
export const Loading = meta.story(at('loading', { text: null }));
export const Opening = meta.story(at('opening'));
export const Copying = meta.story(at('copying', { target: 'copy' }));
/** The link is on the clipboard; the text follows where the browser lets it. */
export const Completing = meta.story(at('completing', { target: 'copy' }));
export const Opened = meta.story(at('opened'));
export const Copied = meta.story(at('copied', { target: 'copy' }));
export const Blocked = meta.story(at('blocked', { target: 'copy' }));

export const LongTitle = meta.story(at('idle', { title: longNamed.title, text: null }));
export const RightToLeft = meta.story(at('idle', { title: rightToLeft.title, text: null }));

/** A second press while the text is on its way changes nothing. */
export const AsksOnce = meta.story({
  ...at('idle', { text: null }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'X' }));
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp' }));
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
});
