import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** The look of a button: one `primary` a screen, everything else is quiet. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'dark' | 'ink' | 'text';
  size?: 'medium' | 'large';
  /** Takes the whole width of its box. */
  wide?: boolean;
}

/** Returns the props of an element that looks like a button. */
export function buttonLook(
  { variant = 'secondary', size = 'medium', wide = false }: ButtonLook,
  className: string | undefined,
) {
  return {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': wide || undefined,
  };
}
