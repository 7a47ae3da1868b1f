import * as texts from '#texts/saved.ts';
import { CardSkeletonGrid } from '../../ui/CardSkeletonGrid.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** The skeletons of saved rides; four where their number is unknown. */
export function SavedSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading words={texts.loadingSavedRides} className="ks-late">
      <CardSkeletonGrid count={count} />
    </Loading>
  );
}
