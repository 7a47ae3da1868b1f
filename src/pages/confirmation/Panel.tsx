import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Words } from '../../ui/Words.tsx';

interface PanelProps {
  children: ReactNode;
  /** Heading of the panel (h2); the panel is labelled by it. */
  title: ReactNode;
  className?: string | undefined;
}

/** A white card on the mist page. */
export function Panel({ children, title, className }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" p="var(--ks-inset)" className={className} aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="lg">
        {title}
      </Title>
      <Words>{children}</Words>
    </Paper>
  );
}
