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
  readonly isOfNewerRelease: boolean;
  /** Its record of device or tab; null where neither has one. */
  readonly stored: PaymentRecord | null;
  /** The payments that the device and this tab started last, where they are this one. */
  readonly latest: readonly PendingBooking[];
  /** Its confirmed bookings that stand by themselves, in the slot and under its own key. */
  readonly confirmed: readonly Booking[];
  /** Its damaged texts under other keys than those of records, unless a confirmed booking stands for them. */
  readonly damaged: readonly PaymentRecord[];
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
    | { readonly type: 'confirmedOnly' }
    /** A newer release wrote its record, which this one cannot read. */
    | { readonly type: 'ofNewerRelease' }
  );

/** Reads the copies of the payments on this device, and joins them. */
export function createPaymentCopies({ local, session, clock, generation }: DeviceAreas) {
  const ofNow = <Payment extends StartedPayment>(pending: Payment): Payment => ({
    ...pending,
    generation: generation(),
  });
  const recordOfNow = (record: PaymentRecord) => ({ ...record, pending: ofNow(record.pending) });

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

  const recordsIn = (area: SafeStorage) =>
    area.keys(KEY_PREFIXES.paymentRecord).flatMap((key) => {
      const record = decodePaymentRecord(key, area.read(key));
      return record !== null && isReadableHere(record.pending.transactionId)
        ? recordOfNow(record)
        : [];
    });

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
    const isConfirmed = (transactionId: string) =>
      confirmedBookings().some((booking) => booking.transactionId === transactionId);
    return [
      ...keys.flatMap((key) => damagedPayment(key, local.read(key)) ?? []),
      damagedPayment(TAB_KEYS.started, session.read(TAB_KEYS.started)) ?? [],
    ]
      .flat()
      .filter(
        ({ pending: { transactionId } }) =>
          !isConfirmed(transactionId) && isReadableHere(transactionId),
      )
      .map(recordOfNow);
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

  /** Returns the copies of every payment: first of those with a record, then of the others. */
  function copies(): PaymentCopies[] {
    const latest = [pending(), startedInTab()].flatMap((booking) => booking ?? []);
    const records = storedRecords();
    const damaged = damagedPayments();
    const bookings = confirmedBookings();
    const ids = new Set<string>([
      ...records.map(({ pending }) => pending.transactionId),
      ...latest.map(({ transactionId }) => transactionId),
      ...damaged.map(({ pending }) => pending.transactionId),
      ...bookings.flatMap(({ transactionId }) => transactionId ?? []),
    ]);
    return [...ids].map((transactionId) => ({
      transactionId,
      isOfNewerRelease: !isReadableHere(transactionId),
      stored: findPaymentRecord(records, transactionId),
      latest: latest.filter((one) => one.transactionId === transactionId),
      confirmed: bookings.filter((one) => one.transactionId === transactionId),
      damaged: damaged.filter(({ pending }) => pending.transactionId === transactionId),
    }));
  }

  const payments = () => copies().flatMap((one) => joinCopies(one, clock()) ?? []);

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
    /** Returns the records that the device itself took. */
    recordsOfDevice: () => recordsIn(local),
    /** Returns the payments of this device, each joined from its copies. */
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
  { transactionId, isOfNewerRelease, stored, latest, confirmed, damaged }: PaymentCopies,
  now: number,
): StoredPayment | null {
  const payment = { transactionId, confirmed };
  if (isOfNewerRelease) return { ...payment, type: 'ofNewerRelease' };
  if (stored !== null) {
    const record = withConfirmed(latest.reduce(withPending, stored), confirmed, now);
    return { ...payment, type: 'started', record };
  }
  const [started] = latest;
  if (started !== undefined)
    return { ...payment, type: 'started', record: newPaymentRecord(started) };
  if (confirmed.length > 0) return { ...payment, type: 'confirmedOnly' };
  const [record] = damaged;
  return record === undefined ? null : { ...payment, type: 'started', record };
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
