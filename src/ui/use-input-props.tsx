import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { usePendingInput } from './pending-input.ts';

/** The props of every form field that are not Mantine's own. */
export interface FieldProps {
  /** Also the anchor of an error summary. */
  id?: string;
  label: ReactNode;
  /** The error sentence; null for none. */
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
}

export type PropsOf<Props> = FieldProps & Omit<Props, keyof FieldProps>;

/**
 * Returns the props that every kind of field gives to Mantine: hint and error above the control, a red bar beside all
 * of it while there is an error.
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
