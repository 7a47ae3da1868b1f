import { Container, Title } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import * as texts from '#texts/saved.ts';
import { ClientOnly } from '../../ui/ClientOnly.tsx';
import styles from './Saved.module.css';
import { SavedSkeleton } from './SavedSkeleton.tsx';

interface SavedPageProps {
  /** The rides of this device; they come on their own, after the page stands. */
  Rides: ComponentType;
}

/** The page at /saved; the prerendered page knows nothing of any device. */
export function SavedPage({ Rides }: SavedPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <Container>
          <Title order={1}>{texts.savedRides}</Title>
          <p className={styles.lead}>{texts.lead}</p>
        </Container>
      </div>
      <Container className={styles.content}>
        <ClientOnly fallback={<SavedSkeleton />}>
          {() => (
            <Suspense fallback={<SavedSkeleton />}>
              <Rides />
            </Suspense>
          )}
        </ClientOnly>
      </Container>
    </div>
  );
}
