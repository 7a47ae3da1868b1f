import type { Booking, PendingBooking } from './booking.ts';
import { DAY_MS } from './calendar.ts';
import type { ItemKind } from './item.ts';
import type { TransactionId } from './transaction.ts';

/** What became of a payment that was started on this device. */
export type JournalState = 'initiated' | 'paid' | 'failed';

/** A payment that was started here, so that no paid booking is ever lost. One entry a transaction. */
export interface JournalEntry {
  readonly pending: PendingBooking;
  readonly state: JournalState;
  /** When the server was last asked, in milliseconds since 1970; null for never. */
  readonly lastCheckedAt: number | null;
  /** The confirmed booking, once paid. */
  readonly booking: Booking | null;
}

/** What the server said became of a payment, to be noted in its entry. */
export interface JournalMark {
  readonly transactionId: TransactionId;
  readonly state: 'paid' | 'failed';
  /** The confirmed booking, when it was paid. */
  readonly booking: Booking | null;
}

/** How long an unsettled payment is remembered, in milliseconds: 30 days. */
export const PENDING_LIFETIME = 30 * DAY_MS;
/** The least time between two quiet checks of one payment, in milliseconds. */
export const CHECK_INTERVAL = 60_000;
/** How many settled payments are kept. */
export const JOURNAL_LIMIT = 50;

/** Whether an entry is of this transaction. */
function isOf(transactionId: TransactionId): (entry: JournalEntry) => boolean {
  return (entry) => entry.pending.transactionId === transactionId;
}

/** The entry of a transaction. */
export function entryOf(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
): JournalEntry | null {
  return entries.find(isOf(transactionId)) ?? null;
}

/** A fresh entry for a payment that is about to start. */
export function newEntry(pending: PendingBooking): JournalEntry {
  return { pending, state: 'initiated', lastCheckedAt: null, booking: null };
}

/** Adds a payment that was started; an entry of the same transaction stays as it is. */
export function remember(
  entries: readonly JournalEntry[],
  pending: PendingBooking,
): JournalEntry[] {
  return entries.some(isOf(pending.transactionId)) ? [...entries] : [...entries, newEntry(pending)];
}

/** An entry as it stands once the server has said what became of the payment. Paid is never taken back. */
export function settled(
  entry: JournalEntry,
  state: 'paid' | 'failed',
  booking: Booking | null = null,
): JournalEntry {
  if (entry.state === 'paid') return { ...entry, booking: entry.booking ?? booking };
  return { ...entry, state, booking: state === 'paid' ? booking : null };
}

/** Settles the entry of a transaction; others stay as they are. */
export function settle(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
  state: 'paid' | 'failed',
  booking: Booking | null = null,
): JournalEntry[] {
  return change(entries, transactionId, (entry) => settled(entry, state, booking));
}

/** Notes that the server was asked about a transaction at `now`. */
export function checked(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
  now: number,
): JournalEntry[] {
  return change(entries, transactionId, (entry) => ({ ...entry, lastCheckedAt: now }));
}

/** Drops the entry of a transaction. */
export function forget(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
): JournalEntry[] {
  return entries.filter((entry) => !isOf(transactionId)(entry));
}

function change(
  entries: readonly JournalEntry[],
  transactionId: TransactionId,
  of: (entry: JournalEntry) => JournalEntry,
): JournalEntry[] {
  return entries.map((entry) => (isOf(transactionId)(entry) ? of(entry) : entry));
}

/** Whether a payment that was started is too old to still be settled. */
export function isExpired(entry: JournalEntry, now: number): boolean {
  return entry.state !== 'paid' && now - entry.pending.initiatedAt > PENDING_LIFETIME;
}

/** The payments that may still turn out paid, latest first. */
export function unresolved(entries: readonly JournalEntry[], now: number): JournalEntry[] {
  return entries
    .filter((entry) => entry.state === 'initiated' && !isExpired(entry, now))
    .sort((a, b) => b.pending.initiatedAt - a.pending.initiatedAt);
}

/** Whether a quiet check of a payment is due: at most one a minute. A clock set back makes it due. */
export function isCheckDue(entry: JournalEntry, now: number): boolean {
  const { lastCheckedAt } = entry;
  return lastCheckedAt === null || Math.abs(now - lastCheckedAt) >= CHECK_INTERVAL;
}

/** What is asked of the journal before another payment for an item starts; times in epoch ms. */
export interface EarlierQuestion {
  readonly item: { readonly id: string | null; readonly kind: ItemKind };
  /** When the page opened: what was known as paid before that is no news to the visitor. */
  readonly openedAt: number;
  /** The booking that the visitor was told of and chose to leave aside. */
  readonly told: Booking | null;
}

/**
 * The payment that stands in the way of another one for an item: the latest unsettled one, which is
 * verified first (decision 4), else one that turned out paid while this page stood open.
 */
export function earlierFor(
  entries: readonly JournalEntry[],
  { item, openedAt, told }: EarlierQuestion,
  now: number,
): JournalEntry | null {
  if (item.id === null) return null;
  const isOfItem = ({ pending: { draft } }: JournalEntry) =>
    draft.item.id === item.id && draft.kind === item.kind;
  const isNews = ({ state, booking, pending, lastCheckedAt }: JournalEntry) =>
    state === 'paid' &&
    booking !== null &&
    booking.id !== told?.id &&
    Math.max(pending.initiatedAt, lastCheckedAt ?? 0) >= openedAt;
  const ofItem = entries.filter(isOfItem);
  return unresolved(ofItem, now)[0] ?? ofItem.find(isNews) ?? null;
}

/** What stays in storage: unsettled and failed payments for 30 days, and the latest settled ones. */
export function pruned(entries: readonly JournalEntry[], now: number): JournalEntry[] {
  const kept = entries.filter((entry) => !isExpired(entry, now));
  const latest = kept
    .filter((entry) => entry.state !== 'initiated')
    .sort((a, b) => b.pending.initiatedAt - a.pending.initiatedAt)
    .slice(0, JOURNAL_LIMIT);
  return kept.filter((entry) => entry.state === 'initiated' || latest.includes(entry));
}

/** The bookings that this device knows were paid, latest first. */
export function bookingsOf(entries: readonly JournalEntry[]): Booking[] {
  return entries
    .flatMap(({ booking }) => (booking === null ? [] : [booking]))
    .sort((a, b) => (b.bookedAt ?? 0) - (a.bookedAt ?? 0));
}
