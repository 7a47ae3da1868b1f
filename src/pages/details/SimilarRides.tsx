import type { Item } from '#machines/domain/catalogue/item.ts';
import { useMachine } from '../../site/actors.ts';
import { useSavedService } from '../../site/saved.ts';
import { SimilarView } from './SimilarView.tsx';

/** Rides to book in place of one that is sold out or has departed. */
export function SimilarRides({ item, now }: { item: Item; now: number }) {
  const [state] = useMachine(useSavedService().machines.similar, () => ({
    request: { item, now },
  }));
  return <SimilarView state={state} now={now} />;
}
