import { SIMILAR_LIMIT } from '#machines/domain/catalogue/similar-rides.ts';
import type { nextRidesMachine } from '#machines/loader.machine.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { CardSkeletonGrid } from '../../ui/CardSkeletonGrid.tsx';
import { ItemCards } from '../../ui/ItemCards.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import { NoticedHeart } from '../../widgets/saved/NoticedHeart.tsx';

/** Up to three cards; nothing where there is none or the list cannot be had. */
export function NextRidesView({
  state,
  now,
}: Pick<ViewProps<typeof nextRidesMachine>, 'state'> & { now: number }) {
  if (state.hasTag('busy')) return <CardSkeletonGrid count={SIMILAR_LIMIT} />;
  const { result } = state.context;
  if (result === null || result.length === 0) return null;
  return (
    <ItemGrid>
      <ItemCards items={result} now={now} headingLevel={3} Heart={NoticedHeart} />
    </ItemGrid>
  );
}
