import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type FieldProps, useFieldParts } from './Field.tsx';

type PhoneAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'type' | 'inputMode' | 'className'
>;

/** An Indian mobile number behind its +91; a pasted number is never cut, the form normalises it. */
export function PhoneField({ id, hint, error, onValue, ...input }: FieldProps & PhoneAttributes) {
  return (
    <TextInput
      autoComplete="tel"
      {...input}
      {...useFieldParts({ id, hint, error })}
      type="tel"
      inputMode="numeric"
      leftSection="+91"
      leftSectionProps={{ 'aria-hidden': true }}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
