import {
  type Booking,
  type BookingDraft,
  lastPayment,
  type PendingBooking,
} from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { Guest } from '#machines/domain/guest.ts';
import {
  aged,
  type BookedItem,
  bookingsOf,
  byDispensability,
  entryOf,
  isCheckDue,
  isForItem,
  type JournalEntry,
  type JournalMark,
  newEntry,
  type PaymentNews,
  PENDING_LIFETIME,
  type PreviousPayment,
  type PreviousQuestion,
  previousFor,
  settled,
  surplus,
  unacknowledged,
  unresolved,
  withoutGuest,
  withoutPerson,
} from '#machines/domain/journal.ts';
import { findBooking, type MyBooking } from '#machines/domain/my-bookings.ts';
import {
  ATTEMPT_PREFIX,
  FREE_PREFIX,
  JOURNAL_PREFIX,
  journalKey,
  STORAGE_KEYS,
  UNREADABLE_KEY,
} from './keys.ts';
import {
  decodeAttempt,
  decodeBooking,
  decodeContact,
  decodeGuest,
  decodeJournal,
  decodeJournalEntry,
  decodePending,
  decodeRow,
  decodeUnreadable,
  encodeAttempt,
  encodeBooking,
  encodeContact,
  encodeGuest,
  encodeJournalEntry,
  encodeLastPayment,
  encodePending,
  encodeRow,
  encodeUnreadable,
} from './records.ts';
import type { Store } from './safe-storage.ts';

/** What was typed into the booking form, for this session. */
const GUEST_KEY = 'guestDraft';
/** What was typed into the contact form, for this session. */
const CONTACT_KEY = 'contactDraft';
/** The card of My Bookings that was opened last, for this session. */
const OPENED_KEY = 'openedBooking';
/** The payment that this tab started last, for this session. */
const STARTED_KEY = 'startedPayment';
/** How long an attempt counts that never came to an end, in ms: twice what a request may take. */
const ATTEMPT_LIFETIME = 60_000;

/** What the memory of a device is made of: its shelves, its clock, and names that no other page has. */
export interface DeviceParts {
  /** Lasts until it is removed. */
  readonly local: Store;
  /** Lasts as long as the tab. */
  readonly session: Store;
  /** Epoch ms. */
  now(): number;
  newId(): string;
}

/** What the site remembers on this device. Reads never throw: what cannot be read counts as absent. */
export interface Device {
  /** The pending booking that was started last. */
  pending(): PendingBooking | null;
  /** The pending booking of a transaction, wherever it is kept. */
  pendingOf(transactionId: string): PendingBooking | null;
  /** The transaction that this tab started last, else the latest of this device; null for none. */
  startedHere(): string | null;
  /**
   * Keeps a payment that is about to start, in the journal and as the latest one; makes room for it
   * where the device is full. Another payment that is not settled is never overwritten.
   */
  storePending(pending: PendingBooking): void;
  /** Whether a transaction is known as paid, or as one of another item: then it cannot be a new payment's. */
  isTaken(transactionId: string, item: BookedItem): boolean;
  /** Lets go of the latest pending booking if it is of this transaction. */
  clearPending(transactionId: string): void;
  /** Keeps a confirmed booking and reads it back; false when the device did not keep it. */
  storeConfirmed(booking: Booking): boolean;
  /** Keeps a free booking beside others, and as the confirmed one. */
  storeFree(booking: Booking): void;
  /** The free bookings that only this device knows. */
  freeBookings(): Booking[];
  rememberPayment(booking: Booking): void;
  rememberItem(draft: BookingDraft): void;
  /** Notes what the server said became of a payment. */
  settle(mark: JournalMark): void;
  /** Notes that the rider was told of a paid booking. */
  acknowledge(booking: Booking): void;
  noteCheck(transactionId: string): void;
  /** Paid bookings that nobody was told of, and open payments that were not asked about in the last minute. */
  paymentNews(): PaymentNews;
  /** The payment that stands in the way of another one for an item. */
  previousFor(question: PreviousQuestion): PreviousPayment | null;
  /** Says to the other tabs that this page is about to start a payment for an item. */
  announceAttempt(item: BookedItem): void;
  /** Takes that back. */
  retractAttempt(item: BookedItem): void;
  /** Removes what is older than it may be: personal details after 30 days, what cannot be read 30 days after it was met. */
  sweep(): void;
  /** The booking behind an address of the booking page; null for none. */
  findBooking(id: string | null): Booking | null;
  /** What was typed into the booking form in this tab. */
  guest(): Guest;
  rememberGuest(guest: Guest): void;
  /** What was typed into the contact form in this tab and not sent. */
  contactDraft(): ContactMessage;
  rememberContact(message: ContactMessage): void;
  rememberOpened(row: MyBooking): void;
  /** Clears every key of the site. */
  forgetAll(): void;
}

