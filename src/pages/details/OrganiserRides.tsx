import type { Item } from '#machines/domain/catalogue/item.ts';
import { useMachine } from '../../site/actors.ts';
import { useSavedService } from '../../site/saved.ts';
import { OrganiserView } from './OrganiserView.tsx';

/** Other rides of the organiser of a ride. */
export function OrganiserRides({ item, now }: { item: Item; now: number }) {
  const [state] = useMachine(useSavedService().machines.organiser, () => ({
    request: { item, now },
  }));
  return <OrganiserView state={state} now={now} />;
}
