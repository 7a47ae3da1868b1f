import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

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

interface FrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  id: string;
  className?: string;
  children: ReactNode;
}

/** The ids by which a control names its hint and its error. */
export function describedBy(id: string, hint: ReactNode, error: string | null | undefined) {
  const ids = [hint === undefined ? null : `${id}-hint`, error ? `${id}-error` : null];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, hint and error above a control; an ember bar beside it while there is an error. */
export function FieldFrame({ id, label, hint, error, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, Boolean(error) && styles.invalid, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={IconAlertCircle} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}

type InputAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'className'
>;

/** One line of text with its label, hint and error. */
export function Field({
  id,
  label,
  hint,
  error,
  value,
  onValue,
  size = 'medium',
  ...input
}: FieldProps & InputAttributes) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={fieldId}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={classNames(styles.control, size === 'large' && styles.large)}
      />
    </FieldFrame>
  );
}
