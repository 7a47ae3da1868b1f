import preview from '../../.storybook/preview.tsx';
import { QrCode } from '../../src/ui/QrCode.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  parameters: componentParameters('Named by what it leads to.'),
  args: { text: 'https://example.com/app', label: 'Code that leads to the app' },
});

export const App = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
});
