import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { isAmong, rideRefOf } from '#machines/domain/catalogue/saved-items.ts';
import * as texts from '#texts/hearts.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Heart.module.css';
import { useSaved } from './use-saved.ts';

/**
 * A heart over a picture, pressed while its ride is saved; nothing for a ride without an id. It is a plain button: each card of a list has one.
 */
export function Heart({ item }: { item: Item }) {
  const ride = rideRefOf(item);
  const [isSaved, send] = useSaved(
    ({ context: { rides } }) => rides !== null && ride !== null && isAmong(rides.saved, ride),
  );
  if (ride === null) return null;
  const { title } = item;
  return (
    <button
      type="button"
      name={`save-${ride.kind}-${ride.id}`}
      className={`${styles.heart} ks-screen`}
      aria-pressed={isSaved}
      aria-label={texts.saveRide(title)}
      onClick={() => send({ type: 'ride.toggled', ride: { ...ride, title } })}
    >
      <Icon icon={IconHeart} size={24} />
    </button>
  );
}
