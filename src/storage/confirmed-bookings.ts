import type { Booking, BookingDraft } from '#machines/domain/booking.ts';
import { toRupees } from '#machines/domain/money.ts';
import { findBooking, type MyBooking } from '#machines/domain/my-bookings.ts';
import { asRefunded, bookingsOf } from '#machines/domain/payment-records.ts';
import { isTransactionId, ZERO_PRICE } from '#machines/domain/transaction.ts';
import { FREE_PREFIX, PAID_PREFIX, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import type { DeviceAreas, PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord, VERSION } from './record-codec.ts';
import { bookingCodec, rowCodec } from './records.ts';

/** The bookings that are confirmed on this device. */
export type ConfirmedBookings = ReturnType<typeof createConfirmedBookings>;

/** Stores and finds bookings that are paid or free. */
export function createConfirmedBookings({ local, session }: DeviceAreas, ledger: PaymentLedger) {
  /** Stores a booking as the confirmed one and reads it back; false when it could not be stored. */
  function store(booking: Booking): boolean {
    const last = ledger.confirmed();
    const id = last?.transactionId ?? null;
    // The earlier record may be all that is left of its payment.
    if (last !== null && id !== null && id !== booking.transactionId && id !== ZERO_PRICE)
      if (ledger.recordOf(id) === null)
        local.write(`${PAID_PREFIX}${id}`, bookingCodec.encode(last));
    const text = bookingCodec.encode(booking);
    // The record of a newer release is never written over: this one stands beside it.
    if (isNewerRecord(local.read(STORAGE_KEYS.confirmedBooking) ?? ''))
      return (
        booking.transactionId !== ZERO_PRICE &&
        local.write(`${PAID_PREFIX}${booking.transactionId}`, text)
      );
    return (
      local.write(STORAGE_KEYS.confirmedBooking, text) && ledger.confirmed()?.id === booking.id
    );
  }

  return {
    store,
    /** Stores a free booking beside others, and as the confirmed one. */
    storeFree(booking: Booking): void {
      local.write(`${FREE_PREFIX}${booking.id}`, bookingCodec.encode(booking));
      store(booking);
      session.remove(TAB_KEYS.guest);
    },
    /** Notes the confirmed bookings of a transaction that stand by themselves as refunded. */
    callOff(transactionId: string): void {
      for (const key of [STORAGE_KEYS.confirmedBooking, `${PAID_PREFIX}${transactionId}`]) {
        const booking = bookingCodec.decode(local.read(key));
        if (booking?.transactionId === transactionId)
          local.write(key, bookingCodec.encode(asRefunded(booking)));
      }
    },
    freeBookings: ledger.freeBookings,
    /** Notes the last paid booking, which nothing of the site reads. */
    rememberPayment({ transactionId, amountPaid, total, bookedAt }: Booking): void {
      if (!isTransactionId(transactionId)) return;
      const amount = toRupees(amountPaid ?? total ?? 0);
      const record = { version: VERSION, transactionId, amount, at: bookedAt ?? 0 };
      local.write(STORAGE_KEYS.lastSuccessfulPayment, JSON.stringify(record));
    },
    rememberItem({ item, kind }: BookingDraft): void {
      if (item.id !== null) local.write(STORAGE_KEYS.itemId, item.id);
      local.write(STORAGE_KEYS.bookingType, kind);
    },
    /** The booking behind an address of the booking page, opened with a navigation state or none; null for none. */
    findBooking: (id: string | null, navigation: Booking | null = null) =>
      findBooking(id, {
        navigation,
        recorded: [
          ...bookingsOf(ledger.paymentRecords()),
          ...ledger.freeBookings(),
          ...ledger.paidBookings(),
        ],
        confirmed: ledger.confirmed(),
        opened: rowCodec.decode(session.read(TAB_KEYS.opened)),
      }),
    /** Keeps the card of My Bookings that this tab opened last. */
    rememberOpened(row: MyBooking): void {
      session.write(TAB_KEYS.opened, rowCodec.encode(row));
    },
  };
}
