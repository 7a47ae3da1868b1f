import type { Booking } from '#machines/domain/booking.ts';
import type { Store } from '../../../sandbox/store.ts';
import { decodeBooking, decodeJournal } from '../../../src/storage/records.ts';
import { JOURNAL_PREFIX, STORAGE_KEYS } from '../../../src/storage/keys.ts';

/** What became of the payments of one device. */
export interface Account {
  /** Bookings that the platform holds as paid. */
  paid: number;
  /** Paid, and the device does not know. */
  lost: number;
  /** Paid twice by one rider, or confirmed twice for one transaction. */
  doubled: number;
  /** Confirmed on the device, and not paid, or for another ride, person or amount. */
  falselyConfirmed: number;
}

/** The bookings that a device's storage, a text under each key, holds as confirmed. */
export function confirmedIn(storage: ReadonlyMap<string, string>): Booking[] {
  const journal = [...storage].filter(([key]) => key.startsWith(JOURNAL_PREFIX));
  const entries = decodeJournal(journal.map(([, text]) => text));
  const latest = decodeBooking(storage.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const noted = entries.flatMap(({ booking }) => (booking === null ? [] : [booking]));
  return latest === null ? noted : [...noted, latest];
}

/** Compares what a device holds as confirmed with the platform's orders. Each rider has a phone number of their own; orders that a rider insisted on paying beside are no doubles. */
export function account(
  known: readonly Booking[],
  store: Store,
  insistedOn: ReadonlySet<string> = new Set(),
): Account {
  const paid = store.orders().filter((order) => order.state === 'paid');
  const isKnown = (id: string) => known.some(({ transactionId }) => transactionId === id);
  const isTrue = (booking: Booking) => {
    const order = store.order(booking.transactionId ?? '');
    return (
      order?.state === 'paid' &&
      booking.amountPaid === order.amount &&
      booking.person.phone === order.guestPhone &&
      booking.item?.id === order.itemId
    );
  };
  const records = new Set(known.map(({ transactionId, id }) => `${transactionId} ${id}`));
  const transactions = new Set(known.map(({ transactionId }) => transactionId));
  const unasked = paid.filter(({ id }) => !insistedOn.has(id));
  const payers = new Set(unasked.map(({ guestPhone }) => guestPhone));
  return {
    paid: paid.length,
    lost: paid.filter(({ id }) => !isKnown(id)).length,
    doubled: records.size - transactions.size + unasked.length - payers.size,
    falselyConfirmed: known.filter((booking) => !isTrue(booking)).length,
  };
}
