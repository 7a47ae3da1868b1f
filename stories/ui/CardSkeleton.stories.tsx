import preview from '../../.storybook/preview.tsx';
import { CardSkeleton } from '../../src/ui/CardSkeleton.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/CardSkeleton',
  component: CardSkeleton,
  parameters: kit('As many as cards are expected; the list around them says that it is busy.'),
  args: {},
});

export const Usual = meta.story({
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <CardSkeleton />
    </div>
  ),
});
