import { Skeleton } from '@mantine/core';
import { clsx } from 'clsx';
import details from './Details.module.css';
import styles from './DetailsSkeleton.module.css';
import facts from './Facts.module.css';
import price from './PriceArea.module.css';

const FACTS = ['date', 'place', 'organiser', 'duration'];

/** The skeleton of the page while the item is on its way. */
export function DetailsSkeleton() {
  return (
    <div className={clsx(details.grid, styles.loading)} aria-hidden="true">
      <div className={details.main}>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} className={details.picture} />
        <Skeleton height={20} width="84%" className={styles.title} />
        <Skeleton height={14} width="56%" className={styles.tags} />
        <Skeleton radius="lg" mih="5.5rem" className={styles.startToEnd} />
        <div className={clsx(facts.facts, styles.facts)}>
          {FACTS.map((fact) => (
            <Skeleton radius="lg" mih="5.5rem" key={fact} className={styles.fact} />
          ))}
        </div>
      </div>
      <div className={details.sidebar}>
        <div className={price.priceCard}>
          <Skeleton height={14} width="34%" />
          <Skeleton height={20} width="56%" className={styles.price} />
          <Skeleton radius="lg" mih="5.5rem" className={styles.button} />
        </div>
      </div>
    </div>
  );
}
