import { withoutGuest, withoutPerson } from '#machines/domain/payment/payment-records.ts';
import { type UnstampedRemainder, unstampedRemainder } from './keys.ts';
import { damagedPayment, damagedText, decodePaymentRecord } from './payment-record.ts';
import { bookingCodec, paymentRecordCodec, pendingCodec } from './records.ts';

/** Returns a text without its person; null where nothing of it can be read. */
type Strip = (key: string, text: string) => string | null;

const stripRecord: Strip = (key, text) => {
  const record = decodePaymentRecord(key, text);
  if (record === null) return null;
  const { pending, booking } = record;
  return paymentRecordCodec.encode({
    ...record,
    pending: withoutGuest(pending),
    booking: booking && withoutPerson(booking),
  });
};

const stripPending: Strip = (_, text) => {
  const pending = pendingCodec.decode(text);
  return pending && pendingCodec.encode(withoutGuest(pending));
};

const stripBooking: Strip = (_, text) => {
  const booking = bookingCodec.decode(text);
  return booking && bookingCodec.encode(withoutPerson(booking));
};

/** The functions that remove the person from a text, by what stays of it. */
const STRIPS = {
  payment: stripRecord,
  pending: stripPending,
  booking: stripBooking,
  // an attempt and the note of an unanswered booking name nobody
  whole: (_, text) => text,
  nothing: null,
} satisfies Readonly<Record<UnstampedRemainder, Strip | null>>;

/**
 * Returns the rest of a text that names no generation, after everything was forgotten: a tab of an earlier release
 * may have written it since. The payment stays, the person is removed (rule: Records without a generation). Null for
 * a text without a payment, such as a form.
 */
export function withoutForgottenPerson(key: string, text: string): string | null {
  const strip: Strip | null = STRIPS[unstampedRemainder(key)];
  if (strip === null) return null;
  const left = strip(key, text);
  if (left !== null) return left;
  // Damaged: what names its transaction is enough to ask about it.
  const damaged = damagedPayment(key, text);
  return damaged && damagedText(damaged);
}
