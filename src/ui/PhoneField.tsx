import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type FieldProps, useInputProps } from './Field.tsx';

type PhoneAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'type' | 'inputMode' | 'className'
>;

/** An Indian mobile number behind its +91; a pasted number is never cut, the form normalises it. */
export function PhoneField({
  id,
  hint,
  error,
  value,
  onChange,
  ...input
}: FieldProps & PhoneAttributes) {
  const inputProps = useInputProps<HTMLInputElement>({ id, hint, error, value, onChange });
  return (
    <TextInput
      autoComplete="tel"
      {...input}
      {...inputProps}
      type="tel"
      inputMode="numeric"
      leftSection="+91"
      leftSectionProps={{ 'aria-hidden': true }}
    />
  );
}
