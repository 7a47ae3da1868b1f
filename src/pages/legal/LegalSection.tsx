import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface LegalSectionProps {
  /** Its anchor in addresses that others may have kept. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of a legal page. */
export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <Stack component="section" id={id} gap="0.875rem" aria-labelledby={`${id}-title`}>
      <Title order={2} size="xl" id={`${id}-title`}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
