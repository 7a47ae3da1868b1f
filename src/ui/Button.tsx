import { Button as MantineButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonParts } from './button-look.ts';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: shows a turning ring beside the words and refuses presses. */
  busy?: boolean;
}

/** A button. It keeps its words while it is busy. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide,
  busy = false,
  ...rest
}: ButtonProps) {
  return (
    <MantineButton
      {...rest}
      variant={variant}
      size={size}
      fullWidth={wide}
      loading={busy || undefined}
      loaderProps={{ className: styles.ring }}
      aria-busy={busy || undefined}
      classNames={buttonParts}
    />
  );
}
