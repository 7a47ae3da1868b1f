import preview from '../../.storybook/preview.tsx';
import { StoreBadges } from '../../src/ui/StoreBadges.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/StoreBadges',
  component: StoreBadges,
  parameters: componentParameters('They grow under the pointer and nowhere else.'),
  args: { playStore: 'https://example.com/play', appStore: 'https://example.com/app' },
});

export const Both = meta.story({
  decorators: [
    (Story) => (
      <div className="ks-dark" style={{ background: 'var(--ks-tarmac)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
});
