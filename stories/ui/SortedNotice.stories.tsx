import preview from '../../.storybook/preview.tsx';
import { SortedNotice } from '../../src/ui/SortedNotice.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/SortedNotice',
  component: SortedNotice,
  parameters: componentParameters('Stands above the fields until anything else is typed.'),
  args: { onUndo: () => {} },
});

export const Sorted = meta.story({});
