import type { Booking, PendingBooking } from '#machines/domain/booking/booking.ts';
import type { BookingStatuses } from '#machines/domain/booking/booking-status.ts';
import {
  evictionOrder,
  findPaymentRecord,
  moreAdvancedRecord,
  newPaymentRecord,
  type PaymentRecord,
  withLatestStatuses,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import { ZERO_PRICE } from '#machines/domain/payment/transaction.ts';
import type { DeviceAreas } from './device-areas.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import { createPaymentCopies } from './payment-copies.ts';
import { decodePaymentRecord, decodeSlot, type SlotContent } from './payment-record.ts';
import { isNewerRecord, ROOM } from './record-text.ts';
import { bookingCodec, paymentRecordCodec, pendingCodec } from './records.ts';

/** A settled record that makes room for another one, with the text that it had. */
interface EmptiedRecord {
  readonly key: string;
  readonly text: string;
}

/** The payments and bookings as they stand on this device. */
export type PaymentLedger = ReturnType<typeof createPaymentLedger>;

/** Joins the copies of each payment, and writes them one by one (rule: Copies of a payment). */
export function createPaymentLedger(areas: DeviceAreas) {
  const { local, session, clock } = areas;
  const copies = createPaymentCopies(areas);

  /** Returns the records of the payments that were started here and that this release can read. */
  const paymentRecords = (): PaymentRecord[] =>
    copies.payments().flatMap((payment) => (payment.type === 'started' ? payment.record : []));

  const recordOf = (transactionId: string) => findPaymentRecord(paymentRecords(), transactionId);

  /**
   * Stores the payment of a damaged text in a record of its own, since that text may be all that is left of it. A record
   * of the device stays as it is. False where the device refuses.
   */
  function storeDamaged(record: PaymentRecord): boolean {
    return (
      local.persisted(paymentRecordKey(record.pending.transactionId)) !== null ||
      storeJoined(record)
    );
  }

  /** Stores a record with what device and tab know of its payment, such as that it was paid. False where the device refuses. */
  function storeJoined(record: PaymentRecord): boolean {
    const stored = findPaymentRecord(copies.storedRecords(), record.pending.transactionId);
    return storeRecord(stored === null ? record : moreAdvancedRecord(record, stored));
  }

  /** Writes a record and reads it back; a refused one lasts as long as the tab. That of a newer release is never written over. */
  function storeRecord(record: PaymentRecord): boolean {
    const { transactionId } = record.pending;
    if (!copies.isReadableHere(transactionId)) return false;
    const key = paymentRecordKey(transactionId);
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
    const keys = evictableKeys().filter((key) => key !== own);
    const { emptied, isEnough } = emptySettled(keys, () => storeRecord(record));
    if (isEnough) for (const { key } of emptied) local.remove(key);
    else putBack(emptied);
    return isEnough;
  }

  /**
   * Opens a record that the device has as declined, where it had no room for the word that it was paid: an open record is
   * shorter, stays in the way of a second payment, and is asked about again.
   */
  function reopenOnDevice(transactionId: string): void {
    const key = paymentRecordKey(transactionId);
    const ofDevice = decodePaymentRecord(key, local.persisted(key));
    if (ofDevice?.state !== 'declined') return;
    local.write(key, paymentRecordCodec.encode(withSettlement(ofDevice, 'openAgain', clock())));
  }

  /**
   * Returns the keys of the device's settled records in the order in which they make room: those that are settled on the
   * device itself, and also as far as this tab knows.
   */
  function evictableKeys(): string[] {
    const keysOf = (records: readonly PaymentRecord[]) =>
      evictionOrder(records, clock()).map(({ pending }) => paymentRecordKey(pending.transactionId));
    const onDevice = keysOf(copies.recordsOnDevice());
    return keysOf(copies.storedRecords()).filter((key) => onDevice.includes(key));
  }

  /** Empties the records under the keys, one by one, until that is enough. */
  function emptySettled(keys: readonly string[], until: () => boolean) {
    const emptied: EmptiedRecord[] = [];
    for (const key of keys) {
      const text = local.persisted(key);
      // A storage that refuses even its own present text has no space to free.
      if (text === null || !local.write(key, text)) break;
      // The key stays meanwhile: a full storage may take no new key, not even this one again.
      local.write(key, ROOM);
      emptied.push({ key, text });
      if (until()) return { emptied, isEnough: true };
    }
    return { emptied, isEnough: false };
  }

  /** Writes emptied records again, the last to go first, in case another tab took some of the space. */
  function putBack(emptied: readonly EmptiedRecord[]): void {
    for (const { key, text } of [...emptied].reverse()) local.write(key, text);
  }

  /**
   * Makes a slot free for a payment: what it holds of another one is first stored elsewhere, by `secure` where it is
   * whole. False where the slot must stay as it is.
   */
  function secureSlot<Stored extends Pick<Booking, 'transactionId'>>(
    slot: SlotContent<Stored>,
    transactionId: string | null,
    secure: (stored: Stored) => boolean,
  ): boolean {
    switch (slot.holds) {
      case 'nothing':
        return true;
      case 'newerRecord':
        // it is stored nowhere else
        return false;
      case 'damagedPayment':
        return storeDamaged(slot.record) || slot.record.pending.transactionId === transactionId;
      case 'booking':
        return slot.booking.transactionId === transactionId || secure(slot.booking);
    }
  }

  /** Stores a payment as the one that was started last, unless that would lose another one. */
  function storeLatest(pending: PendingBooking): void {
    const key = STORAGE_KEYS.pendingBooking;
    const slot = decodeSlot(key, local.persisted(key), pendingCodec);
    if (secureSlot(slot, pending.transactionId, secureStarted))
      local.write(key, pendingCodec.encode(pending));
  }

  /** Stores the payment that this tab started last in a record of its own, before the next one takes its place. */
  function secureStartedInTab(transactionId: string): void {
    const key = TAB_KEYS.started;
    secureSlot(decodeSlot(key, session.persisted(key), pendingCodec), transactionId, secureStarted);
  }

  /** Stores a started payment in its record, unless that of the device states its ride already. False where the device refuses. */
  function secureStarted(pending: PendingBooking): boolean {
    const key = paymentRecordKey(pending.transactionId);
    const text = local.persisted(key);
    if (isNewerRecord(text)) return true;
    const ofDevice = decodePaymentRecord(key, text);
    return (
      (ofDevice !== null && ofDevice.pending.draft !== null) ||
      storeJoined(newPaymentRecord(pending))
    );
  }

  /**
   * Stores a booking as the confirmed one and reads it back. False when that was refused, or when it would overwrite a
   * booking that is stored nowhere else.
   */
  function storeConfirmed(booking: Booking): boolean {
    const key = STORAGE_KEYS.confirmedBooking;
    const slot = decodeSlot(key, local.read(key), bookingCodec);
    // a free booking has a key of its own
    if (slot.holds === 'newerRecord') return isPayment(booking) && storeBeside(booking);
    if (!secureSlot(slot, booking.transactionId, secureConfirmed)) return false;
    const last = slot.holds === 'booking' ? slot.booking : null;
    // A booking keeps its ride and tickets: a later answer may name neither.
    const isSame = last !== null && last.id === booking.id && last.item !== null;
    const text = bookingCodec.encode(isSame ? withLatestStatuses(last, booking) : booking);
    return local.write(key, text) && copies.confirmed()?.id === booking.id;
  }

  /**
   * Stores the booking of the confirmed slot elsewhere, before the next one takes the slot: it may be all that says that
   * its payment was paid. False where the device refuses.
   */
  function secureConfirmed(last: Booking): boolean {
    if (!isPayment(last)) return true;
    const key = paymentRecordKey(last.transactionId);
    if (decodePaymentRecord(key, local.persisted(key))?.state === 'paid') return true;
    const record = recordOf(last.transactionId);
    if (record?.state === 'paid' && storeRecord(record)) return true;
    return storeBeside(last);
  }

  /** Stores a paid booking under a key of its own, unless a newer release did. */
  function storeBeside(booking: PaidBooking): boolean {
    const key = `${KEY_PREFIXES.paidBooking}${booking.transactionId}`;
    return isNewerRecord(local.persisted(key)) || local.write(key, bookingCodec.encode(booking));
  }

  /** Writes the latest words about a payment onto its confirmed bookings that stand by themselves. */
  function restate(transactionId: string, words: Partial<BookingStatuses>): void {
    for (const key of [
      STORAGE_KEYS.confirmedBooking,
      `${KEY_PREFIXES.paidBooking}${transactionId}`,
    ]) {
      const booking = bookingCodec.decode(local.read(key));
      if (booking?.transactionId === transactionId)
        local.write(key, bookingCodec.encode(withLatestStatuses(booking, words)));
    }
  }

  return {
    ...copies,
    storeDamaged,
    paymentRecords,
    recordOf,
    storeRecord,
    storeMakingRoom,
    reopenOnDevice,
    evictableKeys,
    storeLatest,
    secureStartedInTab,
    storeConfirmed,
    restate,
  };
}

/** A booking with the transaction that paid for it. */
type PaidBooking = Booking & { readonly transactionId: string };

function isPayment(booking: Booking): booking is PaidBooking {
  return booking.transactionId !== null && booking.transactionId !== ZERO_PRICE;
}
