import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `plain` level · `discount` '% off' · `out` sold out, departed · the rest are states of a booking. */
  tone?: 'plain' | 'discount' | 'out' | 'success' | 'waiting' | 'danger';
  children: ReactNode;
}

/** A short label on a picture or beside a heading. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={tone} dir="auto">
      {children}
    </span>
  );
}
