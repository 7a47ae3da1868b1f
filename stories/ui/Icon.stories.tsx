import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  parameters: componentParameters(
    'Decorative: the words beside it carry the meaning.',
    'Imported from its own file, never from the index.',
  ),
  args: { icon: IconCalendar },
});

export const Default = meta.story({});
export const Large = meta.story({ args: { size: 28 } });
