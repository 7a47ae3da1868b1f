import preview from '../../.storybook/preview.tsx';
import { TabsNav } from '../../src/ui/TabsNav.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/TabsNav',
  component: TabsNav,
  parameters: componentParameters(
    'Tabs that are pages of their own: links, the active one underlined.',
  ),
  args: {
    label: 'Getaways',
    tabs: [
      { label: 'Trips & Adventure', href: '/getaways/adventure-tours' },
      { label: 'Trainings', href: '/getaways/traininghome' },
      { label: 'Events', href: '/getaways/eventshome' },
    ],
    current: '/getaways/traininghome',
  },
});

export const Second = meta.story({});
