import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import filterStyles from './Filters.module.css';
import styles from './Results.module.css';
import type { GetawaysTab } from './tabs.ts';

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A list before it arrives, in the same boxes; it keeps its room and appears after 200 ms. */
export function CatalogueSkeleton({ tab }: { tab: GetawaysTab }) {
  return (
    <div aria-busy="true">
      <p role="status" className="ks-hidden">
        Loading {tab.noun.many}
      </p>
      <div className={styles.late} aria-hidden="true">
        <div className={filterStyles.filters}>
          <Skeleton shape="block" className={styles.bar} />
        </div>
        <div className={styles.head}>
          <Skeleton shape="line" className={styles.line} />
        </div>
        <ItemGrid>
          {PLACES.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </ItemGrid>
      </div>
    </div>
  );
}
