import preview from '../../.storybook/preview.tsx';
import { CardSkeleton } from '../../src/ui/CardSkeleton.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/CardSkeleton',
  component: CardSkeleton,
  parameters: componentParameters(
    'As many as cards are expected; the list around them says that it is busy.',
  ),
  args: {},
});

export const Default = meta.story({
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <CardSkeleton />
    </div>
  ),
});
