import preview from '../../.storybook/preview.tsx';
import { Logo } from '../../src/ui/Logo.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  parameters: componentParameters('On dark ground.', 'The name comes from the site file.'),
  args: { name: 'Kickstand' },
});

export const OnDark = meta.story({
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--mantine-color-ink-9)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});
