// A page may end between any two writes, a device may refuse one, and a tab of another release may write the next.
// So a payment stands in several copies, and this file alone joins them (rule: Copies of a payment):
//
// 1. `paymentJournal.<transaction>` of the device: its record, under a key that no other payment takes.
// 2. `paymentJournal.<transaction>` of the tab: the same record, where the device refused it.
// 3. `pendingBooking`: the payment that this device started last. A device that takes no new key may still take this
//    one, and the specification names it.
// 4. `startedPayment` of the tab: the payment that this tab started last, whatever other tabs do and the device refuses.
// 5. `confirmedBooking`: the booking that was confirmed last. It is written before the record says paid.
// 6. `paidBooking.<transaction>`: a confirmed booking that had to leave 5 and whose payment no record calls paid.
// 7. The memory of the page, for what device and tab refused: every `SafeStorage` reads it first.
//
// A damaged text in 3 to 6 still says that there is a payment; one in 1 or 2 is the record, as far as it can be read.
import type { Booking, PendingBooking } from '#machines/domain/booking/booking.ts';
import {
  findPaymentRecord,
  isCleared,
  moreAdvancedRecord,
  newPaymentRecord,
  type PaymentRecord,
  type PreviousPaymentQuery,
  paidBooking,
  type StartedPayment,
  withPending,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import type { DeviceAreas } from './device-areas.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import { damagedPayment, decodePaymentRecord } from './payment-record.ts';
import { isNewerRecord } from './record-text.ts';
import { bookingCodec, pendingCodec } from './records.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The copies of one payment on this device. */
interface PaymentCopies {
  readonly transactionId: string;
  /** True where a newer release wrote its record: what this release can read of the payment is out of date. */
  readonly isNewer: boolean;
  /** Its record of device or tab; null where neither has one. */
  readonly stored: PaymentRecord | null;
  /** The payments that the device and this tab started last, where they are this one. */
  readonly latest: readonly PendingBooking[];
  /** Its confirmed bookings that stand by themselves, in the slot and under its own key. */
  readonly confirmed: readonly Booking[];
  /** Its damaged text under another key than those of records; null for none, and where a confirmed booking stands. */
  readonly damaged: PaymentRecord | null;
}

/** A payment of this device, joined from its copies, with its confirmed bookings that stand by themselves. */
export type StoredPayment = Pick<PaymentCopies, 'transactionId' | 'confirmed'> &
  (
    | {
        /** It was started here, and its record says how it stands; one that was never stored is open. */
        readonly type: 'started';
        readonly record: PaymentRecord;
      }
    /** Its confirmed bookings are all that is left of it. */
    | { readonly type: 'confirmed' }
    /** A newer release wrote its record, which this one cannot read. */
    | { readonly type: 'newer' }
  );

/** Reads the copies of the payments on this device, and joins them. */
export function createPaymentCopies({ local, session, clock, generation }: DeviceAreas) {
  const ofNow = <Payment extends StartedPayment>(pending: Payment): Payment => ({
    ...pending,
    generation: generation(),
  });

  const pendingUnder = (area: SafeStorage, key: string) => {
    const decoded = pendingCodec.decode(area.read(key));
    return decoded && ofNow(decoded);
  };
  /** Returns the pending booking that was started last. */
  const pending = () => pendingUnder(local, STORAGE_KEYS.pendingBooking);
  const startedInTab = () => pendingUnder(session, TAB_KEYS.started);

  const confirmed = () => bookingCodec.decode(local.read(STORAGE_KEYS.confirmedBooking));
  const bookingsUnder = (prefix: string) =>
    local.keys(prefix).flatMap((key) => bookingCodec.decode(local.read(key)) ?? []);
  /** Returns the free bookings, of which only this device has a record. */
  const freeBookings = () => bookingsUnder(KEY_PREFIXES.freeBooking);
  const paidBookings = () => bookingsUnder(KEY_PREFIXES.paidBooking);
  /** Returns the confirmed bookings that stand by themselves, beside the payment records. */
  const confirmedBookings = (): Booking[] => [confirmed() ?? [], ...paidBookings()].flat();

  /** False for a payment whose record a newer release wrote: that one is never written over. */
  const isReadableHere = (transactionId: string) =>
    !isNewerRecord(local.persisted(paymentRecordKey(transactionId)));

  /** Returns a record that this release can use, as a list of at most one. */
  const readableRecord = (record: PaymentRecord | null): PaymentRecord[] =>
    record !== null && isReadableHere(record.pending.transactionId)
      ? [{ ...record, pending: ofNow(record.pending) }]
      : [];

  const recordsIn = (area: SafeStorage, read = area.read) =>
    area
      .keys(KEY_PREFIXES.paymentRecord)
      .flatMap((key) => readableRecord(decodePaymentRecord(key, read(key))));
  /** Returns the records as the device has them, without what it refused this page. */
  const recordsOnDevice = () => recordsIn(local, local.persisted);

  /** Returns the records of device and tab as they are stored; of two for one payment, the one nearer to paid. */
  function storedRecords(): PaymentRecord[] {
    const stored = new Map<string, PaymentRecord>();
    for (const record of [...recordsIn(local), ...recordsIn(session)]) {
      const { transactionId } = record.pending;
      const first = stored.get(transactionId);
      stored.set(transactionId, first === undefined ? record : moreAdvancedRecord(first, record));
    }
    return [...stored.values()];
  }

  /**
   * Returns the payments of damaged texts under other keys than those of records; none that is confirmed elsewhere.
   */
  function damagedPayments(): PaymentRecord[] {
    const { pendingBooking, confirmedBooking } = STORAGE_KEYS;
    const keys = [pendingBooking, confirmedBooking, ...local.keys(KEY_PREFIXES.paidBooking)];
    const ofDevice = keys.map((key) => damagedPayment(key, local.read(key)));
    const ofTab = damagedPayment(TAB_KEYS.started, session.read(TAB_KEYS.started));
    const isConfirmed = ({ pending }: PaymentRecord) =>
      confirmedBookings().some((booking) => booking.transactionId === pending.transactionId);
    return [...ofDevice, ofTab].flatMap(readableRecord).filter((record) => !isConfirmed(record));
  }

  /**
   * Returns the key of a record that a newer release wrote and that may be of a payment for an item: it names the item,
   * or none at all.
   */
  function newerRecordOf({ item, cleared }: PreviousPaymentQuery): string | null {
    const keys = [
      ...local.keys(KEY_PREFIXES.paymentRecord),
      ...local.keys(KEY_PREFIXES.paidBooking),
      STORAGE_KEYS.pendingBooking,
      STORAGE_KEYS.confirmedBooking,
      ...session.keys(KEY_PREFIXES.paymentRecord),
      TAB_KEYS.started,
    ];
    const textsOf = (key: string) => [local.read(key) ?? '', session.read(key) ?? ''];
    const mayConcern = (text: string) =>
      isNewerRecord(text) && (text.includes(JSON.stringify(item.id)) || !/"_?id":/.test(text));
    return (
      keys.find(
        (key) => !isCleared(cleared, 'newerRecord', key) && textsOf(key).some(mayConcern),
      ) ?? null
    );
  }

  /** Returns the copies of each payment on this device: first of those with a record. */
  function copiesOfPayments(): PaymentCopies[] {
    const stored = storedRecords();
    const latest = [pending() ?? [], startedInTab() ?? []].flat();
    const damaged = damagedPayments();
    const confirmed = confirmedBookings();
    const ids = [
      ...stored.map(({ pending }) => pending.transactionId),
      ...latest.map(({ transactionId }) => transactionId),
      ...damaged.map(({ pending }) => pending.transactionId),
      ...confirmed.flatMap(({ transactionId }) => transactionId ?? []),
    ];
    return [...new Set<string>(ids)].map((transactionId) => {
      const isOfIt = (one: Pick<Booking, 'transactionId'>) => one.transactionId === transactionId;
      return {
        transactionId,
        isNewer: !isReadableHere(transactionId),
        stored: findPaymentRecord(stored, transactionId),
        latest: latest.filter(isOfIt),
        confirmed: confirmed.filter(isOfIt),
        damaged: findPaymentRecord(damaged, transactionId),
      };
    });
  }

  /** Returns the payments of this device: first those with a record. */
  const payments = (): StoredPayment[] =>
    copiesOfPayments().flatMap((copies) => joinCopies(copies, clock()) ?? []);

  return {
    pending,
    startedInTab,
    confirmed,
    freeBookings,
    paidBookings,
    confirmedBookings,
    isReadableHere,
    storedRecords,
    damagedPayments,
    newerRecordOf,
    recordsOnDevice,
    payments,
    /** Returns the payment of a transaction; null where this device has no copy of it. */
    paymentOf: (transactionId: string): StoredPayment | null =>
      payments().find((payment) => payment.transactionId === transactionId) ?? null,
  };
}

/**
 * Returns the payment of some copies (rule: Copies of a payment): its record counts before a payment that was only
 * started, that one before a confirmed booking, and a damaged text only where nothing else is left.
 */
function joinCopies(
  { transactionId, isNewer, stored, latest, confirmed, damaged }: PaymentCopies,
  now: number,
): StoredPayment | null {
  const payment = { transactionId, confirmed };
  const asStarted = (record: PaymentRecord) => ({ ...payment, type: 'started' as const, record });
  const [started] = latest;
  if (isNewer) return { ...payment, type: 'newer' };
  if (stored !== null)
    return asStarted(withConfirmed(latest.reduce(withPending, stored), confirmed, now));
  if (started !== undefined) return asStarted(newPaymentRecord(started));
  if (confirmed.length > 0) return { ...payment, type: 'confirmed' };
  return damaged && asStarted(damaged);
}

/** Returns the booking that a payment was paid for; null where no copy of it says paid. */
export function bookingPaidBy(payment: StoredPayment): Booking | null {
  const isRecordedPaid = payment.type === 'started' && payment.record.state === 'paid';
  return isRecordedPaid ? paidBooking(payment.record) : (payment.confirmed[0] ?? null);
}

/** Returns a declined record as paid where a confirmed booking says so: a page may have ended between the two writes. */
function withConfirmed(
  record: PaymentRecord,
  [booking]: readonly Booking[],
  now: number,
): PaymentRecord {
  if (record.state !== 'declined' || booking === undefined) return record;
  return withSettlement(record, 'paid', now, booking);
}
