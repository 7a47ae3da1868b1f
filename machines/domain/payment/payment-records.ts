import { type Booking, confirmedBooking, type PendingBooking } from '../booking/booking.ts';
import {
  type BookingStatuses,
  isOff,
  isRefunded,
  standingFacts,
} from '../booking/booking-status.ts';
import { DAY_MS } from '../calendar/calendar.ts';
import type { Item } from '../catalogue/item.ts';
import { EMPTY_GUEST, isEmptyGuest } from '../person/guest.ts';
import { isUnknownPerson, UNKNOWN_PERSON } from '../person/person.ts';
import type { CalledOffStatuses } from './payment.ts';
import { offReason, readStatus, refundOf } from './status-word.ts';
import { type TransactionId, ZERO_PRICE } from './transaction.ts';

/**
 * The states of a payment that was started on this device, each with its rank: of two records of one payment the one
 * with the higher rank counts. Until the server settles a payment, it is `initiated`.
 */
const STATES = { initiated: 0, declined: 1, paid: 2 } as const satisfies Readonly<
  Record<string, number>
>;

/** The state of a payment that was started on this device. */
export type PaymentState = keyof typeof STATES;

/** The states of a payment, as a record names them. */
export const PAYMENT_STATES = Object.keys(STATES) as readonly PaymentState[];

/** A payment whose record was damaged: its transaction is certain, its ride is not (rule: Damaged payment records). */
export interface UnknownPayment
  extends Pick<PendingBooking, 'transactionId' | 'initiatedAt' | 'generation'> {
  readonly draft: null;
  /** The item that the rest of the record names; null where it names none: then it may be any item. */
  readonly itemId: string | null;
}

/** A payment that was started on this device, as far as its record can be read. */
export type StartedPayment = PendingBooking | UnknownPayment;

/** Returns the pending booking of a payment; null where its record was damaged. */
export function pendingBookingOf(payment: StartedPayment): PendingBooking | null {
  return payment.draft === null ? null : payment;
}

/**
 * The record of a payment that was started on this device, so that no paid booking is ever lost. There is one record
 * a transaction; times are epoch ms.
 */
export interface PaymentRecord {
  readonly pending: StartedPayment;
  readonly state: PaymentState;
  /** The time of the last call to the server; null for never. */
  readonly lastCheckedAt: number | null;
  /** The time at which the server settled it; null while it is open. */
  readonly settledAt: number | null;
  /** The time at which its personal details were removed; null while it has them. */
  readonly strippedAt: number | null;
  /** True when the rider opened the paid booking, saw it confirmed, or put its banner aside. */
  readonly isAcknowledged: boolean;
  /** The confirmed booking, once paid. */
  readonly booking: Booking | null;
}

/** The platform's word about a payment, to be written to its record. The booking of a paid one is stored by itself. */
export interface Settlement {
  readonly transactionId: TransactionId;
  /** `open` settles nothing: only its words about a booking that was paid before count. `openAgain` takes back a decline as well. */
  readonly state: 'paid' | 'declined' | 'refunded' | 'open' | 'openAgain';
  /** The words that call a paid booking off. */
  readonly calledOffStatuses?: CalledOffStatuses | null | undefined;
}

/** The time that personal details stay in a record, settled or not, in ms: 30 days (rule: Thirty days). */
export const PENDING_LIFETIME = 30 * DAY_MS;
/** The time within which a declined payment is asked about once more before its item is paid again, in ms: a day (rule: Late capture). */
export const LATE_CAPTURE_WINDOW = DAY_MS;
/** The least time between two background checks of one payment, in ms. */
const CHECK_INTERVAL = 60_000;
/** The least time between two background checks of a payment that was declined in the last day, in ms: it may still be captured late. */
const DECLINED_CHECK_INTERVAL = 3_600_000;
/** The number of settled payments above which some are removed. */
export const SETTLED_LIMIT = 50;

/** Returns the record of a transaction; null where there is none. */
export function findPaymentRecord(
  records: readonly PaymentRecord[],
  transactionId: TransactionId,
): PaymentRecord | null {
  return records.find((record) => record.pending.transactionId === transactionId) ?? null;
}

/** Returns a fresh record for a payment that is about to start. */
export function newPaymentRecord(pending: StartedPayment): PaymentRecord {
  return {
    pending,
    state: 'initiated',
    lastCheckedAt: null,
    settledAt: null,
    strippedAt: null,
    isAcknowledged: false,
    booking: null,
  };
}

