import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: kit('For more than a line.'),
  args: { label: 'Message', value: '', onChange: () => {} },
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
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Message'), '98450');
    await expect(canvas.getByLabelText('Message')).toHaveValue('98450');
  },
});
