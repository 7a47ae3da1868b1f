import * as v from 'valibot';
import {
  newPaymentRecord,
  type PaymentRecord,
  type UnknownPayment,
} from '#machines/domain/payment/payment-records.ts';
import {
  isItemId,
  isTransactionId,
  type TransactionId,
  ZERO_PRICE,
} from '#machines/domain/payment/transaction.ts';
import { parseJson } from '#machines/domain/text/json.ts';
import { KEY_PREFIXES, STORAGE_KEYS, TAB_KEYS } from './keys.ts';
import type { RecordCodec } from './record-codec.ts';
import { LAST_MOMENT } from './record-fields.ts';
import { isNewerRecord, ROOM, timestampIn } from './record-text.ts';
import {
  bookingCodec,
  PaidEvidenceSchema,
  paymentRecordCodec,
  pendingCodec,
  withPaymentIds,
} from './records.ts';

/** A payment record as far as a damaged text states it. */
interface SalvagedRecord extends PaymentRecord {
  readonly pending: UnknownPayment;
}

/** Returns the transaction that a key names by itself; null for any other key. */
function transactionOfKey(key: string): TransactionId | null {
  const prefix = [KEY_PREFIXES.paymentRecord, KEY_PREFIXES.paidBooking].find((one) =>
    key.startsWith(one),
  );
  const id = prefix === undefined ? null : key.slice(prefix.length);
  return isTransactionId(id) ? id : null;
}

/**
 * Returns the payment record under its own key. A damaged one is a paid payment where its text proves it, else an open
 * one of the key's transaction (rule: Damaged payment records). Null where there is no text, one of a newer release, or a key without a transaction.
 */
export function decodePaymentRecord(key: string, text: string | null): PaymentRecord | null {
  const transactionId = transactionOfKey(key);
  if (text === null || text === ROOM || transactionId === null || isNewerRecord(text)) return null;
  const record = paymentRecordCodec.decode(text);
  const isWhole = record?.pending.transactionId === transactionId;
  return isWhole ? record : salvagedRecord(transactionId, text);
}

/**
 * Returns the payment of a damaged text, open or proved paid, under a key of pending or confirmed bookings; null where the text is
 * whole, of a newer release, or names no transaction.
 */
export function damagedPayment(key: string, text: string | null): SalvagedRecord | null {
  // the platform knows nothing of free bookings
  if (text === null || key.startsWith(KEY_PREFIXES.freeBooking)) return null;
  if (isNewerRecord(text) || isWholeText(key, text)) return null;
  const transactionId = transactionOfKey(key) ?? transactionIn(text);
  return transactionId === null ? null : salvagedRecord(transactionId, text);
}

/** The content of a slot, which the next payment overwrites. */
export type SlotContent<Stored> =
  /** No text, or one that says of no payment. */
  | { readonly holds: 'nothing' }
  | { readonly holds: 'newerRecord' }
  | { readonly holds: 'damagedPayment'; readonly record: PaymentRecord }
  | { readonly holds: 'booking'; readonly booking: Stored };

/** Returns the content of the slot of pending or of confirmed bookings. */
export function decodeSlot<Stored>(
  key: string,
  text: string | null,
  codec: Pick<RecordCodec<Stored>, 'decode'>,
): SlotContent<Stored> {
  if (isNewerRecord(text)) return { holds: 'newerRecord' };
  const booking = codec.decode(text);
  if (booking !== null) return { holds: 'booking', booking };
  const record = damagedPayment(key, text);
  return record === null ? { holds: 'nothing' } : { holds: 'damagedPayment', record };
}

/**
 * Returns the text of a damaged payment without its person: its transaction, its time and its item. It has no
 * version, so that it is read as a damaged one again.
 */
export function damagedText({ pending }: SalvagedRecord): string {
  const { transactionId, initiatedAt: timestamp, itemId } = pending;
  return JSON.stringify({ version: 0, transactionId, timestamp, item_id: itemId });
}

/** True for the readable text of a pending or confirmed booking. */
export function isWholeText(key: string, text: string): boolean {
  const isPending = key === STORAGE_KEYS.pendingBooking || key === TAB_KEYS.started;
  return (isPending ? pendingCodec : bookingCodec).decode(text) !== null;
}

/**
 * Returns the certain part of a damaged text: its transaction, and where they can still be read its time, its item,
 * and the booking that it was paid for.
 */
function salvagedRecord(transactionId: TransactionId, text: string): SalvagedRecord {
  const at = timestampIn(text) ?? LAST_MOMENT;
  const pending: UnknownPayment = {
    transactionId,
    // A payment without a time began now, at the latest.
    initiatedAt: Math.min(at, LAST_MOMENT),
    draft: null,
    itemId: itemIn(text),
  };
  const record = { ...newPaymentRecord(pending), pending };
  const paid = v.safeParse(PaidEvidenceSchema, parseJson(text));
  const booking = withPaymentIds(paid.success ? paid.output.booking : null, transactionId);
  if (!paid.success || booking === null) return record;
  const { isAcknowledged } = paid.output;
  return {
    ...record,
    state: 'paid',
    booking,
    isAcknowledged,
    settledAt: booking.bookedAt ?? record.pending.initiatedAt,
  };
}

/** Returns the transaction that a damaged text names; null for none, and for that of free bookings. */
function transactionIn(text: string): TransactionId | null {
  const [, id] = /"transactionId":"([^"\\]+)"/.exec(text) ?? [];
  return isTransactionId(id) && id !== ZERO_PRICE ? id : null;
}

/**
 * Returns the one item that a damaged text names, as its ride or in its payload; null for none, and where the two
 * differ.
 */
function itemIn(text: string): string | null {
  const named = text.matchAll(/"(?:itemData":\{"_?id|item_id)":"([^"\\]+)"/g);
  const [id = null, ...others] = new Set(Array.from(named, ([, id]) => id));
  return others.length === 0 && isItemId(id) ? id : null;
}
