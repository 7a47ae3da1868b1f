import { Button } from '@mantine/core';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Modal',
  component: Modal,
  parameters: componentParameters(
    'At most 360 px wide.',
    'Closed by its button, by Escape and by a press beside it.',
    'The focus goes back to where it came from.',
    'A long content holds something to focus: not every browser scrolls a box by the keyboard.',
  ),
  args: {
    open: true,
    onClose: fn(),
    title: 'Choose your tickets',
    subtitle: 'Manali to Leh',
    children: <p>What scrolls between a fixed header and a fixed footer.</p>,
    footer: (
      <Button variant="filled" fullWidth>
        Proceed
      </Button>
    ),
  },
});

export const Open = meta.story({});
/** The scrolling part holds something to focus, so that the keyboard can scroll it in every browser. */
export const LongContent = meta.story({
  args: {
    children: (
      <>
        <p>{'Another line of what scrolls. '.repeat(80)}</p>
        <Button>Add a ticket</Button>
      </>
    ),
  },
});
export const ClosesByItsButton = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
