import { Paper, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Words } from '../../ui/Words.tsx';
import styles from './Confirmation.module.css';

interface PanelProps {
  children: ReactNode;
  /** Heading of the panel (h2); the panel is labelled by it. */
  title: ReactNode;
  className?: string;
}

/** A white card on the mist page. */
export function Panel({ children, title, className }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" className={clsx(styles.panel, className)} aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="lg">
        {title}
      </Title>
      <Words>{children}</Words>
    </Paper>
  );
}
