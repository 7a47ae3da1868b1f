import preview from '../../.storybook/preview.tsx';
import { ClientOnly } from '../../src/ui/prerendered.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/ClientOnly',
  component: ClientOnly,
  parameters: componentParameters(
    'For what depends on this browser: its address, storage, clock or history.',
    'The fallback takes the same room.',
  ),
  args: {
    children: () => <p>Known to this browser alone.</p>,
    fallback: <p>The same for everyone.</p>,
  },
});

export const InABrowser = meta.story({});
