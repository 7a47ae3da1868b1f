import preview from '../../.storybook/preview.tsx';
import { Container } from '../../src/ui/Container.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  parameters: componentParameters('Every band of a page holds one.'),
  args: {
    children: (
      <div style={{ background: 'var(--ks-mist)', padding: 24 }}>
        At most 1,200 px between the gutters.
      </div>
    ),
  },
});

export const Default = meta.story({});
