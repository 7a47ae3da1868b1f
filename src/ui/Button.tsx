import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: shows a turning ring beside the words and refuses presses. */
  busy?: boolean;
}

/** A button. Its width does not change while it is busy. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonLook({ variant, size, wide }, classNames(busy && styles.busy, className))}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </button>
  );
}
