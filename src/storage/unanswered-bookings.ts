import * as v from 'valibot';
import {
  type ItemKey,
  isCleared,
  type PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import { KEY_PREFIXES } from './keys.ts';
import { recordCodec } from './record-codec.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The time for which an unanswered booking counts, in ms: a day. An order that nobody can pay for lapses before. */
const UNANSWERED_LIFETIME = 86_400_000;

const note = { at: v.number(), attempt: v.string() };
const unansweredCodec = recordCodec(
  // an earlier one of the item, whose place this one took
  v.object({ ...note, former: v.optional(v.object(note)) }),
  ({ at, attempt, former }) => ({ at, attempt, former }),
);
type Note = v.InferOutput<v.ObjectSchema<typeof note, undefined>>;

/** A note that is stored, with the one whose place it took. */
interface StoredNote extends Note {
  readonly former?: Note | undefined;
}

/**
 * Returns the note of the booking before the present attempt: the last one, or the one before that where the attempt
 * itself wrote the last one.
 */
function noteBefore({ isOwn, former, at, attempt }: StoredNote & { readonly isOwn: boolean }) {
  return isOwn ? former : { at, attempt };
}

/** The notes of bookings that were sent from this device and have no answer yet. */
export type UnansweredBookings = ReturnType<typeof createUnansweredBookings>;

/**
 * Stores that a booking of an item was sent, until it is answered: a page that is reloaded or closed meanwhile could
 * not remember it. Where the device takes no new key, the tab stores it. No sweep removes the note, since a clock may
 * jump and return; it names no person, and the next booking of the item replaces it.
 */
export function createUnansweredBookings({
  local,
  session,
  clock,
  attempt,
}: {
  readonly local: SafeStorage;
  /** The storage of the tab, which lasts as long as the tab. */
  readonly session: SafeStorage;
  /** Returns the present time, epoch ms. */
  clock(): number;
  /** Returns the name of this page's latest attempt to pay. */
  attempt(): string;
}) {
  const keyOf = ({ id, kind }: ItemKey) => `${KEY_PREFIXES.unanswered}${kind}.${id}`;
  const notesOf = (item: ItemKey) =>
    [local, session].flatMap((area) => {
      const text = area.read(keyOf(item));
      if (text === null) return [];
      // one that cannot be read counts as well: an order may exist
      const stored = unansweredCodec.decode(text) ?? { at: clock(), attempt: text };
      return { area, ...stored, isOwn: stored.attempt === attempt() };
    });
  const write = (item: ItemKey, booking: StoredNote) => {
    const text = unansweredCodec.encode(booking);
    if (!local.write(keyOf(item), text)) session.write(keyOf(item), text);
  };
  /** Removes the booking that this page sent last, now that it was answered; that of another page stays. */
  const clear = (item: ItemKey) => {
    for (const { area, isOwn } of notesOf(item)) if (isOwn) area.remove(keyOf(item));
  };

  return {
    /**
     * Returns the name of an item's unanswered booking; null for none, and for one that the rider insisted against on
     * this page.
     */
    blocking({ item, cleared }: Pick<PreviousPaymentQuery, 'item' | 'cleared'>): string | null {
      const names = notesOf(item)
        .filter(({ at }) => Math.abs(clock() - at) < UNANSWERED_LIFETIME)
        .map((booking) => `${keyOf(item)} ${booking.attempt}`);
      return names.find((name) => !isCleared(cleared, 'unansweredBooking', name)) ?? null;
    },
    store(item: ItemKey): void {
      const [last] = notesOf(item);
      write(item, { at: clock(), attempt: attempt(), former: last && noteBefore(last) });
    },
    clear,
    /**
     * Removes the note of a booking that the platform refused, and leaves that of an earlier booking, which is still
     * unanswered.
     */
    withdraw(item: ItemKey): void {
      const former = notesOf(item).find(({ isOwn }) => isOwn)?.former;
      clear(item);
      if (former !== undefined) write(item, former);
    },
  };
}
