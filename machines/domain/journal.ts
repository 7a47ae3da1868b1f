import { type Booking, confirmedBooking, type PendingBooking, UNKNOWN_PERSON } from './booking.ts';
import { DAY_MS } from './calendar.ts';
import { EMPTY_GUEST } from './guest.ts';
import type { ItemKind } from './item.ts';
import { type TransactionId, ZERO_PRICE } from './transaction.ts';

/** What became of a payment that was started on this device; until the server settles it, it is `initiated`. */
export type JournalState = 'initiated' | 'paid' | 'declined';

/** A payment that was started here, so that no paid booking is ever lost. One entry a transaction. Times in epoch ms. */
export interface JournalEntry {
  readonly pending: PendingBooking;
  readonly state: JournalState;
  /** When the server was last asked; null for never. */
  readonly lastCheckedAt: number | null;
  /** When the server settled it; null while it is open. */
  readonly settledAt: number | null;
  /** When its personal details were removed; null while it has them. */
  readonly strippedAt: number | null;
  /** Whether the rider opened the paid booking, saw it confirmed, or put its banner aside. */
  readonly isAcknowledged: boolean;
  /** The confirmed booking, once paid. */
  readonly booking: Booking | null;
}

/** What the server said became of a payment, to be noted in its entry. */
export interface JournalMark {
  readonly transactionId: TransactionId;
  readonly state: 'paid' | 'declined';
  /** The confirmed booking, when it was paid. */
  readonly booking: Booking | null;
}

/** How long personal details stay in a settled or unsettled record, in ms: 30 days. */
export const PENDING_LIFETIME = 30 * DAY_MS;
/** How long a declined payment is asked about once more before its item is paid again, in ms: a day. */
export const LATE_CAPTURE_WINDOW = DAY_MS;
/** The least time between two quiet checks of one payment, in ms. */
export const CHECK_INTERVAL = 60_000;
/** How many settled payments are kept. */
export const JOURNAL_LIMIT = 50;

/** The entry of a transaction. */
export function entryOf(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
): JournalEntry | null {
  return entries.find((entry) => entry.pending.transactionId === transactionId) ?? null;
}

