import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Layout.module.css';
import { Words } from './Words.tsx';

interface PanelProps {
  children: ReactNode;
  /** Heading of the panel (h2); the panel is labelled by it. */
  title?: ReactNode;
  className?: string;
}

/** A white card on a mist page. */
export function Panel({ children, title, className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <h2 id={titleId} className={styles.panelTitle}>
          {title}
        </h2>
      )}
      <Words>{children}</Words>
    </section>
  );
}