/**
 * Returns a record after one word of the server at `now` (epoch ms), with the booking that it names and the words that
 * call a paid one off.
 */
type Settle = (
  record: PaymentRecord,
  now: number,
  booking: Booking | null,
  words: CalledOffStatuses | null,
) => PaymentRecord;

const leave: Settle = (record) => record;

const pay: Settle = (record, now, booking) =>
  withBooking({ ...record, state: 'paid', settledAt: now }, booking);

const decline: Settle = (record, now) => ({
  ...record,
  state: 'declined',
  settledAt: now,
  booking: null,
});

const reopen: Settle = (record) => ({ ...record, state: 'initiated', settledAt: null });

const payAgain: Settle = (record, _now, booking) =>
  record.booking === null
    ? withBooking(record, booking)
    : { ...record, booking: withLatestStatuses(record.booking, booking ?? record.booking) };

const callOff: Settle = (record, _now, _booking, words) =>
  words === null
    ? record
    : {
        ...record,
        booking: withLatestStatuses(paidBooking(record), { ...words, isCalledOff: true }),
      };

/** The effect of each word of the server on a record in each state. */
const SETTLEMENTS = {
  initiated: {
    paid: pay,
    declined: decline,
    refunded: decline,
    open: leave,
    openAgain: reopen,
  },
  // the time of the first decline stays; paid overrides it (rule: Late capture)
  declined: {
    paid: pay,
    declined: leave,
    refunded: leave,
    open: leave,
    openAgain: reopen,
  },
  // paid is never taken back; the words that call its booking off stand on it (rule: Bookings that are off)
  paid: {
    paid: payAgain,
    declined: callOff,
    refunded: callOff,
    open: callOff,
    openAgain: callOff,
  },
} satisfies Readonly<Record<PaymentState, Readonly<Record<Settlement['state'], Settle>>>>;

/** Returns a record with the server's word about the payment, as `SETTLEMENTS` has it. */
export function withSettlement(
  record: PaymentRecord,
  state: Settlement['state'],
  now: number,
  booking: Booking | null = null,
  words: CalledOffStatuses | null = null,
): PaymentRecord {
  return SETTLEMENTS[record.state][state](record, now, booking, words);
}

/**
 * Returns a booking with the latest words about it; a word that the answer lacks stays as it was. A refund of some of
 * the money does not confirm a booking that was called off.
 */
export function withLatestStatuses(recorded: Booking, latest: Partial<BookingStatuses>): Booking {
  const { status = recorded.status, paymentStatus = recorded.paymentStatus, isCalledOff } = latest;
  const { leavesOff } = standingFacts({ status, paymentStatus });
  if (leavesOff && isOff(recorded)) {
    const off = [recorded.status, recorded.paymentStatus].find(isOffWithoutPart);
    const part = [paymentStatus, status].find(isPart);
    return { ...recorded, status: off ?? recorded.status, paymentStatus: part ?? paymentStatus };
  }
  return { ...recorded, status, paymentStatus, isCalledOff };
}

/** True for a word by which a part of the money went back. */
function isPart(word: string): boolean {
  return refundOf(offReason(word)) === 'part';
}

/** True for a word that calls a booking off, and not by a part of its money. */
function isOffWithoutPart(word: string): boolean {
  return offReason(word) !== null && !isPart(word);
}

function isBookingOff({ booking }: PaymentRecord): boolean {
  return booking !== null && isOff(booking);
}

function latestFirst(records: readonly PaymentRecord[]): PaymentRecord[] {
  return [...records].sort((a, b) => b.pending.initiatedAt - a.pending.initiatedAt);
}

/** Returns the bookings of paid payments. */
export function paidBookings(records: readonly PaymentRecord[]): Booking[] {
  return records.filter((record) => record.state === 'paid').map(paidBooking);
}

/**
 * Returns a record with its booking. The booking holds the person, so the record's personal details no longer count
 * as removed.
 */
function withBooking(record: PaymentRecord, booking: Booking | null): PaymentRecord {
  return { ...record, booking, strippedAt: booking === null ? record.strippedAt : null };
}

/** Returns the booking of a paid record; the booking of a damaged one is rebuilt from the pending booking. */
export function paidBooking({ booking, pending }: PaymentRecord): Booking {
  if (booking !== null) return booking;
  const answer = { transactionId: null, local: null, provider: null };
  const { transactionId, initiatedAt } = pending;
  const booked = pendingBookingOf(pending);
  return confirmedBooking({ transactionId, pending: booked, answer, bookedAt: initiatedAt });
}

