import preview from '../../.storybook/preview.tsx';
import { Toast } from '../../src/ui/Toast.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  parameters: componentParameters('Stays mounted; its content changes to be announced.'),
  args: {
    children: 'Content copied to clipboard. You can now share it on your preferred platform.',
  },
});

export const Copied = meta.story({});
export const Nothing = meta.story({ args: { children: null } });
