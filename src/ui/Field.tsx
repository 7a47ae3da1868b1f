import { TextInput } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';

/** What every field of a form takes. */
export interface FieldProps {
  /** Also the anchor of an error summary. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence that says what is wrong; null when nothing is. */
  error?: string | null;
  value: string;
  onValue: (value: string) => void;
  size?: 'medium' | 'large';
}

/** What the three kinds of field hand to Mantine: hint and error above the control, an ember bar beside all of it while there is an error. */
export function useFieldParts<Control extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  hint,
  error,
  value,
  onValue,
}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'value' | 'onValue'>) {
  // Mantine's own id changes once the page is alive
  const ownId = useId();
  return {
    id: id ?? ownId,
    ...usePendingInput<Control>(value, onValue),
    description: hint,
    error: error && (
      <>
        <Icon of={IconAlertCircle} />
        <span>{error}</span>
      </>
    ),
    classNames: {
      root: styles.field,
      label: styles.label,
      description: styles.hint,
      error: styles.error,
      wrapper: styles.wrapper,
      section: styles.country,
      input: styles.control,
    },
  };
}

type InputAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** One line of text with its label, hint and error. */
export function Field({ id, hint, error, value, onValue, ...input }: FieldProps & InputAttributes) {
  const parts = useFieldParts<HTMLInputElement>({ id, hint, error, value, onValue });
  return <TextInput {...input} {...parts} />;
}
