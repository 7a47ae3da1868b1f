import { Title } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Scene',
  component: Scene,
  parameters: componentParameters(
    'Carries the words that open a page on a drawn picture; there is one on a page.',
    'The words stand on its sky, so that its sun stays as light as it was drawn.',
  ),
  args: {
    scene: 'convoy' as const,
    children: <Title order={1}>Rides for companies</Title>,
  },
});

export const Convoy = meta.story({});
export const RoadEnd = meta.story({ args: { scene: 'roadEnd' as const } });
export const Track = meta.story({ args: { scene: 'track' as const } });
export const Film = meta.story({ args: { scene: 'road' as const } });
