import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';
import { reserveBarRoom } from './bar-room.ts';

const reserveRoom = reserveBarRoom('paddingBottom', 'scrollPaddingBottom');

/** The bar that keeps price and action in reach of the thumb, below 992 px. Before a script measures it, base.css leaves room for it. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={reserveRoom} className={clsx('ks-screen ks-narrow', styles.bar)} data-bottom-bar="">
      {children}
    </div>
  );
}
