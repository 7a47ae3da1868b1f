import { Skeleton } from '@mantine/core';
import styles from './CardSkeleton.module.css';
import cardStyles from './ItemCard.module.css';
import { ItemGrid } from './ItemGrid.tsx';

/** An item card before its item arrives, in the same boxes. */
export function CardSkeleton() {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <Skeleton radius={0} style={{ aspectRatio: 1.6 }} />
      <div className={`${cardStyles.body} ${styles.lines}`}>
        <Skeleton height={20} width="84%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={20} width="34%" />
      </div>
    </div>
  );
}

/** So many cards before their items arrive, in the grid that these will stand in. */
export function CardSkeletonGrid({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `place ${index}`);
  return (
    <ItemGrid>
      {places.map((place) => (
        <li key={place}>
          <CardSkeleton />
        </li>
      ))}
    </ItemGrid>
  );
}
