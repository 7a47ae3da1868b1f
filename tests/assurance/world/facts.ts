import type { Booking } from '#machines/domain/booking/booking.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import {
  type PaymentRecord,
  type PaymentState,
  type StartedPayment,
  withPending,
} from '#machines/domain/payment/payment-records.ts';
import { withoutForgottenPerson } from '../../../src/storage/earlier-release.ts';
import {
  KEY_PREFIXES,
  paymentRecordKey,
  STORAGE_KEYS,
  TAB_KEYS,
} from '../../../src/storage/keys.ts';
import { damagedPayment, decodePaymentRecord } from '../../../src/storage/payment-record.ts';
import { isNewerRecord, ROOM, timestampIn } from '../../../src/storage/record-text.ts';
import {
  bookingCodec,
  paymentRecordCodec,
  pendingCodec,
  unreadableCodec,
} from '../../../src/storage/records.ts';
import { TRANSACTIONS } from './platform-state.ts';

/** The texts of a storage, by key. */
export type Texts = ReadonlyMap<string, string>;

/** The mark by which a document's memory tells the tab's storage from the device's. */
export const OF_SESSION = 'session:';

/** The contents of a storage, decoded with the site's own codecs. */
export interface Facts {
  /** The transaction in the slot of the latest pending booking. */
  readonly latest: string | null;
  /** The transaction that the tab started last. */
  readonly started: string | null;
  /** The payment records, by transaction. */
  readonly entries: ReadonlyMap<string, PaymentRecord>;
  /** Payments that may still be made, by transaction, wherever they are stored. */
  readonly open: ReadonlyMap<string, StartedPayment>;
  /** The transactions of damaged records that the platform has not spoken of. */
  readonly damaged: ReadonlySet<string>;
  /** Every record of a confirmed booking. */
  readonly records: readonly Booking[];
  /** Those of them that have no payment record. */
  readonly loose: readonly Booking[];
  /** Transactions of those records. */
  readonly confirmed: ReadonlySet<string>;
  /** Every transaction that the storage knows of in any way. */
  readonly known: ReadonlySet<string>;
  /** Keys of records that cannot be read, and since when (epoch ms) if that was noted. */
  readonly unreadable: ReadonlyMap<string, number | null>;
  /** Texts that only a newer release can read. */
  readonly newer: readonly string[];
  /** The names of pages whose attempts stand here. */
  readonly attempts: readonly string[];
  /** The names of pages whose bookings were not answered. */
  readonly unanswered: readonly string[];
  /** Keys under which a person's details stand, as text. */
  readonly personal: ReadonlySet<string>;
  /** Texts with something in them that the rider typed of a person. */
  readonly typed: readonly string[];
}

/** The id of a storage's generation; undefined where nothing was ever forgotten. */
export const generationIn = (texts: Texts) =>
  /"id":"([^"]+)"/.exec(texts.get(STORAGE_KEYS.generation) ?? '')?.[1];

const stampOf = (id: string) => `{"generation":"${id}"`;

/** The texts that a page may still read: none that was written before all was forgotten, and of those of an earlier release no person. */
export function ofThisGeneration(texts: Texts): Texts {
  const id = generationIn(texts);
  if (id === undefined) return texts;
  const stamp = stampOf(id);
  return new Map(
    [...texts].flatMap(([key, text]) => {
      if (key === STORAGE_KEYS.generation || text.startsWith(stamp) || isNewerRecord(text))
        return [[key, text]];
      if (text === ROOM || text.startsWith('{"generation":')) return [];
      const left = withoutForgottenPerson(key.replace(OF_SESSION, ''), text);
      return left === null ? [] : [[key, left]];
    }),
  );
}

/** True when a text that is not of the present generation names a person, though all was forgotten. */
export function namesForgotten(texts: Texts): boolean {
  const id = generationIn(texts);
  if (id === undefined) return false;
  const isOfNow = (text: string) => text.startsWith(stampOf(id)) || isNewerRecord(text);
  return [...texts.values()].some((text) => PERSONAL.test(text) && !isOfNow(text));
}

/** Finds what names a person. */
export const PERSONAL = /@example\.com|98450112|Asha Rao|Bala Iyer|Chitra Das/;
/** Finds what of it the rider typed: answers of the server say their own. */
const TYPED = /@example\.com|98450112|(Asha Rao|Bala Iyer|Chitra Das)(?! \(server\))/;

/** The contents of a storage: what stands in its texts of the present generation. */
export function factsOf(all: Texts): Facts {
  const texts = ofThisGeneration(all);
  const { entries, damaged } = paymentRecordsIn(texts);
  const latest = pendingCodec.decode(texts.get(STORAGE_KEYS.pendingBooking) ?? null);
  const started = pendingCodec.decode(
    texts.get(TAB_KEYS.started) ?? texts.get(`${OF_SESSION}${TAB_KEYS.started}`) ?? null,
  );
  const loose = looseBookingsIn(texts);
  const open = openPaymentsIn(texts, { entries, loose, slots: [latest, started] });
  const records = [...loose, ...[...entries.values()].flatMap((entry) => entry.booking ?? [])];
  const confirmed = new Set(records.flatMap((record) => record.transactionId ?? []));
  const ofNewer = TRANSACTIONS.filter((id) => isOfNewer(texts, id));
  return {
    latest: latest?.transactionId ?? null,
    started: started?.transactionId ?? null,
    entries,
    open,
    damaged,
    records,
    loose,
    confirmed,
    known: new Set([...entries.keys(), ...open.keys(), ...confirmed, ...ofNewer]),
    unreadable: unreadableIn(texts),
    newer: [...texts.values()].filter(isNewerRecord),
    attempts: under(texts, KEY_PREFIXES.attempt).map(([key]) =>
      key.slice(key.lastIndexOf('.') + 1),
    ),
    unanswered: under(texts, KEY_PREFIXES.unanswered).flatMap(
      ([, text]) => text.match(/P\d/g) ?? [],
    ),
    personal: new Set([...texts].flatMap(([key, text]) => (PERSONAL.test(text) ? [key] : []))),
    typed: [...texts.values()].filter((text) => TYPED.test(text)),
  };
}

