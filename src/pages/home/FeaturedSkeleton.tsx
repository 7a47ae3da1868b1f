import * as texts from '#texts/home.ts';
import { CardSkeleton } from '../../ui/ItemGrid.tsx';
import styles from './Featured.module.css';

/** The four cards before they arrive. */
export function FeaturedSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="ks-hidden">
        {texts.featuredLoading}
      </p>
      <div className={`${styles.cards} ks-scroller`}>
        {[1, 2, 3, 4].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
