import type { Booking, PendingBooking } from '#machines/domain/booking/booking.ts';
import { isRefunded } from '#machines/domain/booking/booking-status.ts';
import { calledOffStatusesOf, type MyBooking } from '#machines/domain/booking/my-bookings.ts';
import { isSameTickets } from '#machines/domain/booking/selection.ts';
import {
  followUps,
  type ItemKey,
  mayBeForItem,
  newPaymentRecord,
  type PaymentFollowUps,
  type PaymentRecord,
  type PreviousPayment,
  type PreviousPaymentQuery,
  paidBookings,
  pendingBookingOf,
  previousPaymentFor,
  type Settlement,
  withoutGuest,
  withoutPerson,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import type { AttemptOutcome, Attempts } from './attempts.ts';
import type { DeviceAreas } from './device-areas.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import { bookingPaidBy } from './payment-copies.ts';
import type { PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord } from './record-text.ts';
import { pendingCodec } from './records.ts';
import type { UnansweredBookings } from './unanswered-bookings.ts';

/**
 * Stores payments from their start until they are settled, and returns what blocks another one: a payment of this
 * device, an attempt of another tab, or a booking whose answer was lost.
 */
export function createPayments(
  { local, session, clock, generation }: DeviceAreas,
  ledger: PaymentLedger,
  {
    attempts,
    unanswered,
  }: {
    readonly attempts: Attempts;
    readonly unanswered: UnansweredBookings;
  },
) {
  /** Returns a value as it may be stored: what began before the rider had everything forgotten loses its person. */
  const ofThisGeneration = <Value extends { readonly generation?: string | undefined }>(
    value: Value,
    strip: (value: Value) => Value,
  ) => (value.generation === generation() ? value : strip(value));

  /** Stores the record of a payment whose page opens next, as the latest one too. */
  function storeStarted(pending: PendingBooking, record = newPaymentRecord(pending)): void {
    // The payment record first: a crash in between must not leave it to the one slot that the next payment takes.
    ledger.storeMakingRoom({ ...record, pending });
    ledger.storeLatest(pending);
    ledger.secureStartedInTab(pending.transactionId);
    const text = pendingCodec.encode(pending);
    // A refused write must not leave this tab the payment before.
    if (!session.write(TAB_KEYS.started, text)) {
      session.remove(TAB_KEYS.started);
      // with nothing stored there, the tab's memory holds this payment
      session.write(TAB_KEYS.started, text);
    }
  }

  function updateRecord(id: string, change: (record: PaymentRecord) => PaymentRecord): void {
    const record = ledger.recordOf(id);
    if (record !== null) ledger.storeRecord(change(record));
  }

  /** Records the server's word about a payment: paid, declined, refunded, or what calls off a booking that was paid before. */
  function settle({ transactionId, state, calledOffStatuses = null }: Settlement): void {
    updateRecord(transactionId, (record) =>
      withSettlement(record, state, clock(), null, calledOffStatuses),
    );
    if (calledOffStatuses !== null)
      ledger.restate(transactionId, { ...calledOffStatuses, isCalledOff: true });
  }

  /** Returns the record of payments for an item, now that this page's attempt is over. */
  function attemptedPayment(item: ItemKey): AttemptOutcome {
    // one that only may be of the item was not started by this attempt
    const payments = ledger
      .storedRecords()
      .filter((record) => record.pending.draft !== null && mayBeForItem(record, item));
    if (payments.length === 0) return 'none';
    const isStored = ({ pending: { transactionId } }: PaymentRecord) =>
      local.persisted(paymentRecordKey(transactionId)) !== null;
    return payments.every(isStored) ? 'stored' : 'refused';
  }

  const isNewerUnder = (key: string) => isNewerRecord(local.read(key));

  /** True for a stored booking of a transaction that is confirmed. */
  const isConfirmed = (id: string) =>
    ledger.confirmedBookings().some(({ transactionId }) => transactionId === id);

  /** True when a newer release has stored a transaction: it may be paid, or of another item, and is never written over. */
  function isOfNewerRelease(id: string): boolean {
    const ownKeys = [paymentRecordKey(id), `${KEY_PREFIXES.paidBooking}${id}`];
    if (ownKeys.some(isNewerUnder)) return true;
    const namesIt = (key: string) => local.read(key)?.includes(JSON.stringify(id)) === true;
    const sharedKeys = [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking];
    return sharedKeys.some((key) => isNewerUnder(key) && namesIt(key));
  }

  return {
    pending: ledger.pending,
    /** Returns the transaction of an id as this device spells it, letter case aside; null where it has none. */
    ownSpelling(transactionId: string): string | null {
      const ids = ledger.paymentRecords().map(({ pending }) => pending.transactionId);
      const isSame = (id: string) => id.toLowerCase() === transactionId.toLowerCase();
      return ids.find((id) => id === transactionId) ?? ids.find(isSame) ?? null;
    },
    /** The pending booking of a transaction, wherever it is stored. */
    pendingOf: (transactionId: string): PendingBooking | null => {
      const record = ledger.recordOf(transactionId);
      return record && pendingBookingOf(record.pending);
    },
    /**
     * Returns the time at which this device started the payment of a transaction, epoch ms; null where it did not, and
     * where that time cannot be read or lies ahead of the clock.
     */
    startedAtOf(transactionId: string): number | null {
      const startedAt = ledger.recordOf(transactionId)?.pending.initiatedAt;
      return startedAt === undefined || startedAt > clock() ? null : startedAt;
    },
    /**
     * Returns the booking of a transaction that this device recorded as paid, and whose money did not go back since;
     * null for none.
     */
    paidBookingOf(transactionId: string): Booking | null {
      const payment = ledger.paymentOf(transactionId);
      const booking = payment === null ? null : bookingPaidBy(payment);
      return booking === null || isRefunded(booking) ? null : booking;
    },
    /** The transaction that this tab started last, else the latest of this device; null for none. */
    startedHere: () => (ledger.startedInTab() ?? ledger.pending())?.transactionId ?? null,
    /**
     * Stores a payment that is about to start, in a record of its own and as the latest one; evicts settled
     * records where the storage is full. Another payment that is not settled is never overwritten.
     */
    storePending(started: PendingBooking): void {
      storeStarted(ofThisGeneration(started, withoutGuest));
      // the payment holds it now
      if (session.persisted(TAB_KEYS.started) !== null) session.remove(TAB_KEYS.guest);
    },
    /** Stores only the record of an order, for which this tab opens no payment page. */
    storeUnpayable(order: PendingBooking): void {
      ledger.storeMakingRoom(newPaymentRecord(ofThisGeneration(order, withoutGuest)));
    },
    /**
     * Stores a payment that continues as the latest one. A paid record stays paid; a record that is gone, declined or
     * without its person is written anew.
     */
    storeContinued(given: PendingBooking): void {
      // The record of a newer version is never written over.
      if (!ledger.isReadableHere(given.transactionId)) return;
      const record = ledger.recordOf(given.transactionId);
      const pending = record && pendingBookingOf(record.pending);
      // The rider is about to pay: a declined record opens again, and gets its person back where a sweep removed it.
      const isStanding =
        record?.state === 'paid' || (record?.state === 'initiated' && record.strippedAt === null);
      if (isStanding) storeStarted(pending ?? ofThisGeneration(given, withoutGuest), record);
      else storeStarted(ofThisGeneration(given, withoutGuest));
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
      // A check that began before the rider had everything forgotten must not store the details again, nor one of
      // a payment that this device has no record of: it may have begun before.
      const id = paid.transactionId ?? '';
      const mayBeOfBefore = generation() !== undefined && ledger.recordOf(id) === null;
      const booking = mayBeOfBefore ? withoutPerson(paid) : ofThisGeneration(paid, withoutPerson);
      const isConfirmed = ledger.storeConfirmed(booking);
      ledger.restate(id, booking);
      const record = ledger.recordOf(id);
      if (record === null) return isConfirmed;
      const isStored = ledger.storeMakingRoom(withSettlement(record, 'paid', clock(), booking));
      if (!isStored && !isConfirmed) ledger.reopenOnDevice(id);
      return isStored;
    },
    settle,
    /** Writes what the cards of My Bookings say against paid bookings of this device onto their records (rule: Called off after it was paid). */
    noteListed(cards: readonly MyBooking[]): void {
      const paid = [...paidBookings(ledger.paymentRecords()), ...ledger.confirmedBookings()];
      for (const card of cards) {
        const transactionId = paid.find(({ id }) => id !== null && id === card.id)?.transactionId;
        const calledOffStatuses = calledOffStatusesOf(card);
        // good words change nothing, and write nothing
        if (transactionId != null && calledOffStatuses !== null)
          settle({ transactionId, state: 'open', calledOffStatuses });
      }
    },
    /** Records that the rider has seen that a booking is paid. */
    acknowledge({ transactionId }: Booking): void {
      if (transactionId === null) return;
      updateRecord(transactionId, (record) =>
        record.state === 'paid' ? { ...record, isAcknowledged: true } : record,
      );
    },
    /** Records that a payment was checked now. */
    markChecked: (transactionId: string) =>
      updateRecord(transactionId, (record) => ({ ...record, lastCheckedAt: clock() })),
    /** Returns the paid bookings to announce, and the payments that are due for a check. */
    paymentFollowUps(): PaymentFollowUps {
      return followUps(ledger.paymentRecords(), clock());
    },
    /**
     * True when a transaction cannot be a new payment's: it is recorded as paid, as one of another item, amount or
     * tickets or of none that can be read, or by a newer version of the site alone.
     */
    isTaken(transactionId: string, started: Pick<PendingBooking, 'payload' | 'draft'>): boolean {
      const record = ledger.recordOf(transactionId);
      return (
        (record !== null && isOtherPayment(record, started)) ||
        isConfirmed(transactionId) ||
        isOfNewerRelease(transactionId)
      );
    },
    /** Returns the payment that blocks another one for an item. */
    previousPaymentFor(question: PreviousPaymentQuery): PreviousPayment | null {
      const confirmed = ledger.confirmedBookings();
      const previous = previousPaymentFor(ledger.paymentRecords(), confirmed, question, clock());
      if (previous !== null) return previous;
      const key = ledger.newerRecordOf(question);
      if (key !== null) return { state: 'newer', key };
      const attempt = attempts.blocking(question);
      const booking = unanswered.blocking(question);
      if (attempt !== null) return { state: 'elsewhere', attempt, booking };
      return booking === null ? null : { state: 'unanswered', booking };
    },
    /** Notes that a booking of an item is being sent, until it is answered. */
    storeUnanswered: unanswered.store,
    /** Removes the note of a booking that was answered. */
    clearUnanswered: unanswered.clear,
    /** Removes the note of a booking that the platform refused. */
    withdrawUnanswered: unanswered.withdraw,
    /** Informs other tabs that this page is about to start a payment for an item. */
    announceAttempt: attempts.announce,
    /** Listens to the attempts of other tabs until this page's own is withdrawn. */
    listenForAttempts: attempts.listen,
    /** Withdraws this page's announcement. */
    retractAttempt: (item: ItemKey) => attempts.retract(item, attemptedPayment(item)),
  };
}

/** True when a record cannot be of a payment that is starting: it is paid, or of another item, amount or tickets. */
function isOtherPayment(
  record: PaymentRecord,
  { payload, draft }: Pick<PendingBooking, 'payload' | 'draft'>,
): boolean {
  const { state, pending } = record;
  if (state === 'paid' || pending.draft === null) return true;
  if (!mayBeForItem(record, { id: payload.itemId, kind: payload.bookingType })) return true;
  // the platform's order is for the amount before, and the page displays this one
  if (pending.payload.priceToBePaid !== payload.priceToBePaid) return true;
  // its record says for which tickets it was paid, and they appear on the rider's ticket
  return !isSameTickets(pending.draft.lines, draft.lines);
}
