import type { TextInputProps } from '@mantine/core';
import { Field } from './Field.tsx';
import type { FieldPropsWith } from './use-input-props.tsx';

/** An Indian mobile number after its +91; a pasted number is never cut, the form normalises it. */
export function PhoneField(props: FieldPropsWith<TextInputProps>) {
  return <Field autoComplete="tel" {...props} type="tel" inputMode="numeric" leftSection="+91" />;
}
