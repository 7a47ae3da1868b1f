import preview from '../../.storybook/preview.tsx';
import { LastSeats } from '../../src/ui/LastSeats.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/LastSeats',
  component: LastSeats,
  parameters: componentParameters('The words come from the domain, from three seats down.'),
  args: { words: 'Last 2 seats' },
});

export const Two = meta.story({});
export const Nothing = meta.story({ args: { words: '' } });
