import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './Field.tsx';

type PhoneAttributes = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'size' | 'type' | 'inputMode' | 'className'
>;

/** An Indian mobile number behind its +91; a pasted number is never cut, the form normalises it. */
export function PhoneField({
  id,
  label,
  hint,
  error,
  value,
  onValue,
  size = 'medium',
  ...input
}: FieldProps & PhoneAttributes) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={classNames(styles.phone, size === 'large' && styles.phoneLarge)}>
        <span className={styles.country} aria-hidden="true">
          +91
        </span>
        <input
          autoComplete="tel"
          {...input}
          id={fieldId}
          type="tel"
          inputMode="numeric"
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          className={classNames(styles.control, size === 'large' && styles.large)}
        />
      </div>
    </FieldFrame>
  );
}
