import {
  type ItemRef,
  isForItem,
  type PaymentRecord,
  type PreviousPayment,
  type PreviousPaymentQuery,
  previousPaymentFor,
} from '#machines/domain/payment-records.ts';
import type { AttemptedPayment, Attempts } from './attempts.ts';
import {
  PAID_PREFIX,
  PAYMENT_RECORD_PREFIX,
  paymentRecordKey,
  STARTED_KEY,
  STORAGE_KEYS,
} from './keys.ts';
import type { DeviceAreas, PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord, isNewerRecordOf } from './records.ts';

/** Finds what stands in the way of another payment: one of this device, or an attempt of another tab. */
export function createPreviousPayments(
  { local, session, now }: DeviceAreas,
  ledger: PaymentLedger,
  attempts: Attempts,
) {
  /** The record of payments for an item, now that this page's attempt is over. */
  function attemptedPayment(item: ItemRef): AttemptedPayment {
    const payments = ledger.storedRecords().filter((record) => isForItem(record, item));
    if (payments.length === 0) return 'none';
    const isStored = ({ pending: { transactionId } }: PaymentRecord) =>
      local.persisted(paymentRecordKey(transactionId)) !== null;
    return payments.every(isStored) ? 'stored' : 'refused';
  }

  /** The key of a record that a newer release wrote and that may be of a payment for an item: it names the item, or no item that can be found. */
  function newerRecordOf({ item, cleared }: PreviousPaymentQuery): string | null {
    const keys = [
      ...local.keys(PAYMENT_RECORD_PREFIX),
      ...local.keys(PAID_PREFIX),
      STORAGE_KEYS.pendingBooking,
      STORAGE_KEYS.confirmedBooking,
      ...session.keys(PAYMENT_RECORD_PREFIX),
      STARTED_KEY,
    ];
    const textsOf = (key: string) => [local.read(key) ?? '', session.read(key) ?? ''];
    const mayConcern = (text: string) =>
      isNewerRecord(text) && (text.includes(JSON.stringify(item.id)) || !/"_?id":/.test(text));
    return keys.find((key) => !cleared.includes(key) && textsOf(key).some(mayConcern)) ?? null;
  }

  const isNewerUnder = (key: string) => isNewerRecord(local.read(key) ?? '');

  return {
    /** True when a transaction is known as paid, as one of another item, or by a newer version of the site alone: then it cannot be a new payment's. */
    isTaken(transactionId: string, item: ItemRef): boolean {
      const record = ledger.recordOf(transactionId);
      const isOther = record !== null && (record.state === 'paid' || !isForItem(record, item));
      const { pendingBooking, confirmedBooking } = STORAGE_KEYS;
      // The record of a newer version may be paid, or of another item, and is never written over.
      return (
        isOther ||
        ledger.confirmedBookings().some((booking) => booking.transactionId === transactionId) ||
        [paymentRecordKey(transactionId), `${PAID_PREFIX}${transactionId}`].some(isNewerUnder) ||
        [pendingBooking, confirmedBooking].some((key) =>
          isNewerRecordOf(local.read(key) ?? '', transactionId),
        )
      );
    },
    /** The payment that blocks another one for an item. */
    previousPaymentFor(question: PreviousPaymentQuery): PreviousPayment | null {
      const confirmed = ledger.confirmedBookings();
      const previous = previousPaymentFor(ledger.paymentRecords(), confirmed, question, now());
      if (previous !== null) return previous;
      const key = newerRecordOf(question);
      if (key !== null) return { state: 'newer', key };
      const attempt = attempts.blocking(question);
      return attempt === null ? null : { state: 'elsewhere', attempt };
    },
    /** Tells other tabs that this page is about to start a payment for an item. */
    announceAttempt: attempts.announce,
    /** Listens from now on to the attempts of other tabs, until this page's own is withdrawn. */
    listenForAttempts: attempts.listen,
    /** Withdraws that announcement. */
    retractAttempt: (item: ItemRef) => attempts.retract(item, attemptedPayment(item)),
  };
}
