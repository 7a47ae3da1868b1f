import { clsx } from 'clsx';
import { type ReactNode, Suspense, useId } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { announceHydration, unhydrated } from './hydration.ts';
import styles from './Section.module.css';
import { SectionFailure } from './SectionFailure.tsx';
import { Words } from './Words.tsx';

interface SectionProps {
  children: ReactNode;
  /** The colour of the ground. */
  tone?: 'paper' | 'mist' | 'tarmac';
  /** The heading, which labels the section. */
  title?: ReactNode;
  /** One quiet line under the heading. */
  subtitle?: ReactNode;
  /** A link at the right end of the heading row, from 992 px up. */
  action?: ReactNode;
}

const TONES = {
  paper: styles.paper,
  mist: styles.mist,
  tarmac: `${styles.tarmac} ks-dark`,
};

/**
 * A section of a page across its whole width, with its own padding and, if it has one, a heading row. It is hydrated alone, as a
 * `SectionBoundary` is; where its content fails, its heading stays.
 */
export function Section({ children, tone = 'paper', title, subtitle, action }: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={clsx(styles.section, TONES[tone])}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <Suspense>
        <div {...unhydrated} ref={announceHydration} className="ks-container">
          {title !== undefined && (
            <div className={styles.heading}>
              <div>
                <h2 id={titleId}>{title}</h2>
                {subtitle !== undefined && <p>{subtitle}</p>}
              </div>
              {action !== undefined && <div className={`${styles.action} ks-wide`}>{action}</div>}
            </div>
          )}
          <ErrorBoundary fallback={SectionFailure}>
            <Words>{children}</Words>
          </ErrorBoundary>
        </div>
      </Suspense>
    </section>
  );
}
