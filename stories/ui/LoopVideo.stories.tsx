import preview from '../../.storybook/preview.tsx';
import { LoopVideo } from '../../src/ui/LoopVideo.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/LoopVideo',
  component: LoopVideo,
  parameters: componentParameters(
    'Silent, looped, with a way to stop it; still with reduced motion and with Save-Data.',
  ),
});

export const Hero = meta.story({
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 360 }}>
        <Story />
      </div>
    ),
  ],
});
