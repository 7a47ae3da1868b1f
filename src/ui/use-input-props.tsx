import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ReactNode, useId } from 'react';
import type { TextOrigin } from '#machines/domain/person/early-text.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';

/** The props of every form field that Mantine lacks. */
export interface FieldProps {
  /** The id of the control, to which the error summary links. */
  id?: string;
  label: ReactNode;
  /** The error sentence; null for none. */
  error?: string | null;
  value: string;
  /** Takes over the text; one without an origin was typed. */
  onChange: (value: string, origin?: TextOrigin) => void;
}

/** The props of a kind of field: those of every field, and its own. */
export type FieldPropsWith<Props> = FieldProps & Omit<Props, keyof FieldProps>;

/**
 * Returns the props that every kind of field gives to Mantine: the hint and the error above the control, and a red
 * bar beside them while there is an error.
 */
export function useInputProps<Control extends HTMLInputElement | HTMLTextAreaElement>({
  id,
  error,
  value,
  onChange,
}: FieldProps) {
  // Mantine's own id changes after hydration
  const ownId = useId();
  return {
    id: id ?? ownId,
    ...usePendingInput<Control>(value, onChange),
    error: error && (
      <>
        <Icon icon={IconAlertCircle} style={{ marginTop: 1 }} />
        <span>{error}</span>
      </>
    ),
    classNames: styles,
  };
}
