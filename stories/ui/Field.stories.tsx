import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  parameters: kit(
    'The label stands above and stays.',
    'The error stands above the control, beside an ember bar, and says what to do.',
  ),
  args: { label: 'Full Name', value: '', onChange: () => {} },
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
    return <Field {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), '98450');
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('98450');
  },
});
