import type { Item } from '#machines/domain/catalogue/item.ts';
import { rideRefOf } from '#machines/domain/catalogue/saved-items.ts';
import { useSavedService } from '../../site/saved.ts';
import { NoticedHeart } from './NoticedHeart.tsx';
import { useSeenFor } from './use-seen-for.ts';

/** The time for which a ride's page is visible before the ride counts as looked at, in ms (rule: Saved rides). */
const LOOK_DELAY = 3_000;

/** The heart on the ride's own page, which also records that the ride was looked at. */
export function OwnPageHeart({ item }: { item: Item }) {
  const { actor } = useSavedService();
  const ride = rideRefOf(item);
  useSeenFor(LOOK_DELAY, ride && `${ride.kind} ${ride.id}`, () => {
    if (ride !== null) actor.send({ type: 'ride.viewed', ride });
  });
  return <NoticedHeart item={item} />;
}
