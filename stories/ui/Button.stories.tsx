import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: componentParameters(
    'One primary a screen.',
    'A verb, and what it does.',
    'Busy keeps its width and refuses presses; say so in its words too.',
  ),
  args: { children: 'Explore getaways' },
});

export const Secondary = meta.story({});
export const PrimaryAction = meta.story({ args: { variant: 'primary' } });
export const Dark = meta.story({
  args: { variant: 'dark' },
  globals: { backgrounds: { value: 'tarmac' } },
  decorators: [
    (Story) => (
      <div className="ks-dark" style={{ background: 'var(--ks-tarmac)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});
export const Ink = meta.story({ args: { variant: 'ink' } });
export const TextOnly = meta.story({ args: { variant: 'text' } });
export const Large = meta.story({ args: { variant: 'primary', size: 'large' } });
export const Wide = meta.story({ args: { variant: 'primary', wide: true } });
export const Disabled = meta.story({ args: { variant: 'primary', disabled: true } });
export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Processing...' },
});
