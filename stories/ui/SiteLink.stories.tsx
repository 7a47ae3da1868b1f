import preview from '../../.storybook/preview.tsx';
import { SiteLink } from '../../src/ui/SiteLink.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/SiteLink',
  component: SiteLink,
  parameters: componentParameters(
    'Every link of the site: inside it changes the route, outside the browser follows.',
  ),
  args: { href: '/getaways', children: 'Getaways' },
});

export const Inside = meta.story({});
export const NewTab = meta.story({
  args: {
    href: 'https://example.com',
    newTab: true,
    children: 'A site beside this one (opens in a new tab)',
  },
});
