import preview from '../../.storybook/preview.tsx';
import { RideBadge } from '../../src/ui/RideBadge.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/RideBadge',
  component: RideBadge,
  parameters: componentParameters('The words come from the domain, or from the texts of the page.'),
  args: { words: 'Intermediate' },
});

export const Fact = meta.story({});
export const Closed = meta.story({ args: { tone: 'closed', words: 'Sold Out' } });
export const Offer = meta.story({ args: { tone: 'offer', words: '12% off' } });
export const LastSeats = meta.story({ args: { tone: 'lastSeats', words: 'Last 2 seats' } });
export const Nothing = meta.story({ args: { words: '' } });
