import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { PageHero } from '../../src/ui/PageHero.tsx';
import { SiteLink } from '../../src/ui/SiteLink.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/PageHero',
  component: PageHero,
  parameters: componentParameters(
    'Opens a company page; there is one on a page.',
    'The picture keeps its subject on the side that the words leave free.',
  ),
  args: {
    title: 'Rides for companies',
    text: 'Brand rides, team-building and causes, planned and led by riders.',
    scene: 'convoy' as const,
  },
});

export const Still = meta.story({});
export const WithAction = meta.story({
  args: {
    children: (
      <Button component={SiteLink} variant="filled" href="/contact">
        Plan a ride
      </Button>
    ),
  },
});
export const Film = meta.story({
  args: { scene: 'road' as const },
});
export const SubjectLeft = meta.story({ args: { scene: 'track' as const } });
