import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import preview from '../../.storybook/preview.tsx';
import { StatePanel } from '../../src/ui/StatePanel.tsx';
import { componentParameters } from './component-parameters.ts';

const defaults: ComponentProps<typeof StatePanel> = {
  kind: 'empty',
  title: 'No events available at the moment.',
  help: 'New rides open through the week.',
  children: <Button>See trips</Button>,
};

const meta = preview.meta({
  title: 'Components/StatePanel',
  component: StatePanel,
  parameters: componentParameters('One mark, one sentence, help, and a way on.'),
  args: defaults,
});

export const Empty = meta.story({});
export const Failure = meta.story({
  args: {
    kind: 'error',
    title: 'We could not load the events',
    message: 'Error loading events: API request failed with status 503: Service Unavailable',
    children: <Button variant="filled">Retry</Button>,
  },
});
