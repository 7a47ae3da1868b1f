import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { componentParameters } from './component-parameters.ts';

const defaults: ComponentProps<typeof Notice> = {
  tone: 'info',
  title: 'Checking your earlier payment',
  children: 'This takes a moment.',
};

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  parameters: componentParameters(
    'The title says what happened, the text what to do.',
    'Errors and warnings are announced at once.',
  ),
  args: defaults,
});

export const Info = meta.story({});
export const Success = meta.story({
  args: { tone: 'success', title: 'Your payment came through' },
});
export const Warning = meta.story({ args: { tone: 'warning', title: 'Error' } });
export const Failure = meta.story({ args: { tone: 'error', title: 'Payment Error' } });
export const WithActions = meta.story({
  args: { actions: <Button variant="transparent">Not now</Button> },
});
export const LongText = meta.story({
  args: { children: 'The bank may still confirm it. '.repeat(12) },
});
