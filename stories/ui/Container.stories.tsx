import preview from '../../.storybook/preview.tsx';
import { Container } from '../../src/ui/Container.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  parameters: kit('Every band of a page holds one.'),
  args: {
    children: (
      <div style={{ background: 'var(--ks-mist)', padding: 24 }}>
        At most 1,200 px between the gutters.
      </div>
    ),
  },
});

export const Usual = meta.story({});