/** The memory of a browser: one key a record, and one a transaction, so that tabs never write over each other. */
export function createDevice({ local, session, now, newId }: DeviceParts): Device {
  /** Names this page among the attempts; made when first needed. */
  let pageName: string | null = null;

  const pending = () => decodePending(local.read(STORAGE_KEYS.pendingBooking));
  const confirmed = () => decodeBooking(local.read(STORAGE_KEYS.confirmedBooking));
  const freeBookings = () =>
    local.keys(FREE_PREFIX).flatMap((key) => decodeBooking(local.read(key)) ?? []);
  const stored = () => decodeJournal(local.keys(JOURNAL_PREFIX).map(local.read));

  /** The payment that this tab started last; other tabs share the one slot. */
  const startedInTab = () => decodePending(session.read(STARTED_KEY));

  /** The journal, with the latest pending bookings of device and tab even where their entries were refused or lost. */
  function journal(): JournalEntry[] {
    const entries = stored();
    for (const latest of [pending(), startedInTab()])
      if (latest !== null && entryOf(entries, latest.transactionId) === null)
        entries.push(newEntry(latest));
    return entries;
  }

  /** Writes an entry and reads it back; settled payments make room for it where the device is full. */
  function keep(entry: JournalEntry): boolean {
    const key = journalKey(entry.pending.transactionId);
    const text = encodeJournalEntry(entry);
    const isKept = () => local.write(key, text) && decodeJournalEntry(local.read(key)) !== null;
    if (isKept()) return true;
    // What this page was refused is in its memory alone; room is made by what the device really holds.
    for (const { pending: other } of byDispensability(stored())) {
      const otherKey = journalKey(other.transactionId);
      if (otherKey === key || !local.isStored(otherKey)) continue;
      local.remove(otherKey);
      if (isKept()) return true;
    }
    return false;
  }

  function change(transactionId: string, of: (entry: JournalEntry) => JournalEntry): void {
    const entry = entryOf(journal(), transactionId);
    if (entry !== null) keep(of(entry));
  }

  /** Whether the slot of the latest pending booking can be written over without losing anybody's payment. */
  function isSlotFree(transactionId: string): boolean {
    const latest = pending();
    if (latest === null || latest.transactionId === transactionId) return true;
    const isStored = () => local.isStored(journalKey(latest.transactionId));
    return isStored() || (keep(newEntry(latest)) && isStored());
  }

  function storeConfirmed(booking: Booking): boolean {
    const text = encodeBooking(booking);
    return local.write(STORAGE_KEYS.confirmedBooking, text) && confirmed()?.id === booking.id;
  }

  const attemptsOf = ({ id, kind }: BookedItem) => `${ATTEMPT_PREFIX}${kind}.${id}.`;

  function attemptKey(item: BookedItem): string {
    pageName ??= newId();
    return `${attemptsOf(item)}${pageName}`;
  }

  /** An attempt of another page that may still be under way. */
  function otherAttempt(item: BookedItem, cleared: readonly string[]): string | null {
    const own = attemptKey(item);
    const isUnderWay = (key: string) => {
      const at = decodeAttempt(local.read(key));
      return at !== null && Math.abs(now() - at) < ATTEMPT_LIFETIME;
    };
    const others = local
      .keys(attemptsOf(item))
      .filter((key) => key !== own && !cleared.includes(key));
    return others.find(isUnderWay) ?? null;
  }

  function sweepJournal(): void {
    for (const entry of stored()) {
      const left = aged(entry, now());
      if (left === null) local.remove(journalKey(entry.pending.transactionId));
      else if (left !== entry) keep(left);
    }
    for (const { pending: settledOne } of surplus(stored()))
      local.remove(journalKey(settledOne.transactionId));
  }

  /** The slots of device and tab follow their entries in the journal: without the person once those have none, gone with them. */
  function sweepSlots(before: readonly JournalEntry[]): void {
    const after = stored();
    for (const [store, key] of [
      [local, STORAGE_KEYS.pendingBooking],
      [session, STARTED_KEY],
    ] as const) {
      const latest = decodePending(store.read(key));
      if (latest === null) continue;
      const entry = entryOf(after, latest.transactionId);
      if (entry === null && entryOf(before, latest.transactionId) !== null) store.remove(key);
      else if (entry !== null && entry.strippedAt !== null)
        store.write(key, encodePending(withoutGuest(latest)));
    }
  }

  function sweepBookings(): void {
    for (const key of [STORAGE_KEYS.confirmedBooking, ...local.keys(FREE_PREFIX)]) {
      const booking = decodeBooking(local.read(key));
      if (booking === null) continue;
      const { name, email, phone } = booking.person;
      const isOld =
        booking.bookedAt === null || Math.abs(now() - booking.bookedAt) > PENDING_LIFETIME;
      if (isOld && `${name}${email}${phone}` !== '')
        local.write(key, encodeBooking(withoutPerson(booking)));
    }
  }

  // What another version of the site wrote, or what is damaged, is left alone for as long as anything else.
  function sweepUnreadable(): void {
    const since = decodeUnreadable(local.read(UNREADABLE_KEY));
    const met = new Map<string, number>();
    for (const key of [
      ...local.keys(JOURNAL_PREFIX),
      ...local.keys(FREE_PREFIX),
      STORAGE_KEYS.pendingBooking,
      STORAGE_KEYS.confirmedBooking,
    ]) {
      const text = local.read(key);
      if (text === null || isReadable(key, text)) continue;
      const first = since.get(key) ?? now();
      if (Math.abs(now() - first) > PENDING_LIFETIME) local.remove(key);
      else met.set(key, first);
    }
    if (met.size > 0) local.write(UNREADABLE_KEY, encodeUnreadable(met));
    else if (since.size > 0) local.remove(UNREADABLE_KEY);
  }

  function isReadable(key: string, text: string): boolean {
    if (key.startsWith(JOURNAL_PREFIX)) return decodeJournalEntry(text) !== null;
    if (key === STORAGE_KEYS.pendingBooking) return decodePending(text) !== null;
    return decodeBooking(text) !== null;
  }

  function sweepAttempts(): void {
    for (const key of local.keys(ATTEMPT_PREFIX)) {
      const at = decodeAttempt(local.read(key));
      if (at === null || Math.abs(now() - at) >= ATTEMPT_LIFETIME) local.remove(key);
    }
  }

  return {
    pending,
    pendingOf: (transactionId) => entryOf(journal(), transactionId)?.pending ?? null,
    startedHere: () => (startedInTab() ?? pending())?.transactionId ?? null,
    storePending: (started) => {
      // The journal first: a crash in between must not leave it to the one slot that the next payment takes.
      keep(newEntry(started));
      if (isSlotFree(started.transactionId))
        local.write(STORAGE_KEYS.pendingBooking, encodePending(started));
      session.write(STARTED_KEY, encodePending(started));
    },
    isTaken: (transactionId, item) => {
      const entry = entryOf(journal(), transactionId);
      if (entry === null) return confirmed()?.transactionId === transactionId;
      return entry.state === 'paid' || !isForItem(entry, item);
    },
    clearPending: (transactionId) => {
      const text = local.read(STORAGE_KEYS.pendingBooking);
      // Where this write was refused, the storage may still hold another payment: that one stays.
      if (text !== null && decodePending(text)?.transactionId === transactionId)
        local.remove(STORAGE_KEYS.pendingBooking, text);
    },
    storeConfirmed,
    storeFree: (booking) => {
      local.write(`${FREE_PREFIX}${booking.id}`, encodeBooking(booking));
      storeConfirmed(booking);
    },
    freeBookings,
    rememberPayment: (booking) => {
      const payment = lastPayment(booking);
      if (payment !== null)
        local.write(STORAGE_KEYS.lastSuccessfulPayment, encodeLastPayment(payment));
    },
    rememberItem: ({ item, kind }) => {
      if (item.id !== null) local.write(STORAGE_KEYS.itemId, item.id);
      local.write(STORAGE_KEYS.bookingType, kind);
    },
    settle: ({ transactionId, state, booking }) =>
      change(transactionId, (entry) => settled(entry, state, now(), booking)),
    acknowledge: ({ transactionId }) => {
      if (transactionId === null) return;
      change(transactionId, (entry) =>
        entry.state === 'paid' ? { ...entry, isAcknowledged: true } : entry,
      );
    },
    noteCheck: (transactionId) =>
      change(transactionId, (entry) => ({ ...entry, lastCheckedAt: now() })),
    paymentNews: () => {
      const entries = journal();
      return {
        untold: unacknowledged(entries),
        due: unresolved(entries)
          .filter((entry) => isCheckDue(entry, now()))
          .map((entry) => entry.pending),
      };
    },
    previousFor: (question) => {
      const previous = previousFor(journal(), confirmed(), question, now());
      if (previous !== null) return previous;
      const attempt = otherAttempt(question.item, question.cleared);
      return attempt === null ? null : { state: 'elsewhere', attempt };
    },
    announceAttempt: (item) => {
      local.write(attemptKey(item), encodeAttempt(now()));
    },
    retractAttempt: (item) => local.remove(attemptKey(item)),
    sweep: () => {
      const before = stored();
      sweepJournal();
      sweepSlots(before);
      sweepBookings();
      sweepUnreadable();
      sweepAttempts();
    },
    findBooking: (id) =>
      findBooking(id, {
        navigation: null,
        journal: [...bookingsOf(journal()), ...freeBookings()],
        confirmed: confirmed(),
        opened: decodeRow(session.read(OPENED_KEY)),
      }),
    guest: () => decodeGuest(session.read(GUEST_KEY)),
    rememberGuest: (guest) => {
      session.write(GUEST_KEY, encodeGuest(guest));
    },
    contactDraft: () => decodeContact(session.read(CONTACT_KEY)),
    rememberContact: (message) => {
      session.write(CONTACT_KEY, encodeContact(message));
    },
    rememberOpened: (row) => {
      session.write(OPENED_KEY, encodeRow(row));
    },
    forgetAll: () => {
      const keys = [
        ...Object.values(STORAGE_KEYS),
        UNREADABLE_KEY,
        ...local.keys(JOURNAL_PREFIX),
        ...local.keys(FREE_PREFIX),
        ...local.keys(ATTEMPT_PREFIX),
      ];
      for (const key of keys) local.remove(key);
      for (const key of [GUEST_KEY, CONTACT_KEY, OPENED_KEY, STARTED_KEY]) session.remove(key);
    },
  };
}