/**
 * Returns a record without times ahead of the clock: after the clock was set back, future times count as the present
 * one.
 */
function withoutFutureTimes(record: PaymentRecord, now: number): PaymentRecord {
  const isAhead = (moment: number | null) => moment !== null && moment > now;
  const past = (moment: number | null) => (isAhead(moment) ? now : moment);
  const { pending, lastCheckedAt, settledAt, strippedAt, booking } = record;
  const bookedAt = booking?.bookedAt ?? null;
  const times = [pending.initiatedAt, lastCheckedAt, settledAt, strippedAt, bookedAt];
  if (!times.some(isAhead)) return record;
  return {
    ...record,
    pending: { ...pending, initiatedAt: Math.min(pending.initiatedAt, now) },
    // the time of the last check is unknown: then it is due
    lastCheckedAt: isAhead(lastCheckedAt) ? null : lastCheckedAt,
    settledAt: past(settledAt),
    strippedAt: past(strippedAt),
    booking: booking && { ...booking, bookedAt: past(bookedAt) },
  };
}

/**
 * True when a record's personal details are due for removal: 30 days after it began, however often it was checked
 * (rule: Thirty days).
 */
export function isExpired({ pending }: PaymentRecord, now: number): boolean {
  return now - pending.initiatedAt > PENDING_LIFETIME;
}

/** True when a pending booking holds no personal details. */
export function isWithoutGuest({ guest, payload }: PendingBooking): boolean {
  return isEmptyGuest(guest) && isUnknownPerson(payload.user);
}

/** Returns a payment without the person. */
export function withoutGuest<Payment extends StartedPayment>(pending: Payment): Payment {
  if (pending.draft === null) return pending;
  return { ...pending, guest: EMPTY_GUEST, payload: { ...pending.payload, user: UNKNOWN_PERSON } };
}

/** Returns a booking without the person. */
export function withoutPerson(booking: Booking): Booking {
  return { ...booking, person: UNKNOWN_PERSON };
}

/**
 * Returns a record as it may be stored at `now` (epoch ms): the same, or without its personal details. Time removes
 * the person, never the record.
 */
export function applyRetention(stored: PaymentRecord, now: number): PaymentRecord {
  const record = withoutFutureTimes(stored, now);
  if (record.strippedAt !== null || !isExpired(record, now)) return record;
  return {
    ...record,
    strippedAt: now,
    pending: withoutGuest(record.pending),
    booking: record.booking === null ? null : withoutPerson(record.booking),
  };
}

function isRecentlyDeclined({ state, settledAt }: PaymentRecord, now: number): boolean {
  return state === 'declined' && settledAt !== null && now - settledAt <= LATE_CAPTURE_WINDOW;
}

/**
 * True when a background check of a payment is due: an unsettled one is checked once a minute, one declined in the
 * last day once an hour. After the clock was set back it is due at once.
 */
export function isCheckDue(record: PaymentRecord, now: number): boolean {
  const isOpen = record.state === 'initiated';
  if (!isOpen && !isRecentlyDeclined(record, now)) return false;
  const { lastCheckedAt } = record;
  const interval = isOpen ? CHECK_INTERVAL : DECLINED_CHECK_INTERVAL;
  return lastCheckedAt === null || now < lastCheckedAt || now - lastCheckedAt >= interval;
}

/**
 * The paid bookings that the site has to announce, and the payments that it has to check in the background, each
 * latest first.
 */
export interface PaymentFollowUps {
  /** The paid bookings that the rider has not acknowledged, without those that were refunded since. */
  readonly unacknowledged: readonly Booking[];
  /** The transactions whose booking is not announced: the rider acknowledged it, or it was called off since. */
  readonly closed: readonly string[];
  readonly due: readonly StartedPayment[];
}

/** Returns the payment of a record; a damaged one whose time is lost counts as begun at `now`. */
function startedPaymentOf({ pending }: PaymentRecord, now: number): StartedPayment {
  if (pending.draft !== null) return pending;
  return { ...pending, initiatedAt: Math.min(pending.initiatedAt, now) };
}

