import preview from '../../.storybook/preview.tsx';
import { BackLink } from '../../src/ui/BackLink.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/BackLink',
  component: BackLink,
  parameters: componentParameters(
    'Stands above the heading of a page that has one parent.',
    'Names where it leads, not “Back”.',
  ),
  args: { href: '/getaways/adventure-tours', children: 'Trips & Adventure' },
});

export const Default = meta.story({});
export const LongName = meta.story({
  args: { children: 'Trainings, events and everything else that is on this month' },
});
