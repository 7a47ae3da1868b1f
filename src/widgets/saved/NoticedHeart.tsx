import type { Item } from '#machines/domain/catalogue/item.ts';
import { isSameRide } from '#machines/domain/catalogue/saved-items.ts';
import { Heart } from './Heart.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { useSaved } from './use-saved.ts';

/** A heart with the message about its ride. */
export function NoticedHeart({ item }: { item: Item }) {
  const { kind, id } = item;
  const [noticed, send] = useSaved((state) => {
    const { subject } = state.context;
    return id !== null && subject !== null && isSameRide(subject, { kind, id }) ? state : null;
  });
  return (
    <>
      <Heart item={item} />
      {noticed !== null && <SavedNotice state={noticed} send={send} />}
    </>
  );
}
