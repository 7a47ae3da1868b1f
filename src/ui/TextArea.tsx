import { InputBase } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type FieldProps, fieldParts } from './Field.tsx';

type TextAreaAttributes = Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** Several lines of text with their label, hint and error. Mantine's Textarea without its growing script, which no field here asks for. */
export function TextArea({ hint, error, onValue, ...textarea }: FieldProps & TextAreaAttributes) {
  return (
    <InputBase
      component="textarea"
      multiline
      {...textarea}
      {...fieldParts({ hint, error })}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
