import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Words } from './Words.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: shows a turning ring beside the words and refuses presses. */
  busy?: boolean;
}

/** A button. It keeps its words while it is busy. */
export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, wide }, className)}
      type={type}
      disabled={disabled || busy}
      data-loading={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <Words>{children}</Words>
    </button>
  );
}
