import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EmailField } from '../../src/ui/EmailField.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/EmailField',
  component: EmailField,
  parameters: componentParameters(
    'Every form asks for an e-mail address with it.',
    'Asks about a slip, and sends whatever stands in the field.',
  ),
  args: { label: 'Email Address', value: '', onChange: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <EmailField {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({});
export const Slip = meta.story({ args: { value: 'asha@gmial.com' } });
export const LongSlip = meta.story({
  args: { value: 'a.very.long.address.of.somebody.with.many.names@rediffmial.com' },
});

/** One press takes the suggestion over and gives the focus back. */
export const Accepted = meta.story({
  args: { value: 'asha@gmial.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'asha@gmail.com' }));
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('asha@gmail.com');
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
});
