import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';

/** The page's column: at most 1,200 px between the gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
