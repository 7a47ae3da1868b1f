import {
  type Booking,
  type BookingDraft,
  lastPayment,
  type PendingBooking,
} from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import type { Guest } from '#machines/domain/guest.ts';
import {
  bookingsOf,
  checked,
  type EarlierQuestion,
  earlierFor,
  entryOf,
  isCheckDue,
  isExpired,
  type JournalEntry,
  type JournalMark,
  newEntry,
  pruned,
  settle,
  unresolved,
} from '#machines/domain/journal.ts';
import { findBooking, type MyBooking } from '#machines/domain/my-bookings.ts';
import {
  decodeBooking,
  decodeContact,
  decodeGuest,
  decodeJournal,
  decodePending,
  decodeRow,
  encodeBooking,
  encodeContact,
  encodeGuest,
  encodeJournalEntry,
  encodeLastPayment,
  encodePending,
  encodeRow,
} from '../wire/stored.ts';
import { JOURNAL_PREFIX, journalKey, STORAGE_KEYS } from '../wire/stored-keys.ts';
import type { Browser } from './browser.ts';

/** How the keys of free bookings begin: the platform knows nothing of them. */
const FREE_PREFIX = 'freeBooking.';
/** What was typed into the booking form, for this session. */
const GUEST_KEY = 'guestDraft';
/** What was typed into the contact form, for this session. */
const CONTACT_KEY = 'contactDraft';
/** The card of My Bookings that was opened last, for this session. */
const OPENED_KEY = 'openedBooking';

/** What the site remembers on this device. Reads never throw: what cannot be read counts as absent. */
export interface Device {
  /** The pending booking that was started last. */
  pending(): PendingBooking | null;
  /** The pending booking of a transaction, wherever it is kept. */
  pendingOf(transactionId: string): PendingBooking | null;
  /** Keeps a payment that is about to start, as the latest one and in the journal. */
  storePending(pending: PendingBooking): void;
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
  markJournal(mark: JournalMark): void;
  noteCheck(transactionId: string): void;
  /** The payments that may still turn out paid and were not asked about in the last minute. */
  dueForCheck(): PendingBooking[];
  /** The payment that stands in the way of another one for an item. */
  earlierFor(question: EarlierQuestion): JournalEntry | null;
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
export function createDevice({ local, session, now }: Browser): Device {
  function pending(): PendingBooking | null {
    const found = decodePending(local.read(STORAGE_KEYS.pendingBooking));
    return found === null || isExpired(newEntry(found), now()) ? null : found;
  }

  /** The journal, with the latest pending booking even where its entry was refused or lost. */
  function journal(): JournalEntry[] {
    const kept = pruned(decodeJournal(local.keys(JOURNAL_PREFIX).map(local.read)), now());
    const latest = pending();
    return latest === null || entryOf(kept, latest.transactionId) !== null
      ? kept
      : [...kept, newEntry(latest)];
  }

  function write(transactionId: string, entries: readonly JournalEntry[]): void {
    const entry = entryOf(entries, transactionId);
    if (entry !== null) local.write(journalKey(transactionId), encodeJournalEntry(entry));
  }

  function sweep(): void {
    const alive = new Set(journal().map((entry) => journalKey(entry.pending.transactionId)));
    for (const key of local.keys(JOURNAL_PREFIX)) if (!alive.has(key)) local.remove(key);
  }

  const confirmed = () => decodeBooking(local.read(STORAGE_KEYS.confirmedBooking));
  const freeBookings = () =>
    local.keys(FREE_PREFIX).flatMap((key) => decodeBooking(local.read(key)) ?? []);

  function storeConfirmed(booking: Booking): boolean {
    const text = encodeBooking(booking);
    return local.write(STORAGE_KEYS.confirmedBooking, text) && confirmed()?.id === booking.id;
  }

  return {
    pending,
    pendingOf: (transactionId) => entryOf(journal(), transactionId)?.pending ?? null,
    storePending: (started) => {
      sweep();
      // The journal first: a crash in between must not leave it to the one slot that the next payment takes.
      local.write(journalKey(started.transactionId), encodeJournalEntry(newEntry(started)));
      local.write(STORAGE_KEYS.pendingBooking, encodePending(started));
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
    markJournal: ({ transactionId, state, booking }) =>
      write(
        transactionId,
        checked(settle(journal(), transactionId, state, booking), transactionId, now()),
      ),
    noteCheck: (transactionId) => write(transactionId, checked(journal(), transactionId, now())),
    dueForCheck: () =>
      unresolved(journal(), now())
        .filter((entry) => isCheckDue(entry, now()))
        .map((entry) => entry.pending),
    earlierFor: (question) => earlierFor(journal(), question, now()),
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
        ...local.keys(JOURNAL_PREFIX),
        ...local.keys(FREE_PREFIX),
      ];
      for (const key of keys) local.remove(key);
      for (const key of [GUEST_KEY, CONTACT_KEY, OPENED_KEY]) session.remove(key);
    },
  };
}