function under(texts: Texts, prefix: string): (readonly [string, string])[] {
  return [...texts].filter(([key]) => key.startsWith(prefix));
}

/** True for a payment whose record a newer release wrote. It is left to that release: nothing else that is held of it counts. */
function isOfNewer(texts: Texts, transaction: string): boolean {
  return isNewerRecord(texts.get(paymentRecordKey(transaction)) ?? null);
}

/** The payment records, of the device and of the tab, and the transactions of those that are damaged. */
function paymentRecordsIn(texts: Texts): Pick<Facts, 'entries' | 'damaged'> {
  const entries = new Map<string, PaymentRecord>();
  const damaged = new Set<string>();
  for (const [key, text] of [
    ...under(texts, KEY_PREFIXES.paymentRecord),
    ...under(texts, `${OF_SESSION}${KEY_PREFIXES.paymentRecord}`),
  ]) {
    const entry = decodePaymentRecord(key.replace(OF_SESSION, ''), text);
    if (entry === null || isOfNewer(texts, entry.pending.transactionId)) continue;
    const id = entry.pending.transactionId;
    const other = entries.get(id);
    const [more, less] =
      other !== undefined && knowsMore(other, entry) ? [other, entry] : [entry, other];
    entries.set(id, less === undefined ? more : withPending(more, less.pending));
    if (entry.state === 'initiated' && paymentRecordCodec.decode(text) === null) damaged.add(id);
  }
  return { entries, damaged };
}

/** The confirmed bookings that stand in a slot or under a key of their own, and not in a payment record. */
function looseBookingsIn(texts: Texts): Booking[] {
  const confirmed = bookingCodec.decode(texts.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const others = [
    ...under(texts, KEY_PREFIXES.freeBooking),
    ...under(texts, KEY_PREFIXES.paidBooking),
  ].flatMap(([, text]) => bookingCodec.decode(text) ?? []);
  return confirmed === null ? others : [confirmed, ...others];
}

/** The payments that may still be made: in a record, else in a slot of the device or the tab, else in a damaged text. */
function openPaymentsIn(
  texts: Texts,
  {
    entries,
    loose,
    slots,
  }: Pick<Facts, 'entries' | 'loose'> & { readonly slots: readonly (StartedPayment | null)[] },
): Map<string, StartedPayment> {
  const open = new Map<string, StartedPayment>();
  const isElsewhere = (id: string) => isOfNewer(texts, id) || entries.has(id);
  // A damaged text is no open payment where a whole booking of it stands elsewhere.
  const isConfirmed = (id: string) => loose.some(({ transactionId }) => transactionId === id);
  for (const [id, { state, pending }] of entries) if (state === 'initiated') open.set(id, pending);
  for (const pending of slots)
    if (pending !== null && !isElsewhere(pending.transactionId))
      open.set(pending.transactionId, pending);
  for (const key of [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking]) {
    const pending = damagedPayment(key, texts.get(key) ?? null)?.pending;
    if (pending === undefined || open.has(pending.transactionId)) continue;
    const { transactionId } = pending;
    if (!isElsewhere(transactionId) && !isConfirmed(transactionId))
      open.set(transactionId, pending);
  }
  return open;
}

/** The keys of the records that cannot be read, and since when. */
function unreadableIn(texts: Texts): Map<string, number | null> {
  const undated = unreadableCodec.decode(texts.get(STORAGE_KEYS.unreadable) ?? null) ?? [];
  const firstSeenAt = (key: string, text: string) =>
    undated.find((one) => one.key === key && one.textLength === text.length)?.firstSeenAt;
  const unreadable = new Map<string, number | null>();
  for (const [key, text] of texts)
    if (text !== ROOM && !isReadable(key, text))
      unreadable.set(key, timestampIn(text) ?? firstSeenAt(key, text) ?? null);
  return unreadable;
}

/** The ranks of the states of an entry, as the rule has them, not as the site's own table has them. */
const RANKS: Readonly<Record<PaymentState, number>> = { initiated: 0, declined: 1, paid: 2 };

/** True when the first of two entries of one transaction is nearer to paid than the second, or as near and called off since. */
function knowsMore(one: PaymentRecord, other: PaymentRecord): boolean {
  const isOff = ({ booking }: PaymentRecord) =>
    booking !== null && bookingStanding(booking).kind === 'off';
  const lead = RANKS[one.state] - RANKS[other.state];
  return lead > 0 || (lead === 0 && isOff(one) && !isOff(other));
}

function isReadable(key: string, text: string): boolean {
  if (key.startsWith(KEY_PREFIXES.paymentRecord)) return decodePaymentRecord(key, text) !== null;
  if (key === STORAGE_KEYS.pendingBooking) return pendingCodec.decode(text) !== null;
  const isBooking =
    key.startsWith(KEY_PREFIXES.freeBooking) || key.startsWith(KEY_PREFIXES.paidBooking);
  if (key === STORAGE_KEYS.confirmedBooking || isBooking) return bookingCodec.decode(text) !== null;
  return true;
}
