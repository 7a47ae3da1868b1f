import {
  applyRetention,
  findPaymentRecord,
  isWithoutGuest,
  newPaymentRecord,
  type PaymentRecord,
  PENDING_LIFETIME,
  recordsToEvict,
  withoutGuest,
  withoutPerson,
} from '#machines/domain/payment/payment-records.ts';
import { isUnknownPerson } from '#machines/domain/person/person.ts';
import type { DeviceAreas } from './device-areas.ts';
import { unstamped } from './generations.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import type { PaymentLedger } from './payment-ledger.ts';
import { damagedPayment, damagedText, decodePaymentRecord, isWholeText } from './payment-record.ts';
import { isNewerRecord, timestampIn } from './record-text.ts';
import {
  bookingCodec,
  paymentRecordCodec,
  pendingCodec,
  type UnreadableText,
  unreadableCodec,
} from './records.ts';
import type { SafeStorage } from './safe-storage.ts';

/** A damaged text. Where it states the time of its writing, it counts as first seen then. */
interface DamagedText extends UnreadableText {
  readonly isDated: boolean;
}

/**
 * Returns the sweep of stored bookings (rule: Thirty days). It removes personal details after 30 days, and unreadable
 * texts 30 days after they were met, but not what they still say of a payment.
 */
export function createRetention({ local, session, clock }: DeviceAreas, ledger: PaymentLedger) {
  /** Overwrites a record with one without personal details; where that is refused, removes the old one first. */
  function rewrite(key: string, text: string): void {
    if (local.write(key, text)) return;
    local.remove(key);
    local.write(key, text);
  }

  /** Removes the person from the device's record of a payment, where it has no room for what the tab knows as well. */
  function stripOnDevice(left: PaymentRecord): void {
    const key = paymentRecordKey(left.pending.transactionId);
    const ofDevice = decodePaymentRecord(key, local.persisted(key));
    if (ofDevice === null) return;
    if (local.write(key, paymentRecordCodec.encode(applyRetention(ofDevice, clock())))) return;
    // An open payment is not removed, since its money may be on its way: its person goes once the device takes a text.
    if (ofDevice.state !== 'initiated') rewrite(key, paymentRecordCodec.encode(left));
  }

  function sweepPaymentRecords(): void {
    // what the tab holds of a payment is out of date once a newer release wrote its record
    for (const key of session.keys(KEY_PREFIXES.paymentRecord))
      if (isNewerRecord(local.persisted(key))) session.remove(key);
    for (const record of ledger.storedRecords()) {
      const left = applyRetention(record, clock());
      if (left === record || ledger.storeRecord(left) || left.strippedAt === null) continue;
      stripOnDevice(left);
    }
    for (const record of ledger.damagedPayments())
      ledger.storeDamaged(applyRetention(record, clock()));
    const excess = recordsToEvict(ledger.storedRecords(), clock());
    if (excess.length === 0) return;
    const evictable = ledger.evictableKeys();
    for (const { pending } of excess) {
      const key = paymentRecordKey(pending.transactionId);
      if (evictable.includes(key)) local.remove(key);
    }
  }

  /** The slots of device and tab lose the person with their payment records, or by their own time. */
  function sweepSlots(): void {
    const records = ledger.storedRecords();
    for (const [area, key] of [
      [local, STORAGE_KEYS.pendingBooking],
      [session, TAB_KEYS.started],
    ] as const) {
      const latest = pendingCodec.decode(area.read(key));
      if (latest === null || isWithoutGuest(latest)) continue;
      const record = findPaymentRecord(records, latest.transactionId);
      // the time of a damaged record may be lost
      const own = applyRetention(newPaymentRecord(latest), clock());
      if ((record ?? own).strippedAt === null && own.strippedAt === null) continue;
      const isStripped = area.write(key, pendingCodec.encode(withoutGuest(latest)));
      // unless its payment was declined, the slot of a device without its record is all that the device has of it
      const recordKey = paymentRecordKey(latest.transactionId);
      const isRecorded = [local, area].some((one) => one.persisted(recordKey) !== null);
      if (!isStripped && (isRecorded || record?.state === 'declined')) area.remove(key);
    }
  }

  function bookingKeys(): string[] {
    const { confirmedBooking } = STORAGE_KEYS;
    return [
      confirmedBooking,
      ...local.keys(KEY_PREFIXES.freeBooking),
      ...local.keys(KEY_PREFIXES.paidBooking),
    ];
  }

  function sweepBookings(): void {
    for (const key of bookingKeys()) {
      const booking = bookingCodec.decode(local.read(key));
      if (booking === null || isUnknownPerson(booking.person)) continue;
      // one without a date counts as long past
      const bookedAt = booking.bookedAt ?? 0;
      if (bookedAt > clock())
        local.write(key, bookingCodec.encode({ ...booking, bookedAt: clock() }));
      else if (clock() - bookedAt > PENDING_LIFETIME)
        rewrite(key, bookingCodec.encode(withoutPerson(booking)));
    }
  }

  /**
   * Returns the text that replaces a damaged one: its payment without the person, where storage refused a record of its
   * own and nothing else is left of that payment; else null.
   */
  function leftOf(key: string, text: string | null): string | null {
    const damaged = damagedPayment(key, text);
    const isLast =
      damaged !== null && local.persisted(paymentRecordKey(damaged.pending.transactionId)) === null;
    return isLast ? damagedText(damaged) : null;
  }

  function letGo(area: SafeStorage, key: string): void {
    const left = leftOf(key, area.read(key));
    if (left === null) area.remove(key);
    else area.write(key, left);
  }

  /** True for a text under a key that is to be swept: it is damaged, and more than what `leftOf` leaves. */
  function isDamaged(key: string, text: string): boolean {
    if (isReadable(key, text) || isNewerRecord(text)) return false;
    return unstamped(text) !== leftOf(key, text);
  }

  /** Returns the time that a text states; null where it lies ahead of the clock, or the text would be new at each visit. */
  function writtenAtIn(text: string): number | null {
    const writtenAt = timestampIn(text);
    return writtenAt !== null && writtenAt < clock() ? writtenAt : null;
  }

  /** Returns the damaged texts under some keys of a storage. `noted` are those that an earlier sweep met, with their times. */
  function damagedTexts(
    area: SafeStorage,
    keys: readonly string[],
    noted: readonly UnreadableText[],
  ): DamagedText[] {
    return keys.flatMap((key) => {
      const text = area.read(key);
      if (text === null || !isDamaged(key, text)) return [];
      const { length: textLength } = text;
      const writtenAt = writtenAtIn(text);
      if (writtenAt !== null) return { key, textLength, firstSeenAt: writtenAt, isDated: true };
      const met = noted.find((one) => one.key === key && one.textLength === textLength);
      const firstSeenAt = Math.min(met?.firstSeenAt ?? clock(), clock());
      return { key, textLength, firstSeenAt, isDated: false };
    });
  }

  /** Stores the times at which undated texts were first met, in place of those that are noted. */
  function noteFirstSeen(
    area: SafeStorage,
    undated: readonly UnreadableText[],
    noted: readonly UnreadableText[],
  ): void {
    if (undated.length === 0) {
      if (noted.length > 0) area.remove(STORAGE_KEYS.unreadable);
      return;
    }
    if (area.write(STORAGE_KEYS.unreadable, unreadableCodec.encode(undated))) return;
    // Where their time cannot be stored, damaged records are removed at once: they can never be read again.
    for (const { key } of undated) letGo(area, key);
  }

  /**
   * Damaged texts stay thirty days like the others, and without their person longer while they are all that is left of a
   * payment; those of a newer release are never swept.
   */
  function sweepUnreadable(area: SafeStorage, keys: readonly string[]): void {
    const noted = unreadableCodec.decode(area.read(STORAGE_KEYS.unreadable)) ?? [];
    const damaged = damagedTexts(area, [...area.keys(KEY_PREFIXES.paymentRecord), ...keys], noted);
    const isOverdue = ({ firstSeenAt }: DamagedText) => clock() - firstSeenAt > PENDING_LIFETIME;
    for (const { key } of damaged.filter(isOverdue)) letGo(area, key);
    const undated = damaged.filter((text) => !text.isDated && !isOverdue(text));
    noteFirstSeen(area, undated, noted);
  }

  return () => {
    sweepPaymentRecords();
    sweepSlots();
    sweepBookings();
    sweepUnreadable(local, [STORAGE_KEYS.pendingBooking, ...bookingKeys()]);
    sweepUnreadable(session, [TAB_KEYS.started]);
  };
}

function isReadable(key: string, text: string): boolean {
  return key.startsWith(KEY_PREFIXES.paymentRecord)
    ? decodePaymentRecord(key, text) !== null
    : isWholeText(key, text);
}
