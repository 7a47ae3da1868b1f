import styles from './Button.module.css';

/** How a button looks: one `primary` a screen, everything else is quiet. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'dark' | 'ink' | 'text';
  size?: 'medium' | 'large';
  /** Takes the whole width of its box. */
  wide?: boolean;
}

/** The class names of the parts of a Mantine button; variant, size and state are its data attributes. */
export const buttonParts = {
  root: styles.button,
  inner: styles.inner,
  label: styles.label,
  loader: styles.loader,
};
