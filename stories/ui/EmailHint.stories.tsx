import preview from '../../.storybook/preview.tsx';
import { EmailHint } from '../../src/ui/EmailHint.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/EmailHint',
  component: EmailHint,
  parameters: componentParameters('Stands in a live region under its field: see EmailField.'),
  args: { value: 'asha@gmial.com', isTyping: true, onChange: () => {} },
});

export const Slip = meta.story({});
export const LongAddress = meta.story({
  args: { value: 'a.very.long.address.of.somebody.with.many.names@rediffmial.com' },
});
