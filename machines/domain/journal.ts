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
  /** When it last gave an answer that could be read; null for never. */
  readonly answeredAt: number | null;
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

/** How long personal details stay in a settled or unsettled record, in ms: 30 days (rule: Thirty days). */
export const PENDING_LIFETIME = 30 * DAY_MS;
/** How long a declined payment is asked about once more before its item is paid again, in ms: a day (rule: Late capture). */
export const LATE_CAPTURE_WINDOW = DAY_MS;
/** The least time between two quiet checks of one payment, in ms. */
export const CHECK_INTERVAL = 60_000;
/** The same for one that was declined in the last day, in ms: it may still be captured late. */
export const DECLINED_CHECK_INTERVAL = 3_600_000;
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
    answeredAt: null,
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
  if (entry.state === 'paid') return entry.booking === null ? withBooking(entry, booking) : entry;
  if (state === 'declined' && entry.state === 'declined') return entry;
  return withBooking({ ...entry, state, settledAt: now }, state === 'paid' ? booking : null);
}

/** An entry with its booking, which brings the person back: those details are due to go once more. */
function withBooking(entry: JournalEntry, booking: Booking | null): JournalEntry {
  return { ...entry, booking, strippedAt: booking === null ? entry.strippedAt : null };
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

/** An entry whose moments do not lie ahead of the clock: what a clock that was set back left in the future counts as now. */
export function redated(entry: JournalEntry, now: number): JournalEntry {
  const past = <Moment extends number | null>(moment: Moment) =>
    moment !== null && moment > now ? now : moment;
  const { pending, booking } = entry;
  const moments = {
    // when it was asked cannot be told: then it is due
    lastCheckedAt: (entry.lastCheckedAt ?? 0) > now ? null : entry.lastCheckedAt,
    answeredAt: past(entry.answeredAt),
    settledAt: past(entry.settledAt),
    strippedAt: past(entry.strippedAt),
    pending: { ...pending, initiatedAt: Math.min(pending.initiatedAt, now) },
    booking: booking === null ? null : { ...booking, bookedAt: past(booking.bookedAt) },
  };
  const isSame = JSON.stringify({ ...entry, ...moments }) === JSON.stringify(entry);
  return isSame ? entry : { ...entry, ...moments };
}

/**
 * Whether an entry's personal details are due to go. An unsettled one waits until the server has
 * given an answer about it, twice as long at the most.
 */
export function isExpired({ settledAt, answeredAt, pending }: JournalEntry, now: number): boolean {
  if (settledAt !== null) return now - settledAt > PENDING_LIFETIME;
  const lifetime = answeredAt === null ? 2 * PENDING_LIFETIME : PENDING_LIFETIME;
  return now - pending.initiatedAt > lifetime;
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
export function aged(kept: JournalEntry, now: number): JournalEntry | null {
  const entry = redated(kept, now);
  if (entry.state === 'declined') return isExpired(entry, now) ? null : entry;
  if (entry.strippedAt !== null) {
    const isOver = entry.state !== 'paid' && now - entry.strippedAt > PENDING_LIFETIME;
    return isOver ? null : entry;
  }
  if (!isExpired(entry, now)) return entry;
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

/** Whether a payment was declined within the last day: it may still be captured late. */
export function isFreshlyDeclined({ state, settledAt }: JournalEntry, now: number): boolean {
  return state === 'declined' && settledAt !== null && now - settledAt <= LATE_CAPTURE_WINDOW;
}

/**
 * Whether a quiet check of a payment is due: of an unsettled one at most one a minute for as long as
 * it is kept, of one that was declined in the last day one an hour. A clock set back makes it due.
 */
export function isCheckDue(entry: JournalEntry, now: number): boolean {
  const isOpen = entry.state === 'initiated';
  if (!isOpen && !isFreshlyDeclined(entry, now)) return false;
  const { lastCheckedAt } = entry;
  const interval = isOpen ? CHECK_INTERVAL : DECLINED_CHECK_INTERVAL;
  return lastCheckedAt === null || Math.abs(now - lastCheckedAt) >= interval;
}

/** The payments to ask about quietly, latest first. */
export function dueForCheck(entries: readonly JournalEntry[], now: number): PendingBooking[] {
  return entries
    .filter((entry) => isCheckDue(entry, now))
    .map((entry) => entry.pending)
    .sort((a, b) => b.initiatedAt - a.initiatedAt);
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
 * The payment that stands in the way of another one for an item (rule: Before each payment): the latest
 * unsettled one, else one declined in the last 24 h, both of which are verified first; else one
 * that was paid, of which the rider is told first. `confirmed` are the confirmed bookings that stand by
 * themselves: they may be all that is left of a payment.
 */
export function previousFor(
  entries: readonly JournalEntry[],
  confirmed: readonly Booking[],
  { item, cleared, acknowledged }: PreviousQuestion,
  now: number,
): PreviousPayment | null {
  const ofItem = entries.filter((entry) => isForItem(entry, item));
  // One that was found paid here, but could not be kept as such, is not asked about for ever.
  const isUncleared = ({ pending: { transactionId } }: JournalEntry) =>
    !cleared.includes(transactionId) && !acknowledged.includes(transactionId);
  const declined = ofItem.filter((entry) => isFreshlyDeclined(entry, now));
  const unsettled = [...unresolved(ofItem), ...declined].find(isUncleared);
  if (unsettled !== undefined) return { state: 'unsettled', pending: unsettled.pending };
  const paid = [
    ...ofItem.filter(({ state }) => state === 'paid').map(paidBooking),
    ...confirmed.filter((booking) => isPaidFor(booking, item, entries)),
  ];
  const untold = paid.find(({ transactionId }) => !acknowledged.includes(transactionId ?? ''));
  return untold === undefined ? null : { state: 'paid', booking: untold };
}

/** Whether a confirmed booking says that an item was paid for, and the journal does not. */
function isPaidFor(
  { transactionId, paymentStatus, item: booked, kind }: Booking,
  item: BookedItem,
  entries: readonly JournalEntry[],
): boolean {
  if (transactionId === null || transactionId === ZERO_PRICE || paymentStatus !== 'success')
    return false;
  const isOfItem = item.id !== null && booked?.id === item.id && kind === item.kind;
  return isOfItem && entryOf(entries, transactionId)?.state !== 'paid';
}

/** The settled payments beyond the number that is kept, oldest first; what may still be of use stays. */
export function surplus(entries: readonly JournalEntry[], now: number): JournalEntry[] {
  const dispensable = byDispensability(entries, now);
  return dispensable.slice(0, Math.max(0, dispensable.length - JOURNAL_LIMIT));
}

/**
 * The settled payments in the order in which they make room for unsettled ones: the oldest declined
 * first, then the oldest paid ones that were told. One that was declined in the last day stays.
 */
export function byDispensability(entries: readonly JournalEntry[], now: number): JournalEntry[] {
  const oldestFirst = (a: JournalEntry, b: JournalEntry) => (a.settledAt ?? 0) - (b.settledAt ?? 0);
  const declined = entries.filter(
    (entry) => entry.state === 'declined' && !isFreshlyDeclined(entry, now),
  );
  const told = entries.filter((entry) => entry.state === 'paid' && entry.isAcknowledged);
  return [...declined.sort(oldestFirst), ...told.sort(oldestFirst)];
}

const RANKS: Readonly<Record<JournalState, number>> = { initiated: 0, declined: 1, paid: 2 };

/** Of two entries of one transaction the one that knows more; of equals the second. */
export function furtherOf(one: JournalEntry, other: JournalEntry): JournalEntry {
  return RANKS[one.state] > RANKS[other.state] ? one : other;
}

/** The bookings that this device knows were paid, latest first. */
export function bookingsOf(entries: readonly JournalEntry[]): Booking[] {
  return entries
    .flatMap(({ booking }) => (booking === null ? [] : [booking]))
    .sort((a, b) => (b.bookedAt ?? 0) - (a.bookedAt ?? 0));
}
