import { Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/saved.ts';
import styles from './Saved.module.css';

/** The head of the page at /saved and, under it, its rides. */
export function SavedFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <Container>
          <Title order={1} pt="2.5rem">
            {texts.savedRides}
          </Title>
          <Text maw="60ch" mt="xs" mb="lg" c="dimmed">
            {texts.lead}
          </Text>
        </Container>
      </div>
      <Container className={styles.content}>{children}</Container>
    </div>
  );
}
