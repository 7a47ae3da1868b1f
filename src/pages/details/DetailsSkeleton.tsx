import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Details.module.css';

const FACTS = ['date', 'place', 'organiser', 'duration'];

/** The boxes of the page while the item is on its way. */
export function DetailsSkeleton() {
  return (
    <div className={classNames(styles.grid, styles.loading)} aria-hidden="true">
      <div className={styles.main}>
        <Skeleton shape="picture" className={classNames(styles.picture, styles.ghostPicture)} />
        <Skeleton shape="heading" width="most" className={styles.ghostTitle} />
        <Skeleton shape="line" width="half" className={styles.ghostTags} />
        <Skeleton shape="block" className={styles.ghostStrip} />
        <div className={classNames(styles.facts, styles.ghost)}>
          {FACTS.map((fact) => (
            <Skeleton key={fact} shape="block" className={styles.ghostFact} />
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.priceCard}>
          <Skeleton shape="line" width="third" />
          <Skeleton shape="heading" width="half" className={styles.ghostPrice} />
          <Skeleton shape="block" className={styles.ghostButton} />
        </div>
      </div>
    </div>
  );
}
