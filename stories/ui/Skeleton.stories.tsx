import type { ComponentProps } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { componentParameters } from './component-parameters.ts';

const defaults: ComponentProps<typeof Skeleton> = { shape: 'line' };

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: componentParameters('In the shape of what will come, so that nothing moves.'),
  args: defaults,
});

export const Line = meta.story({});
export const Heading = meta.story({ args: { shape: 'heading', width: 'half' } });
export const PictureShape = meta.story({
  args: { shape: 'picture' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});
export const Block = meta.story({ args: { shape: 'block' } });
