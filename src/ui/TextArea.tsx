import { InputBase, type TextareaProps } from '@mantine/core';
import { type FieldPropsWith, useInputProps } from './use-input-props.tsx';

/**
 * Several lines of text with their label, hint and error. It is Mantine's Textarea without its growing script, which
 * no field here needs.
 */
export function TextArea(props: FieldPropsWith<TextareaProps>) {
  return (
    <InputBase
      component="textarea"
      multiline
      {...props}
      {...useInputProps<HTMLTextAreaElement>(props)}
    />
  );
}