/** Returns the bookings to announce and the payments to check at `now` (epoch ms). */
export function followUps(records: readonly PaymentRecord[], now: number): PaymentFollowUps {
  const latest = latestFirst(records);
  return {
    unacknowledged: paidBookings(
      latest.filter((record) => !record.isAcknowledged && !isBookingOff(record)),
    ),
    closed: latest
      .filter(
        (record) => record.state === 'paid' && (record.isAcknowledged || isBookingOff(record)),
      )
      .map(({ pending }) => pending.transactionId),
    due: latest
      .filter((record) => isCheckDue(record, now))
      .map((record) => startedPaymentOf(record, now)),
  };
}

/** The id and kind of an item: payments with both equal are for one item. */
export type ItemKey = Pick<Item, 'id' | 'kind'>;

/** A reason that blocks a new payment and that the rider may override, by its kind and its id. */
export interface Obstacle {
  readonly kind: 'payment' | 'newerRecord' | 'attempt' | 'unansweredBooking';
  /** The transaction of a payment, the key of a record, or the name of an attempt or of an unanswered booking. */
  readonly id: string;
}

/** The query to the payment records before a payment for an item starts. */
export interface PreviousPaymentQuery {
  readonly item: ItemKey;
  /** The obstacles that no longer block: the rider overrode them, or a check found the payment declined. */
  readonly cleared: readonly Obstacle[];
  /** The paid transactions that the rider saw on this page and chose to pay again all the same. */
  readonly acknowledged: readonly string[];
  /** True while other pages may still answer this page's announcement. */
  readonly isImmediate?: boolean;
}

/**
 * The reasons that block a new payment, by name: a payment that is not settled, a paid one, one that only a newer
 * release can read, another page's attempt, or a booking that has no answer.
 */
export type PreviousPayment =
  | { readonly state: 'unsettled'; readonly pending: StartedPayment }
  | { readonly state: 'paid'; readonly booking: Booking }
  | { readonly state: 'newer'; readonly key: string }
  | {
      readonly state: 'elsewhere';
      readonly attempt: string;
      /** The booking of this item that has no answer: as a rule that of the attempt. */
      readonly booking: string | null;
    }
  | { readonly state: 'unanswered'; readonly booking: string };

/** True for an obstacle that no longer blocks. */
export function isCleared(
  cleared: readonly Obstacle[],
  kind: Obstacle['kind'],
  id: string,
): boolean {
  return cleared.some((obstacle) => obstacle.kind === kind && obstacle.id === id);
}

/** True when a payment was for an item, or may have been, since its record was damaged. */
export function mayBeForItem({ pending, booking }: PaymentRecord, item: ItemKey): boolean {
  if (pending.draft !== null) return isOf(pending.draft, item);
  if (booking !== null && isOf(booking, item)) return true;
  return pending.itemId === null || pending.itemId === item.id;
}

/**
 * True when a paid payment does not block another one for an item: the rider acknowledged it, and no record says that
 * it was for that item.
 */
function isBehind({ pending, booking, isAcknowledged }: PaymentRecord, item: ItemKey): boolean {
  if (pending.draft !== null || pending.itemId !== null || !isAcknowledged) return false;
  return booking === null || !isOf(booking, item);
}

/** True when a draft or a booking is of an item. */
function isOf({ item, kind }: Pick<Booking, 'item' | 'kind'>, of: ItemKey): boolean {
  return of.id !== null && item?.id === of.id && kind === of.kind;
}

/**
 * Returns the payment that blocks another one for an item (rule: Before each payment). The latest unsettled one comes
 * first, then one that was declined in the last 24 h; both are verified first. Then comes one that was paid and not
 * refunded as a whole, even where its booking is off: the rider reads of it first. `confirmed` are the confirmed
 * bookings that stand by themselves, which may be all that is left of a payment.
 */
export function previousPaymentFor(
  records: readonly PaymentRecord[],
  confirmed: readonly Booking[],
  query: PreviousPaymentQuery,
  now: number,
): PreviousPayment | null {
  const { item } = query;
  const ofItem = latestFirst(records).filter((record) => mayBeForItem(record, item));
  const unsettled = unsettledFor(ofItem, query, now);
  if (unsettled !== null) return unsettled;
  const alone = confirmed.filter(
    (booking) => mayBeBookingOf(booking, item) && isPaidAlone(booking, records),
  );
  return paidFor(ofItem, alone, query);
}

/**
 * Returns the payment of an item that has to be verified before another one, of `ofItem`, latest first: an unsettled
 * one, else one that was declined in the last 24 h. Null for none.
 */
