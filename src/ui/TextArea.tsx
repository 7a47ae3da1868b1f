import { InputBase } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type FieldProps, useInputProps } from './Field.tsx';

type TextAreaAttributes = Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** Several lines of text with their label, hint and error. Mantine's Textarea without its growing script, which no field here asks for. */
export function TextArea({
  id,
  hint,
  error,
  value,
  onChange,
  ...textarea
}: FieldProps & TextAreaAttributes) {
  const inputProps = useInputProps<HTMLTextAreaElement>({ id, hint, error, value, onChange });
  return <InputBase component="textarea" multiline {...textarea} {...inputProps} />;
}
