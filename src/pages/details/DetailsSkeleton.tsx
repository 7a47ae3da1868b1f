import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import details from './Details.module.css';
import styles from './DetailsSkeleton.module.css';
import facts from './Facts.module.css';
import price from './PriceArea.module.css';

const FACTS = ['date', 'place', 'organiser', 'duration'];

/** The skeleton of the page while the item is on its way. */
export function DetailsSkeleton() {
  return (
    <div className={classNames(details.grid, styles.loading)} aria-hidden="true">
      <div className={details.main}>
        <Skeleton shape="picture" className={details.picture} />
        <Skeleton shape="heading" width="most" className={styles.title} />
        <Skeleton shape="line" width="half" className={styles.tags} />
        <Skeleton shape="block" className={styles.startToEnd} />
        <div className={classNames(facts.facts, styles.facts)}>
          {FACTS.map((fact) => (
            <Skeleton key={fact} shape="block" className={styles.fact} />
          ))}
        </div>
      </div>
      <div className={details.sidebar}>
        <div className={price.priceCard}>
          <Skeleton shape="line" width="third" />
          <Skeleton shape="heading" width="half" className={styles.price} />
          <Skeleton shape="block" className={styles.button} />
        </div>
      </div>
    </div>
  );
}
