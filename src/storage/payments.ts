import type { Booking, PendingBooking } from '#machines/domain/booking.ts';
import {
  followUps,
  newPaymentRecord,
  type PaymentFollowUps,
  type PaymentRecord,
  type Settlement,
  withoutGuest,
  withoutPerson,
  withSettlement,
} from '#machines/domain/payment-records.ts';
import type { ConfirmedBookings } from './confirmed-bookings.ts';
import { GUEST_KEY, paymentRecordKey, STARTED_KEY, STORAGE_KEYS } from './keys.ts';
import type { DeviceAreas, PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord, paymentRecordCodec, pendingCodec } from './records.ts';

/** Keeps payments from their start until they are settled. */
export function createPayments(
  { local, session, now, generation }: DeviceAreas,
  ledger: PaymentLedger,
  bookings: Pick<ConfirmedBookings, 'store' | 'callOff'>,
) {
  /** A value as it may be stored: what began before the rider had everything forgotten loses its person. */
  const ofThisGeneration = <Value extends { readonly generation?: string | undefined }>(
    value: Value,
    strip: (value: Value) => Value,
  ) => (value.generation === generation() ? value : strip(value));

  /** Stores the record of a payment whose page opens next, as the latest one too. */
  function storeStarted(record: PaymentRecord): void {
    // The payment record first: a crash in between must not leave it to the one slot that the next payment takes.
    ledger.storeMakingRoom(record);
    const text = pendingCodec.encode(record.pending);
    if (isSlotFree(record.pending.transactionId)) local.write(STORAGE_KEYS.pendingBooking, text);
    // A refused write must not leave this tab the payment before.
    if (!session.write(STARTED_KEY, text)) {
      session.remove(STARTED_KEY);
      session.write(STARTED_KEY, text);
    }
  }

  /** True when the slot of the latest pending booking can be overwritten without losing a payment. */
  function isSlotFree(transactionId: string): boolean {
    const slot = local.persisted(STORAGE_KEYS.pendingBooking);
    if (slot === null) return true;
    const latest = pendingCodec.decode(slot);
    // The record of a newer version is kept nowhere else.
    if (latest === null) return !isNewerRecord(slot);
    if (latest.transactionId === transactionId) return true;
    const record = paymentRecordCodec.decode(
      local.persisted(paymentRecordKey(latest.transactionId)),
    );
    return record !== null || ledger.storeRecord(newPaymentRecord(latest));
  }

  function updateRecord(id: string, change: (record: PaymentRecord) => PaymentRecord): void {
    const record = ledger.recordOf(id);
    if (record !== null) ledger.storeRecord(change(record));
  }

  return {
    pending: ledger.pending,
    /** The pending booking of a transaction, wherever it is kept. */
    pendingOf: (transactionId: string) => ledger.recordOf(transactionId)?.pending ?? null,
    /** The transaction that this tab started last, else the latest of this device; null for none. */
    startedHere: () => (ledger.startedInTab() ?? ledger.pending())?.transactionId ?? null,
    /**
     * Stores a payment that is about to start, in a record of its own and as the latest one; evicts settled
     * records where the storage is full. Another payment that is not settled is never overwritten.
     */
    storePending(started: PendingBooking): void {
      storeStarted(newPaymentRecord(ofThisGeneration(started, withoutGuest)));
      // the payment holds it now
      if (session.persisted(STARTED_KEY) !== null) session.remove(GUEST_KEY);
    },
    /** Stores only the record of an order, for which this tab opens no payment page. */
    storeUnpayable(order: PendingBooking): void {
      ledger.storeMakingRoom(newPaymentRecord(ofThisGeneration(order, withoutGuest)));
    },
    /** Stores a payment that goes on once more, as the latest one: anew where it is gone, declined or without its person; a paid one stays paid. */
    keepPending(given: PendingBooking): void {
      // The record of a newer version is never written over.
      if (isNewerRecord(local.read(paymentRecordKey(given.transactionId)) ?? '')) return;
      const known = ledger.recordOf(given.transactionId);
      // The rider is about to pay: a declined record opens again, and gets its person back where a sweep removed it.
      const isStanding =
        known?.state === 'paid' || (known?.state === 'initiated' && known.strippedAt === null);
      storeStarted(isStanding ? known : newPaymentRecord(ofThisGeneration(given, withoutGuest)));
    },
    /** Removes the latest pending booking if it is of this transaction. */
    clearPending(transactionId: string): void {
      const text = local.read(STORAGE_KEYS.pendingBooking);
      // Where this write was refused, the storage may still hold another payment: that one stays.
      if (text !== null && pendingCodec.decode(text)?.transactionId === transactionId)
        local.remove(STORAGE_KEYS.pendingBooking, text);
    },
    /**
     * Stores a paid booking, as the confirmed one and in its payment record, and reads it back. False
     * when it could not be stored: then its payment must stay pending.
     */
    storePaid(paid: Booking): boolean {
      // A check that began before the rider had everything forgotten must not store the details again.
      const booking = ofThisGeneration(paid, withoutPerson);
      const isConfirmed = bookings.store(booking);
      const record = ledger.recordOf(paid.transactionId ?? '');
      return record === null
        ? isConfirmed
        : ledger.storeMakingRoom(withSettlement(record, 'paid', now(), booking));
    },
    /** Records the server's word about a payment: paid, declined or refunded. */
    settle({ transactionId, state, booking }: Settlement): void {
      const found = booking && ofThisGeneration(booking, withoutPerson);
      updateRecord(transactionId, (record) => withSettlement(record, state, now(), found));
      if (state === 'refunded') bookings.callOff(transactionId);
    },
    /** Records that the rider has seen that a booking is paid. */
    acknowledge({ transactionId }: Booking): void {
      if (transactionId === null) return;
      updateRecord(transactionId, (record) =>
        record.state === 'paid' ? { ...record, isAcknowledged: true } : record,
      );
    },
    /** Records that the server was asked about a payment now. */
    markChecked: (transactionId: string) =>
      updateRecord(transactionId, (record) => ({ ...record, lastCheckedAt: now() })),
    /** Records that the server answered about a payment now, whatever the answer was. */
    markAnswered: (transactionId: string) =>
      updateRecord(transactionId, (record) => ({ ...record, answeredAt: now() })),
    /** Paid bookings to announce, and payments that are due for a check. */
    paymentFollowUps(): PaymentFollowUps {
      return followUps(ledger.paymentRecords(), now());
    },
  };
}
