import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  /** `error` is announced at once, `empty` politely. */
  kind: 'empty' | 'error';
  /** A human heading, or the exact sentence when it is short. */
  title: ReactNode;
  /** The exact sentence under a heading. */
  message?: ReactNode;
  /** One line of help. */
  help?: ReactNode;
  /** The way on: one or two buttons. */
  children?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A panel in place of the content of a list or page: a mark, one sentence, help and a way on. */
export function StatePanel({
  kind,
  title,
  message,
  help,
  children,
  headingLevel = 2,
  className,
}: StatePanelProps) {
  const Heading = HEADINGS[headingLevel];
  return (
    <div
      className={classNames(styles.panel, className)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <img className={styles.illustration} src={`/art/${kind}.svg`} alt="" width={88} height={88} />
      <Heading className={styles.title}>{title}</Heading>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
