import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Words } from '../../ui/Words.tsx';

interface PanelProps {
  children: ReactNode;
  title: string;
  className?: string | undefined;
}

/** A white card on the mist page, labelled by its heading. */
export function Panel({ children, title, className }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" p="inset" className={className} aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="lg">
        {title}
      </Title>
      <Words>{children}</Words>
    </Paper>
  );
}
