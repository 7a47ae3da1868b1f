import type { ReactNode } from 'react';
import styles from './ItemGrid.module.css';
import { skippable } from './modal-dialog.ts';

/** Cards in 1, 2, 3 or 4 columns (from 576, 992 and 1,200 px); each child is a list item. */
export function ItemGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul {...skippable} className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
