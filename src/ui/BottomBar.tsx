import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** The bar that keeps price and action in reach of the thumb, below 992 px; base.css leaves room for it under the footer. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={clsx('ks-screen ks-narrow', styles.bar)} data-bottom-bar="">
      {children}
    </div>
  );
}
