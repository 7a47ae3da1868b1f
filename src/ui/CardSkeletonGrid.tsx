import { CardSkeleton } from './CardSkeleton.tsx';
import { ItemGrid } from './ItemGrid.tsx';

/** So many cards before their items arrive, in the grid that these will stand in. */
export function CardSkeletonGrid({ count }: { count: number }) {
  return (
    <ItemGrid>
      {[...Array(count).keys()].map((index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </ItemGrid>
  );
}
