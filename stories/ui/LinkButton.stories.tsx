import preview from '../../.storybook/preview.tsx';
import { LinkButton } from '../../src/ui/LinkButton.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: componentParameters('For going somewhere; a Button is for doing something.'),
  args: { href: '/getaways', children: 'See all getaways' },
});

export const Secondary = meta.story({});
export const PrimaryAction = meta.story({ args: { variant: 'primary' } });
export const TextOnly = meta.story({ args: { variant: 'text' } });
