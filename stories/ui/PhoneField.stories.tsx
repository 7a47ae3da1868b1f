import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  parameters: kit('Takes a pasted +91 number whole: there is no maximum length.'),
  args: { label: 'Phone Number', value: '', onChange: () => {} },
});

export const Empty = meta.story({});
export const WithHint = meta.story({ args: { hint: 'We send the ticket here.' } });
export const WithError = meta.story({ args: { value: 'x', error: 'This is not right yet.' } });
export const Large = meta.story({ args: { size: 'large' } });
export const ReadOnly = meta.story({ args: { value: '9845011234', readOnly: true } });

/** What is typed stands there. */
export const Typed = meta.story({
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return <PhoneField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone Number'), '98450');
    await expect(canvas.getByLabelText('Phone Number')).toHaveValue('98450');
  },
});
