import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface TicketSectionProps {
  title: string;
  /** True for cards, which take the width of the ticket; otherwise it is as wide as lines are read. */
  isWide?: boolean;
  children: ReactNode;
}

/** A titled section below a ticket, which paper leaves out. */
export function TicketSection({ title, isWide = false, children }: TicketSectionProps) {
  return (
    <Box component="section" className="ks-screen" mt="space10" maw={isWide ? undefined : '74ch'}>
      <Title order={2} size="xl" mb="space5">
        {title}
      </Title>
      {children}
    </Box>
  );
}
