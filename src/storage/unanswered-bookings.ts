import * as v from 'valibot';
import type { ItemRef, PreviousPaymentQuery } from '#machines/domain/payment-records.ts';
import { UNANSWERED_PREFIX } from './keys.ts';
import { recordCodec } from './record-codec.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The time for which an unanswered booking counts, in ms: a day. An order that nobody can pay for lapses before. */
const UNANSWERED_LIFETIME = 86_400_000;

const unansweredCodec = recordCodec<{ readonly at: number; readonly attempt: string }>(
  v.object({ at: v.number(), attempt: v.string() }),
  (booking) => booking,
);

/** The bookings that were sent from this device, and whose answer is not known. */
export type UnansweredBookings = ReturnType<typeof createUnansweredBookings>;

/**
 * Stores that a booking of an item was sent, until its answer is known: a page that was reloaded or closed in between could not tell.
 * No sweep takes it, since a clock may jump and return; it names no person, and the next booking of the item takes its place.
 */
export function createUnansweredBookings({
  local,
  now,
  attempt,
}: {
  readonly local: SafeStorage;
  /** Epoch ms. */
  now(): number;
  /** The name of this page's latest attempt to pay. */
  attempt(): string;
}) {
  const keyOf = ({ id, kind }: ItemRef) => `${UNANSWERED_PREFIX}${kind}.${id}`;
  return {
    /** The name of an item's unanswered booking; null for none, and for one that the rider insisted against on this page. */
    blocking({ item, cleared }: Pick<PreviousPaymentQuery, 'item' | 'cleared'>): string | null {
      const key = keyOf(item);
      const text = local.read(key);
      if (text === null) return null;
      // one that cannot be read counts as well: an order may exist
      const { at, attempt: name } = unansweredCodec.decode(text) ?? { at: now(), attempt: text };
      const isRecent = Math.abs(now() - at) < UNANSWERED_LIFETIME;
      const booking = `${key} ${name}`;
      return isRecent && !cleared.includes(booking) ? booking : null;
    },
    store(item: ItemRef): void {
      local.write(keyOf(item), unansweredCodec.encode({ at: now(), attempt: attempt() }));
    },
    /** Removes the booking that this page sent last; that of another page stays. */
    clear(item: ItemRef): void {
      const key = keyOf(item);
      if (unansweredCodec.decode(local.read(key))?.attempt === attempt()) local.remove(key);
    },
  };
}
