import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Form } from '../../src/ui/Form.tsx';
import { componentParameters } from './component-parameters.ts';

function NameField() {
  const [name, setName] = useState('');
  return <Field label="Name" name="name" value={name} onChange={setName} required />;
}

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: componentParameters(
    'A press of its button or Enter in a field is sent to the chart, which checks what was typed.',
    'Where no script hears it yet, nothing happens: the page and what was typed stay.',
  ),
  args: {
    fields: [],
    onSubmit: fn(),
    children: (
      <>
        <NameField />
        <Button type="submit">Send</Button>
      </>
    ),
  },
});

/** The chart gets the submit although a required field is empty: the chart states the errors, not the browser. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The browser's own submit, without a script. */
export const SentBeforeScripts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'Priya Nair');
    const { href } = window.location;
    field.form?.submit();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(window.location.href).toBe(href);
    await expect(field).toHaveValue('Priya Nair');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
