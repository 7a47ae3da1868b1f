import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The title, the anchor and the text of a section. */
export interface LegalSectionProps {
  /** The anchor of the section, to which other sites may link. */
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
