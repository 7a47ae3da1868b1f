import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled section below a ticket, which paper leaves out. */
export function TicketSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" className="ks-screen" mt="space10" maw="74ch">
      <Title order={2} size="xl" mb="space5">
        {title}
      </Title>
      {children}
    </Box>
  );
}
