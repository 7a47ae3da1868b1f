import { Card, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './ItemGrid.module.css';

/** Cards in 1, 2, 3 or 4 columns (from 576, 992 and 1,200 px); each child is a list item. */
export function ItemGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

/** An item card before its item arrives, in the same boxes. */
export function CardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Card.Section>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} />
      </Card.Section>
      <Stack gap="0.5625rem" pt="md" pb={2}>
        <Skeleton height={20} width="84%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={20} width="34%" mt="sm" />
      </Stack>
    </Card>
  );
}

/** So many cards before their items arrive, in the grid that these will stand in. */
export function CardSkeletonGrid({ count }: { count: number }) {
  return (
    <ItemGrid>
      {[...Array(count).keys()].map((place) => (
        <li key={place}>
          <CardSkeleton />
        </li>
      ))}
    </ItemGrid>
  );
}
