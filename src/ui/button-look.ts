import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** How a button looks: one `primary` a screen, everything else is quiet. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'dark' | 'ink' | 'text';
  size?: 'medium' | 'large';
  /** Takes the whole width of its box. */
  wide?: boolean;
}

/** The class names of a button or of a link that looks like one. */
export function buttonLook(
  { variant = 'secondary', size = 'medium', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    wide && styles.wide,
    className,
  );
}
