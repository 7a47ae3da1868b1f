import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  parameters: componentParameters(
    'Its box is reserved before it arrives.',
    'Empty alternative text where the words beside it say the same.',
  ),
  args: { src: '/media/manali-leh.svg', alt: 'A rider under the high passes' },
});

const narrow = {
  args: { ratio: '16:10' as const },
  decorators: [(Story: () => ReactNode) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
};
export const Wide = meta.story({ ...narrow });
export const SixteenToNine = meta.story({ ...narrow, args: { ratio: '16:9' } });
export const Broken = meta.story({
  ...narrow,
  args: { ...narrow.args, src: '/media/not-there.svg' },
});
export const None = meta.story({ ...narrow, args: { ...narrow.args, src: undefined } });
