import { type ComponentType, useState } from 'react';
import { expect, within } from 'storybook/test';
import type { FieldProps } from '../../src/ui/use-input-props.tsx';

/** The states that every kind of field has, by the names of their stories. */
export const fieldStates = {
  withHint: { args: { description: 'We send the ticket here.' } },
  withError: { args: { value: 'x', error: 'This is not right yet.' } },
  large: { args: { size: 'lg' } },
  readOnly: { args: { value: '9845011234', readOnly: true } },
} as const;

/** A story of a field that shows the typed text. */
export function typedInto<Props extends FieldProps>(Field: ComponentType<Props>, label: string) {
  return {
    render: function Typed(args: Props) {
      const [value, setValue] = useState('');
      return <Field {...args} value={value} onChange={setValue} />;
    },
    play: async ({
      canvasElement,
      userEvent,
    }: {
      canvasElement: HTMLElement;
      userEvent: { type(element: Element, text: string): Promise<void> };
    }) => {
      const field = await within(canvasElement).findByLabelText(label);
      await userEvent.type(field, '98450');
      await expect(field).toHaveValue('98450');
    },
  };
}
