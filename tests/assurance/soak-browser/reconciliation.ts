import type { Booking } from '#machines/domain/booking/booking.ts';
import type { SandboxMemory } from '../../../sandbox/store.ts';
import { KEY_PREFIXES, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { bookingCodec, paymentRecordCodec } from '../../../src/storage/records.ts';
import type { EventLog } from './event-log.ts';

/** The ends of the payments of one phone. */
export interface Reconciliation {
  /** Bookings that the platform holds as paid. */
  paid: number;
  /** Paid, and that was never reported to the rider, or the phone holds no booking of it in the end. */
  lost: number;
  /** Paid twice by a rider to whom the first had not been reported, or confirmed twice for one transaction. */
  doubled: number;
  /** Called paid on a page or confirmed on the phone, and not paid, or for another ride, person or amount. */
  falselyConfirmed: number;
  /** Said to have failed, so that the rider may pay again, when the platform had said no such thing. */
  falselyDeclined: number;
  /** The story of each payment that was lost, doubled or called failed. */
  mishaps: string[];
}

/** The bookings that a device's storage, a text under each key, holds as confirmed. */
export function confirmedIn(storage: ReadonlyMap<string, string>): Booking[] {
  const texts = [...storage].filter(([key]) => key.startsWith(KEY_PREFIXES.paymentRecord));
  const entries = texts.flatMap(([, text]) => paymentRecordCodec.decode(text) ?? []);
  const latest = bookingCodec.decode(storage.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const noted = entries.flatMap(({ booking }) => (booking === null ? [] : [booking]));
  const apart = [...storage].flatMap(([key, text]) =>
    key.startsWith(KEY_PREFIXES.paidBooking) ? (bookingCodec.decode(text) ?? []) : [],
  );
  return [...noted, ...apart, ...(latest === null ? [] : [latest])];
}

/** Compares the platform's ledger with what was reported to the rider of a phone and with the bookings that the phone holds as confirmed. */
export function reconcile(
  confirmed: readonly Booking[],
  store: SandboxMemory,
  events: EventLog,
): Reconciliation {
  const isPaid = (id: string) => store.order(id)?.state === 'paid';
  const paid = store.orders().filter(({ id }) => isPaid(id));
  const isHeld = (id: string) => confirmed.some(({ transactionId }) => transactionId === id);
  // what was said of a ride alone was about one payment of it each time
  const unreported = new Map<string, string[]>();
  for (const { id, itemId } of paid)
    if (!events.isReportedPaid(id)) unreported.set(itemId, [...(unreported.get(itemId) ?? []), id]);
  const neverReported = [...unreported].flatMap(([itemId, ids]) =>
    ids.slice(events.namelessPaid(itemId)),
  );
  const isLost = (id: string) => neverReported.includes(id) || !isHeld(id);
  const isTrue = (booking: Booking) => {
    const order = store.order(booking.transactionId ?? '');
    if (order?.state !== 'paid' || booking.amountPaid !== order.amount) return false;
    // after a month nobody is named
    const isOwn = booking.person.phone === order.guestPhone || booking.person.phone === '';
    return isOwn && booking.item?.id === order.itemId;
  };
  const records = new Set(confirmed.map(({ transactionId, id }) => `${transactionId} ${id}`));
  const transactions = new Set(confirmed.map(({ transactionId }) => transactionId));
  const lost = paid.filter(({ id }) => isLost(id)).map(({ id }) => id);
  const doubled = events.paidUnknowingly(isPaid);
  const mishapOf = (kind: string) => (id: string) => `${kind} ${id}\n    ${events.trace()}`;
  return {
    paid: paid.length,
    lost: lost.length,
    doubled: records.size - transactions.size + doubled.length,
    falselyConfirmed:
      confirmed.filter((booking) => !isTrue(booking)).length +
      [...events.reportedPaid()].filter((id) => !isPaid(id)).length +
      [...events.ridesReportedPaid()].filter((ride) => !paid.some(({ itemId }) => itemId === ride))
        .length,
    falselyDeclined: events.misled.length,
    mishaps: [
      ...lost.map(mishapOf('lost')),
      ...doubled.map(mishapOf('doubled')),
      ...events.misled.map(mishapOf('called failed')),
    ],
  };
}
