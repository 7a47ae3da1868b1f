import { Skeleton } from '@mantine/core';
import styles from './ItemCard.module.css';
import { SkeletonLine } from './SkeletonLine.tsx';

/** An item card before its item arrives, in the same boxes; `featured` as one of the home page's four. */
export function CardSkeleton({ featured = false }: { featured?: boolean }) {
  return (
    <div className={`${styles.card} ks-card ks-paper`} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton
          radius="var(--ks-radius-card) var(--ks-radius-card) 0 0"
          style={{ aspectRatio: 1.6 }}
        />
      </div>
      <div className={styles.words}>
        <SkeletonLine width="84%" letters={featured ? 'label' : 'title'} />
        <SkeletonLine width="56%" letters="small" />
        <SkeletonLine width="56%" letters="small" />
        <div className={styles.price}>
          <SkeletonLine width="34%" letters="price" />
        </div>
      </div>
    </div>
  );
}
