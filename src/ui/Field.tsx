import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { type FieldPropsWith, useInputProps } from './use-input-props.tsx';
import { Words } from './Words.tsx';

/** One line of text with its label, hint and error, and the content before and after it. */
export function Field({
  after,
  ...props
}: FieldPropsWith<TextInputProps> & { after?: ReactElement | false }) {
  return (
    <TextInput
      dir="auto"
      {...props}
      {...useInputProps<HTMLInputElement>(props)}
      leftSectionProps={{ 'aria-hidden': true }}
      inputContainer={(control) => (
        <Words>
          {control}
          {after}
        </Words>
      )}
    />
  );
}
