import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './Field.tsx';

type TextAreaAttributes = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange'>;

/** Several lines of text with their label, hint and error. */
export function TextArea({
  id,
  label,
  hint,
  error,
  value,
  onValue,
  size: _size,
  className,
  ...textarea
}: FieldProps & TextAreaAttributes) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        id={fieldId}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={classNames(styles.control, styles.textarea, className)}
      />
    </FieldFrame>
  );
}
