import * as texts from '#texts/saved.ts';
import { CardSkeletonGrid } from '../../ui/ItemGrid.tsx';

/** Saved rides before they arrive, in the same boxes; four where their number is unknown. */
export function SavedSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div aria-busy="true">
      <p role="status" className="ks-hidden">
        {texts.loadingSavedRides}
      </p>
      <div className="ks-late" aria-hidden="true">
        <CardSkeletonGrid count={count} />
      </div>
    </div>
  );
}
