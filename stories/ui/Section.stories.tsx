import preview from '../../.storybook/preview.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  parameters: componentParameters('The bands of a page; mist and paper take turns.'),
  args: {
    title: 'Featured getaways',
    subtitle: 'Two trips and two trainings.',
    children: <p>What the band holds.</p>,
  },
});

export const Paper = meta.story({});
export const Mist = meta.story({ args: { tone: 'mist' } });
export const Tarmac = meta.story({ args: { tone: 'tarmac' } });
