import styles from './CardSkeleton.module.css';
import cardStyles from './ItemCard.module.css';
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
