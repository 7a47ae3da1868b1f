import { Box, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/saved.ts';

/** The head of the page at /saved and, under it, its rides. */
export function SavedLayout({ children }: { children: ReactNode }) {
  return (
    <Box flex={1} bg="ink.0">
      <Box bg="white" style={{ borderBottom: '1px solid var(--mantine-color-ink-1)' }}>
        <Container>
          <Title order={1} pt="2.5rem">
            {texts.savedRides}
          </Title>
          <Text maw="60ch" mt="xs" mb="lg" c="dimmed">
            {texts.lead}
          </Text>
        </Container>
      </Box>
      <Container mih={480} pt="xl" pb="section">
        {children}
      </Container>
    </Box>
  );
}
