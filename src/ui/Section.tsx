import { Container, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PagePart } from './PagePart.tsx';
import styles from './Section.module.css';
import { Words } from './Words.tsx';

interface SectionProps {
  children: ReactNode;
  /** The ground it lies on. */
  tone?: 'paper' | 'mist' | 'tarmac';
  /** Heading row; the section is labelled by it. */
  title?: ReactNode;
  /** Id of the heading; needed with a title. */
  titleId?: string;
  /** One quiet line under the heading. */
  subtitle?: ReactNode;
  /** A link at the right end of the heading row, from 768 px up. */
  action?: ReactNode;
  className?: string;
}

/** A section of a page across its whole width, with its own padding and, if it has one, a heading row. */
export function Section({
  children,
  tone = 'paper',
  title,
  titleId,
  subtitle,
  action,
  className,
}: SectionProps) {
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={clsx(styles.section, styles[tone], tone === 'tarmac' && 'ks-dark', className)}
    >
      <Container>
        {title !== undefined && (
          <div className={styles.heading}>
            <div>
              <Title order={2} id={titleId}>
                {title}
              </Title>
              {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            {action !== undefined && <div className={styles.action}>{action}</div>}
          </div>
        )}
        <PagePart>
          <Words>{children}</Words>
        </PagePart>
      </Container>
    </section>
  );
}
