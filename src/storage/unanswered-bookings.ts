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

/** Stores that a booking of an item was sent, until its answer is known: a page that was reloaded or closed in between could not tell. */
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
  const bookingAt = (key: string) => unansweredCodec.decode(local.read(key));
  const isRecent = ({ at }: { readonly at: number }) => Math.abs(now() - at) < UNANSWERED_LIFETIME;

  return {
    /** The name of an item's unanswered booking; null for none, and for one that the rider insisted against on this page. */
    blocking({ item, cleared }: Pick<PreviousPaymentQuery, 'item' | 'cleared'>): string | null {
      const key = keyOf(item);
      const booking = bookingAt(key);
      if (booking === null || !isRecent(booking)) return null;
      const name = `${key} ${booking.attempt}`;
      return cleared.includes(name) ? null : name;
    },
    store(item: ItemRef): void {
      local.write(keyOf(item), unansweredCodec.encode({ at: now(), attempt: attempt() }));
    },
    /** Removes the booking that this page sent last; that of another page stays. */
    clear(item: ItemRef): void {
      const key = keyOf(item);
      if (bookingAt(key)?.attempt === attempt()) local.remove(key);
    },
    /** Removes those that no longer count. */
    sweep(): void {
      for (const key of local.keys(UNANSWERED_PREFIX)) {
        const booking = bookingAt(key);
        if (booking === null || !isRecent(booking)) local.remove(key);
      }
    },
  };
}
