import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import styles from './Saved.module.css';

/** Saved rides before they arrive, in the same boxes; four where it is not known how many there are. */
export function SavedSkeleton({ count = 4 }: { count?: number }) {
  const places = Array.from({ length: count }, (_, index) => `place ${index}`);
  return (
    <div aria-busy="true">
      <p role="status" className="ks-hidden">
        Loading saved rides
      </p>
      <div className={styles.late} aria-hidden="true">
        <ItemGrid>
          {places.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </ItemGrid>
      </div>
    </div>
  );
}
