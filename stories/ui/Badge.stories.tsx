import preview from '../../.storybook/preview.tsx';
import { Badge } from '../../src/ui/Badge.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: componentParameters(
    'At most three beside each other.',
    'Its tone says nothing that its words do not.',
  ),
  args: { children: 'Beginner' },
});

export const Plain = meta.story({});
export const Discount = meta.story({ args: { tone: 'discount', children: '12% off' } });
export const Out = meta.story({ args: { tone: 'out', children: 'Sold out' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Confirmed' } });
export const Waiting = meta.story({ args: { tone: 'waiting', children: 'Pending' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Failed' } });
