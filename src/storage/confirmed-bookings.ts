import { paidAmount } from '#machines/domain/booking/amount.ts';
import type { Booking, BookingDraft } from '#machines/domain/booking/booking.ts';
import { findBooking, type MyBooking } from '#machines/domain/booking/my-bookings.ts';
import { toRupees } from '#machines/domain/payment/money.ts';
import { bookingsOf, withoutPerson } from '#machines/domain/payment/payment-records.ts';
import { isTransactionId } from '#machines/domain/payment/transaction.ts';
import type { DeviceAreas } from './device-areas.ts';
import { KEY_PREFIXES, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import type { PaymentLedger } from './payment-ledger.ts';
import { recordText } from './record-text.ts';
import { bookingCodec, rowCodec } from './records.ts';

/** Stores and finds bookings that are paid or free. */
export function createConfirmedBookings(
  { local, session, generation }: DeviceAreas,
  ledger: PaymentLedger,
) {
  const recorded = () => [
    ...bookingsOf(ledger.paymentRecords()),
    ...ledger.freeBookings(),
    ...ledger.paidBookings(),
  ];
  /** Returns the booking for an address of the booking page, which may have a navigation state; null for none. */
  const bookingAt = (id: string | null, navigation: Booking | null = null) =>
    findBooking(id, {
      navigation,
      recorded: recorded(),
      confirmed: ledger.confirmed(),
      opened: rowCodec.decode(session.read(TAB_KEYS.opened)),
    });

  return {
    /**
     * Stores a free booking under its own key and as the confirmed one, without its person where everything was
     * forgotten since its confirmation.
     */
    storeFree(free: Booking): void {
      const booking = free.generation === generation() ? free : withoutPerson(free);
      local.write(`${KEY_PREFIXES.freeBooking}${booking.id}`, bookingCodec.encode(booking));
      ledger.storeConfirmed(booking);
      session.remove(TAB_KEYS.guest);
    },
    /** Returns the bookings of this device, free and paid, each with the latest words about it. */
    bookings(): Booking[] {
      const ids = [...recorded(), ledger.confirmed()].flatMap((booking) => booking?.id ?? []);
      return [...new Set(ids)].flatMap((id) => bookingAt(id) ?? []);
    },
    /** Stores the last paid booking under a key of its own, which this site never reads. */
    rememberPayment(booking: Booking): void {
      const { transactionId, bookedAt } = booking;
      if (!isTransactionId(transactionId)) return;
      const amount = toRupees(paidAmount(booking) ?? 0);
      const text = recordText({ transactionId, amount, at: bookedAt ?? 0 });
      local.write(STORAGE_KEYS.lastSuccessfulPayment, text);
    },
    rememberItem({ item, kind }: BookingDraft): void {
      if (item.id !== null) local.write(STORAGE_KEYS.itemId, item.id);
      local.write(STORAGE_KEYS.bookingType, kind);
    },
    findBooking: bookingAt,
    /**
     * Stores the card of My Bookings that this tab opened last, unless everything was forgotten since it was looked up.
     */
    rememberOpened(row: MyBooking, of?: string): void {
      if (of === generation()) session.write(TAB_KEYS.opened, rowCodec.encode(row));
    },
  };
}
