import styles from './CardSkeleton.module.css';
import cardStyles from './ItemCard.module.css';
import { ItemGrid } from './ItemGrid.tsx';
import { Skeleton } from './Skeleton.tsx';

/** An item card before its item arrives, in the same boxes. */
export function CardSkeleton() {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={`${cardStyles.body} ${styles.lines}`}>
        <Skeleton shape="heading" width="most" />
        <Skeleton shape="line" width="half" />
        <Skeleton shape="line" width="half" />
        <Skeleton shape="heading" width="third" />
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
