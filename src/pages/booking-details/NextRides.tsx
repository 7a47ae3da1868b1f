import type { Item } from '#machines/domain/catalogue/item.ts';
import { useMachine } from '../../site/actors.ts';
import { useSavedService } from '../../site/saved.ts';
import { NextRidesView } from './NextRidesView.tsx';

/** The rides to book after one that is over, requested as they enter the page. */
export function NextRides({ item, now }: { item: Item; now: number }) {
  const [state] = useMachine(useSavedService().machines.nextRides, () => ({
    request: { item, now },
  }));
  return <NextRidesView state={state} now={now} />;
}
