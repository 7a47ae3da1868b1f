import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';

/** The page's column: at most 1,200 px between the gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