/** A fresh entry for a payment that is about to start. */
export function newEntry(pending: PendingBooking): JournalEntry {
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
 * An entry as it stands once the server has said what became of the payment. Paid is never taken
 * back, and overrides declined; a first decline keeps its time.
 */
export function settled(
  entry: JournalEntry,
  state: 'paid' | 'declined',
  now: number,
  booking: Booking | null = null,
): JournalEntry {
  if (entry.state === 'paid') return { ...entry, booking: entry.booking ?? booking };
  if (state === 'declined' && entry.state === 'declined') return entry;
  return { ...entry, state, settledAt: now, booking: state === 'paid' ? booking : null };
}

/** The booking of a paid entry; one whose record was damaged is rebuilt from what was paid for. */
export function paidBooking({ booking, pending }: JournalEntry): Booking {
  if (booking !== null) return booking;
  const answer = {
    success: true,
    message: null,
    transactionId: null,
    local: null,
    provider: null,
  };
  const { transactionId, initiatedAt } = pending;
  return confirmedBooking({ transactionId, pending, answer, now: initiatedAt });
}

/** Whether this long has passed between two moments, whichever came first: a clock can be set back. */
function isApart(now: number, then: number, ms: number): boolean {
  return Math.abs(now - then) > ms;
}

/** Whether an entry's personal details are due to go. One that the server was never asked about waits for that. */
export function isExpired(entry: JournalEntry, now: number): boolean {
  if (entry.settledAt !== null) return isApart(now, entry.settledAt, PENDING_LIFETIME);
  return entry.lastCheckedAt !== null && isApart(now, entry.pending.initiatedAt, PENDING_LIFETIME);
}

/** A pending booking without the person. */
export function withoutGuest(pending: PendingBooking): PendingBooking {
  return {
    ...pending,
    guest: EMPTY_GUEST,
    payload: { ...pending.payload, user: UNKNOWN_PERSON },
  };
}

/** A booking without the person. */
export function withoutPerson(booking: Booking): Booking {
  return { ...booking, person: UNKNOWN_PERSON };
}

/**
 * An entry as it may stay at `now`: the same, one without its personal details once it has expired,
 * or null when it is to go. An unsettled one goes a month after its details, so that no single
 * correction of the clock takes it from a rider who is paying.
 */
export function aged(entry: JournalEntry, now: number): JournalEntry | null {
  if (entry.strippedAt !== null) {
    const isOver = entry.state !== 'paid' && isApart(now, entry.strippedAt, PENDING_LIFETIME);
    return isOver ? null : entry;
  }
  if (!isExpired(entry, now)) return entry;
  if (entry.state === 'declined') return null;
  return {
    ...entry,
    strippedAt: now,
    pending: withoutGuest(entry.pending),
    booking: entry.booking === null ? null : withoutPerson(entry.booking),
  };
}

/** The payments that may still turn out paid, latest first. */
export function unresolved(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries
    .filter((entry) => entry.state === 'initiated')
    .sort((a, b) => b.pending.initiatedAt - a.pending.initiatedAt);
}

/** Whether a quiet check of an unsettled payment is due: at most one a minute, none once it has expired. A clock set back makes it due. */
export function isCheckDue(entry: JournalEntry, now: number): boolean {
  const { lastCheckedAt } = entry;
  if (lastCheckedAt === null) return true;
  return Math.abs(now - lastCheckedAt) >= CHECK_INTERVAL && !isExpired(entry, now);
}

/** Paid bookings that the rider has not been told of for certain, latest first. */
export function unacknowledged(entries: readonly JournalEntry[]): Booking[] {
  return entries
    .filter((entry) => entry.state === 'paid' && !entry.isAcknowledged)
    .sort((a, b) => b.pending.initiatedAt - a.pending.initiatedAt)
    .map(paidBooking);
}

/** What this device has to tell or to find out: paid bookings that nobody was told of, and payments that are due to be asked about. */
export interface PaymentNews {
  readonly untold: readonly Booking[];
  readonly due: readonly PendingBooking[];
}

/** An item, as far as payments tell items apart. */
export interface BookedItem {
  readonly id: string | null;
  readonly kind: ItemKind;
}

/** What is asked of the journal before a payment for an item starts. */
export interface PreviousQuestion {
  readonly item: BookedItem;
  /** Unpaid payments, by transaction, and attempts of other pages that this page has dealt with: insisted against, or declined when asked. */
  readonly cleared: readonly string[];
  /** Paid transactions that the rider was told of on this page, and chose to pay again all the same. */
  readonly acknowledged: readonly string[];
}

/** What stands in the way of a payment: one whose end is not known, one that was paid, or the attempt of another page by its name. */
export type PreviousPayment =
  | { readonly state: 'unsettled'; readonly pending: PendingBooking }
  | { readonly state: 'paid'; readonly booking: Booking }
  | { readonly state: 'elsewhere'; readonly attempt: string };

/** Whether a payment was for an item. */
export function isForItem({ pending: { draft } }: JournalEntry, item: BookedItem): boolean {
  return item.id !== null && draft.item.id === item.id && draft.kind === item.kind;
}

/**
 * The payment that stands in the way of another one for an item (decisions 4, 37 and 38): the latest
 * unsettled one, else one declined in the last 24 h, both of which are verified first; else one
 * that was paid, of which the rider is told first. `confirmed` is the last confirmed booking, which
 * may be all that is left of a payment.
 */
export function previousFor(
  entries: readonly JournalEntry[],
  confirmed: Booking | null,
  { item, cleared, acknowledged }: PreviousQuestion,
  now: number,
): PreviousPayment | null {
  const ofItem = entries.filter((entry) => isForItem(entry, item));
  const isUncleared = ({ pending }: JournalEntry) => !cleared.includes(pending.transactionId);
  const isLateCapture = ({ state, settledAt }: JournalEntry) =>
    state === 'declined' && settledAt !== null && !isApart(now, settledAt, LATE_CAPTURE_WINDOW);
  const unsettled = [...unresolved(ofItem), ...ofItem.filter(isLateCapture)].find(isUncleared);
  if (unsettled !== undefined) return { state: 'unsettled', pending: unsettled.pending };
  const paid = [
    ...ofItem.filter(({ state }) => state === 'paid').map(paidBooking),
    ...(confirmed !== null && isPaidFor(confirmed, item, entries) ? [confirmed] : []),
  ];
  const untold = paid.find(({ transactionId }) => !acknowledged.includes(transactionId ?? ''));
  return untold === undefined ? null : { state: 'paid', booking: untold };
}

/** Whether a confirmed booking says that an item was paid for, of which the journal knows nothing. */
function isPaidFor(
  { transactionId, paymentStatus, item: booked, kind }: Booking,
  item: BookedItem,
  entries: readonly JournalEntry[],
): boolean {
  if (transactionId === null || transactionId === ZERO_PRICE || paymentStatus !== 'success')
    return false;
  const isOfItem = item.id !== null && booked?.id === item.id && kind === item.kind;
  return isOfItem && entryOf(entries, transactionId) === null;
}

/** The settled payments beyond the number that is kept, oldest first; a booking that nobody was told of stays. */
export function surplus(entries: readonly JournalEntry[]): JournalEntry[] {
  const dispensable = byDispensability(entries);
  return dispensable.slice(0, Math.max(0, dispensable.length - JOURNAL_LIMIT));
}

/** The settled payments in the order in which they make room for unsettled ones: declined first, then the oldest paid ones that were told. */
export function byDispensability(entries: readonly JournalEntry[]): JournalEntry[] {
  const oldestFirst = (a: JournalEntry, b: JournalEntry) => (a.settledAt ?? 0) - (b.settledAt ?? 0);
  return [
    ...entries.filter((entry) => entry.state === 'declined').sort(oldestFirst),
    ...entries.filter((entry) => entry.state === 'paid' && entry.isAcknowledged).sort(oldestFirst),
  ];
}

/** The bookings that this device knows were paid, latest first. */
export function bookingsOf(entries: readonly JournalEntry[]): Booking[] {
  return entries
    .flatMap(({ booking }) => (booking === null ? [] : [booking]))
    .sort((a, b) => (b.bookedAt ?? 0) - (a.bookedAt ?? 0));
}
