import type { Booking, PendingBooking } from '#machines/domain/booking/booking.ts';
import type { BookingWords } from '#machines/domain/booking/booking-status.ts';
import {
  evictionOrder,
  findPaymentRecord,
  isCleared,
  moreAdvancedRecord,
  newPaymentRecord,
  type PaymentRecord,
  type PreviousPaymentQuery,
  type StartedPayment,
  withLatestWords,
  withPending,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import { ZERO_PRICE } from '#machines/domain/payment/transaction.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import { damagedPayment, decodePaymentRecord } from './payment-record.ts';
import { isNewerRecord, ROOM } from './record-text.ts';
import { bookingCodec, paymentRecordCodec, pendingCodec } from './records.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The two storages of a page, a clock in epoch ms, and the id of the storage's generation. */
export interface DeviceAreas {
  readonly local: SafeStorage;
  /** The storage of the tab, which lasts as long as the tab. */
  readonly session: SafeStorage;
  clock(): number;
  generation(): string | undefined;
}

/** The payments and bookings as they stand on this device. */
export type PaymentLedger = ReturnType<typeof createPaymentLedger>;

/** Reads and writes single records: one key a transaction, so that tabs never overwrite each other. */
export function createPaymentLedger({ local, session, clock, generation }: DeviceAreas) {
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
  /** Returns the free bookings that only this device knows. */
  const freeBookings = () => bookingsUnder(KEY_PREFIXES.freeBooking);
  const paidBookings = () => bookingsUnder(KEY_PREFIXES.paidBooking);
  /** Returns the confirmed bookings that stand by themselves, beside the payment records. */
  const confirmedBookings = (): Booking[] => [confirmed() ?? [], ...paidBookings()].flat();

  /**
   * False for a payment whose record a newer release wrote: the other copies that this release can read are out of
   * date.
   */
  const isReadableHere = ({ transactionId }: Pick<StartedPayment, 'transactionId'>) =>
    !isNewerRecord(local.persisted(paymentRecordKey(transactionId)));

  const recordsIn = (area: SafeStorage) =>
    area.keys(KEY_PREFIXES.paymentRecord).flatMap((key) => {
      const record = decodePaymentRecord(key, area.read(key));
      if (record === null || !isReadableHere(record.pending)) return [];
      return { ...record, pending: ofNow(record.pending) };
    });

  /** Returns the records of device and tab; of two for one transaction, the one nearer to paid. */
  const storedRecords = () =>
    mergeRecords([...recordsIn(local), ...recordsIn(session)], moreAdvancedRecord);

  /**
   * Returns the payment records, with the latest pending bookings of device and tab even where those were refused or
   * lost, and with what is damaged elsewhere.
   */
  function paymentRecords(): PaymentRecord[] {
    const latest = [pending(), startedInTab()]
      .flatMap((booking) => booking ?? [])
      .filter(isReadableHere);
    const whole = storedRecords().map((record) => withConfirmed(withLatest(record, latest)));
    const others = [...latest.map(newPaymentRecord), ...damagedPayments()];
    return mergeRecords([...whole, ...others], (first) => first);
  }

  /**
   * Returns the payments of damaged texts under other keys than those of payment records; none that is confirmed
   * elsewhere.
   */
  function damagedPayments(): PaymentRecord[] {
    const { pendingBooking, confirmedBooking } = STORAGE_KEYS;
    const keys = [pendingBooking, confirmedBooking, ...local.keys(KEY_PREFIXES.paidBooking)];
    const isConfirmed = ({ pending: { transactionId } }: PaymentRecord) =>
      confirmedBookings().some((booking) => booking.transactionId === transactionId);
    return [
      ...keys.flatMap((key) => damagedPayment(key, local.read(key)) ?? []),
      damagedPayment(TAB_KEYS.started, session.read(TAB_KEYS.started)) ?? [],
    ]
      .flat()
      .filter((record) => !isConfirmed(record) && isReadableHere(record.pending))
      .map((record) => ({ ...record, pending: ofNow(record.pending) }));
  }

  /**
   * Stores the payment of a damaged text in a record of its own, where it has none, since that text may be all that is
   * left of it. False where the device refuses.
   */
  function storeDamaged(record: PaymentRecord): boolean {
    const key = paymentRecordKey(record.pending.transactionId);
    return local.persisted(key) !== null || storeRecord(record);
  }

  const recordOf = (transactionId: string) => findPaymentRecord(paymentRecords(), transactionId);

  /** Returns a declined record as paid where its confirmed record says so: a crash may have come between the two. */
  function withConfirmed(record: PaymentRecord): PaymentRecord {
    if (record.state !== 'declined') return record;
    const { transactionId } = record.pending;
    const booking = confirmedBookings().find(
      (confirmed) => confirmed.transactionId === transactionId,
    );
    return booking === undefined ? record : withSettlement(record, 'paid', clock(), booking);
  }

  /** Writes a record and reads it back; a refused one lasts as long as the tab. That of a newer release is never written over. */
  function storeRecord(record: PaymentRecord): boolean {
    if (!isReadableHere(record.pending)) return false;
    const key = paymentRecordKey(record.pending.transactionId);
    const text = paymentRecordCodec.encode(record);
    const isStored =
      local.write(key, text) && paymentRecordCodec.decode(local.persisted(key)) !== null;
    if (isStored) session.remove(key);
    else session.write(key, text);
    return isStored;
  }

  /**
   * Stores a record; where the storage is full, in the space of settled ones, which are then removed. Where all their
   * space is too little they come back.
   */
  function storeMakingRoom(record: PaymentRecord): boolean {
    if (storeRecord(record)) return true;
    const own = paymentRecordKey(record.pending.transactionId);
    const keys = evictionOrder(recordsIn(local), clock())
      .map(({ pending: { transactionId } }) => paymentRecordKey(transactionId))
      .filter((key) => key !== own);
    const emptied = new Map<string, string>();
    for (const key of keys) {
      const text = local.persisted(key);
      // A storage that refuses even its own present text has no space to free.
      if (text === null || !local.write(key, text)) break;
      // The key stays meanwhile: a full storage may take no new key, not even this one again.
      local.write(key, ROOM);
      emptied.set(key, text);
      if (!storeRecord(record)) continue;
      for (const one of emptied.keys()) local.remove(one);
      return true;
    }
    // The last to go comes back first, in case another tab took some of the space.
    for (const [key, text] of [...emptied].reverse()) local.write(key, text);
    return false;
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

  /**
   * Stores the paid booking of the confirmed slot under its own key, before the next one takes the slot: it may be all
   * that says that its payment was paid. False where the device refuses.
   */
  function storeLastConfirmed(next: Booking): boolean {
    const key = STORAGE_KEYS.confirmedBooking;
    const damaged = damagedPayment(key, local.read(key));
    if (damaged !== null)
      return storeDamaged(damaged) || damaged.pending.transactionId === next.transactionId;
    const last = confirmed();
    const id = last?.transactionId ?? null;
    if (last === null || id === null || id === ZERO_PRICE || id === next.transactionId) return true;
    const recordKey = paymentRecordKey(id);
    if (decodePaymentRecord(recordKey, local.persisted(recordKey))?.state === 'paid') return true;
    const record = recordOf(id);
    if (record?.state === 'paid' && storeRecord(record)) return true;
    return storeBeside(id, bookingCodec.encode(last));
  }

  /** Stores the text of a paid booking under a key of its own, unless a newer release did. */
  function storeBeside(transactionId: string, text: string): boolean {
    const key = `${KEY_PREFIXES.paidBooking}${transactionId}`;
    return isNewerRecord(local.persisted(key)) || local.write(key, text);
  }

  /**
   * Stores a booking as the confirmed one and reads it back. False when that was refused, or when it would overwrite a
   * booking that is stored nowhere else.
   */
  function storeConfirmed(booking: Booking): boolean {
    const confirmedKey = STORAGE_KEYS.confirmedBooking;
    const last = confirmed();
    if (!storeLastConfirmed(booking)) return false;
    // A booking keeps its ride and tickets: a later answer may name neither.
    const isSameBooking = last !== null && last.id === booking.id && last.item !== null;
    const text = bookingCodec.encode(isSameBooking ? withLatestWords(last, booking) : booking);
    // The record of a newer release is never written over: this one stands beside it.
    if (isNewerRecord(local.read(confirmedKey)))
      return booking.transactionId !== ZERO_PRICE && storeBeside(`${booking.transactionId}`, text);
    return local.write(confirmedKey, text) && confirmed()?.id === booking.id;
  }

  /** Writes the latest words about a payment onto its confirmed bookings that stand by themselves. */
  function restate(transactionId: string, words: Partial<BookingWords>): void {
    for (const key of [
      STORAGE_KEYS.confirmedBooking,
      `${KEY_PREFIXES.paidBooking}${transactionId}`,
    ]) {
      const booking = bookingCodec.decode(local.read(key));
      if (booking?.transactionId === transactionId)
        local.write(key, bookingCodec.encode(withLatestWords(booking, words)));
    }
  }

  return {
    pending,
    startedInTab,
    confirmed,
    freeBookings,
    paidBookings,
    confirmedBookings,
    storedRecords,
    damagedPayments,
    storeDamaged,
    paymentRecords,
    newerRecordOf,
    recordOf,
    storeRecord,
    storeMakingRoom,
    storeConfirmed,
    restate,
  };
}

/** Returns one record for each transaction; of two for one, the one that `choose` returns. */
function mergeRecords(
  records: readonly PaymentRecord[],
  choose: (first: PaymentRecord, second: PaymentRecord) => PaymentRecord,
): PaymentRecord[] {
  const merged = new Map<string, PaymentRecord>();
  for (const record of records) {
    const id = record.pending.transactionId;
    const first = merged.get(id);
    merged.set(id, first === undefined ? record : choose(first, record));
  }
  return [...merged.values()];
}

/** Returns a record with those of the latest pending bookings that are of its transaction. */
function withLatest(record: PaymentRecord, latest: readonly PendingBooking[]): PaymentRecord {
  const { transactionId } = record.pending;
  return latest
    .filter((booking) => booking.transactionId === transactionId)
    .reduce(withPending, record);
}