function unsettledFor(
  ofItem: readonly PaymentRecord[],
  { cleared, acknowledged }: PreviousPaymentQuery,
  now: number,
): PreviousPayment | null {
  const open = ofItem.filter((record) => record.state === 'initiated');
  const declined = ofItem.filter((record) => isRecentlyDeclined(record, now));
  // A payment found paid here that could not be stored as paid is not asked about for ever.
  const isUncleared = ({ pending: { transactionId } }: PaymentRecord) =>
    !isCleared(cleared, 'payment', transactionId) && !acknowledged.includes(transactionId);
  const unsettled = [...open, ...declined].find(isUncleared);
  return unsettled === undefined
    ? null
    : { state: 'unsettled', pending: startedPaymentOf(unsettled, now) };
}

/**
 * Returns the paid booking of an item that the rider has not acknowledged on this page, of its payment records, latest
 * first, then of the bookings that count as paid `alone`. Null for none.
 */
function paidFor(
  ofItem: readonly PaymentRecord[],
  alone: readonly Booking[],
  { item, acknowledged }: PreviousPaymentQuery,
): PreviousPayment | null {
  const recorded = paidBookings(ofItem.filter((record) => !isBehind(record, item)));
  const paid = [...recorded.filter((booking) => !isRefunded(booking)), ...alone];
  const booking = paid.find(({ transactionId }) => !acknowledged.includes(transactionId ?? ''));
  return booking === undefined ? null : { state: 'paid', booking };
}

/** True when a confirmed booking is of an item, or may be, since the record of its ride can no longer be read. */
function mayBeBookingOf(booking: Booking, item: ItemKey): boolean {
  const isItemUnknown = (booking.item?.id ?? null) === null;
  return isOf(booking, item) || (isItemUnknown && booking.summary.title !== '');
}

/**
 * True when a confirmed booking counts as paid: it was not refunded as a whole, its payment is not waiting, and no
 * payment record says that it was paid. Only free and paid bookings are stored as confirmed.
 */
function isPaidAlone(booking: Booking, records: readonly PaymentRecord[]): boolean {
  const { transactionId, paymentStatus, isCalledOff } = booking;
  if (transactionId === null || transactionId === ZERO_PRICE || isRefunded(booking)) return false;
  if (readStatus(paymentStatus)?.family === 'waiting' && !isCalledOff) return false;
  return findPaymentRecord(records, transactionId)?.state !== 'paid';
}

/**
 * Returns the settled records to remove above `SETTLED_LIMIT`: declined ones first, then acknowledged paid ones, each
 * oldest first.
 */
export function recordsToEvict(records: readonly PaymentRecord[], now: number): PaymentRecord[] {
  return evictionOrder(records, now).slice(0, -SETTLED_LIMIT);
}

/**
 * Returns the settled payments in the order in which they make room for unsettled ones: the oldest declined
 * first, then the oldest acknowledged paid ones. One that was declined in the last day stays.
 */
export function evictionOrder(records: readonly PaymentRecord[], now: number): PaymentRecord[] {
  const oldestFirst = (a: PaymentRecord, b: PaymentRecord) =>
    (a.settledAt ?? 0) - (b.settledAt ?? 0);
  const declined = records.filter(
    (record) => record.state === 'declined' && !isRecentlyDeclined(record, now),
  );
  const acknowledged = records.filter((record) => record.state === 'paid' && record.isAcknowledged);
  return [...declined.sort(oldestFirst), ...acknowledged.sort(oldestFirst)];
}

/**
 * Returns the record of one transaction that is nearer to paid. Of two paid ones it is the one that was called off
 * since, of two equal ones the second. Where one of them was damaged, the other's pending booking counts.
 */
export function moreAdvancedRecord(one: PaymentRecord, other: PaymentRecord): PaymentRecord {
  const lead =
    STATES[one.state] - STATES[other.state] ||
    Number(isBookingOff(one)) - Number(isBookingOff(other));
  const [leading, behind] = lead > 0 ? [one, other] : [other, one];
  return withPending(leading, behind.pending);
}

/** Returns a record with its pending booking where the record was damaged and another copy of the booking is whole. */
export function withPending(record: PaymentRecord, pending: StartedPayment): PaymentRecord {
  return record.pending.draft === null && pending.draft !== null ? { ...record, pending } : record;
}

/** Returns the paid bookings of this device, latest first. */
export function bookingsOf(records: readonly PaymentRecord[]): Booking[] {
  return records
    .flatMap(({ booking }) => (booking === null ? [] : [booking]))
    .sort((a, b) => (b.bookedAt ?? 0) - (a.bookedAt ?? 0));
}
