import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** How a button looks: one `primary` a screen, everything else is quiet. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'dark' | 'ink' | 'text';
  size?: 'medium' | 'large';
  /** Takes the whole width of its box. */
  wide?: boolean;
}

/** What an element carries to look like a button. */
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
