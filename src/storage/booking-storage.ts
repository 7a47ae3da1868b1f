import {
  type Booking,
  type BookingDraft,
  lastPayment,
  type PendingBooking,
} from '#machines/domain/booking.ts';
import type { ContactMessage } from '#machines/domain/contact-form.ts';
import { EMPTY_GUEST, type Guest } from '#machines/domain/guest.ts';
import { findBooking, type MyBooking } from '#machines/domain/my-bookings.ts';
import {
  applyRetention,
  asRefunded,
  bookingsOf,
  dueForCheck,
  evictionOrder,
  findPaymentRecord,
  type ItemRef,
  isForItem,
  isWithoutGuest,
  mostAdvanced,
  newPaymentRecord,
  type PaymentFollowUps,
  type PaymentRecord,
  PENDING_LIFETIME,
  type PreviousPayment,
  type PreviousPaymentQuery,
  previousPaymentFor,
  recordsToEvict,
  type Settlement,
  unacknowledgedBookings,
  withoutGuest,
  withoutPerson,
  withSettlement,
} from '#machines/domain/payment-records.ts';
import { ZERO_PRICE } from '#machines/domain/transaction.ts';
import { type AttemptedPayment, type AttemptsOptions, createAttempts } from './attempts.ts';
import { createGenerations } from './generations.ts';
import {
  ATTEMPT_PREFIX,
  DRAFTED_KEY,
  FREE_PREFIX,
  HANDED_KEY,
  PAID_PREFIX,
  PAYMENT_RECORD_PREFIX,
  paymentRecordKey,
  STARTED_KEY,
  STORAGE_KEYS,
  UNREADABLE_KEY,
} from './keys.ts';
import {
  decodeBooking,
  decodeContact,
  decodeGuest,
  decodePaymentRecord,
  decodePaymentRecords,
  decodePending,
  decodeRow,
  decodeTimestamp,
  decodeUnreadable,
  encodeBooking,
  encodeContact,
  encodeGuest,
  encodeLastPayment,
  encodePaymentRecord,
  encodePending,
  encodeRow,
  encodeTimestamp,
  encodeUnreadable,
  isNewerRecord,
  isNewerRecordOf,
  timestampIn,
} from './records.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The key of the booking form's draft, for this session. */
const GUEST_KEY = 'guestDraft';
/** The key of the contact form's draft, for this session. */
const CONTACT_KEY = 'contactDraft';
/** The card of My Bookings that was opened last, for this session. */
const OPENED_KEY = 'openedBooking';

/** The options of the storage of bookings: two storages, a clock, ids that no other page has, and a line to other pages. */
export interface BookingStorageOptions extends AttemptsOptions {
  /** Lasts as long as the tab. */
  readonly session: SafeStorage;
}

/** The bookings and payments on this device. Reads never throw: unreadable data counts as absent. */
export interface BookingStorage {
  /** The generation of this storage; undefined where nothing was ever forgotten. */
  generation(): string | undefined;
  /** The pending booking that was started last. */
  pending(): PendingBooking | null;
  /** The pending booking of a transaction, wherever it is kept. */
  pendingOf(transactionId: string): PendingBooking | null;
  /** The transaction that this tab started last, else the latest of this device; null for none. */
  startedHere(): string | null;
  /**
   * Stores a payment that is about to start, in a record of its own and as the latest one; evicts settled
   * records where the storage is full. Another payment that is not settled is never overwritten.
   */
  storePending(pending: PendingBooking): void;
  /** Stores only the record of an order, for which this tab opens no payment page. */
  storeUnpayable(pending: PendingBooking): void;
  /** Stores a payment that goes on once more, as the latest one: anew where it is gone, declined or without its person; a paid one stays paid. */
  keepPending(pending: PendingBooking): void;
  /** True when a transaction is known as paid, as one of another item, or by a newer version of the site alone: then it cannot be a new payment's. */
  isTaken(transactionId: string, item: ItemRef): boolean;
  /** Removes the latest pending booking if it is of this transaction. */
  clearPending(transactionId: string): void;
  /**
   * Stores a paid booking, as the confirmed one and in its payment record, and reads it back. False
   * when it could not be stored: then its payment must stay pending.
   */
  storePaid(booking: Booking): boolean;
  /** Stores a free booking beside others, and as the confirmed one. */
  storeFree(booking: Booking): void;
  /** The free bookings that only this device knows. */
  freeBookings(): Booking[];
  rememberPayment(booking: Booking): void;
  rememberItem(draft: BookingDraft): void;
  /** Records the server's word about a payment: paid, declined or refunded. */
  settle(mark: Settlement): void;
  /** Records that the rider has seen that a booking is paid. */
  acknowledge(booking: Booking): void;
  /** Records that the server was asked about a payment now. */
  markChecked(transactionId: string): void;
  /** Records that the server answered about a payment now, whatever the answer was. */
  markAnswered(transactionId: string): void;
  /** Paid bookings to announce, and payments that are due for a check. */
  paymentFollowUps(): PaymentFollowUps;
  /** The payment that blocks another one for an item. */
  previousPaymentFor(question: PreviousPaymentQuery): PreviousPayment | null;
  /** Tells other tabs that this page is about to start a payment for an item. */
  announceAttempt(item: ItemRef): void;
  /** Listens from now on to the attempts of other tabs, until this page's own is withdrawn. */
  listenForAttempts(): void;
  /** Withdraws that announcement. */
  retractAttempt(item: ItemRef): void;
  /** Removes personal details and drafts after 30 days, and unreadable records 30 days after they were met. */
  sweep(): void;
  /** The booking behind an address of the booking page; null for none. */
  findBooking(id: string | null): Booking | null;
  /** The booking form as typed in this tab. */
  guest(): Guest;
  rememberGuest(guest: Guest): void;
  /** The contact form as typed in this tab and not sent. */
  contactDraft(): ContactMessage;
  rememberContact(message: ContactMessage): void;
  rememberOpened(row: MyBooking): void;
  /** Clears every key of the site and begins a new generation, so that data of other tabs from before is dropped (rule: Forgetting). */
  forgetAll(): void;
}

/** The storage of bookings in a browser: one key a record, one record a transaction, so that tabs never overwrite each other. */
export function createBookingStorage({
  local: device,
  session: tab,
  now,
  newId,
  openChannel,
}: BookingStorageOptions): BookingStorage {
  const generations = createGenerations(device);
  const local = generations.within(device);
  const session = generations.within(tab);
  const attempts = createAttempts({ local, now, newId, openChannel });

  /** True when something began before the rider had everything forgotten: then it is written without the person. */
  const isEarlier = ({ generation }: { readonly generation?: string | undefined }) =>
    generation !== generations.current();
  const ofNow = (found: PendingBooking | null) =>
    found && { ...found, generation: generations.current() };

  const pending = () => ofNow(decodePending(local.read(STORAGE_KEYS.pendingBooking)));
  const startedInTab = () => ofNow(decodePending(session.read(STARTED_KEY)));
  const confirmed = () => decodeBooking(local.read(STORAGE_KEYS.confirmedBooking));
  const bookingsUnder = (prefix: string) =>
    local.keys(prefix).flatMap((key) => decodeBooking(local.read(key)) ?? []);
  const freeBookings = () => bookingsUnder(FREE_PREFIX);
  /** The confirmed bookings that stand by themselves, beside the payment records. */
  const confirmedBookings = () => [confirmed() ?? [], ...bookingsUnder(PAID_PREFIX)].flat();

  const recordsIn = (area: SafeStorage) =>
    decodePaymentRecords(area.keys(PAYMENT_RECORD_PREFIX).map(area.read)).map((record) => ({
      ...record,
      pending: { ...record.pending, generation: generations.current() },
    }));

  /** The records of device and tab; of two for one transaction, the one nearer to paid. */
  function storedRecords(): PaymentRecord[] {
    const records = new Map<string, PaymentRecord>();
    for (const record of [...recordsIn(local), ...recordsIn(session)]) {
      const id = record.pending.transactionId;
      const other = records.get(id);
      records.set(id, other === undefined ? record : mostAdvanced(other, record));
    }
    return [...records.values()];
  }

  /** The payment records, with the latest pending bookings of device and tab even where those were refused or lost. */
  function paymentRecords(): PaymentRecord[] {
    const records = storedRecords().map(withConfirmed);
    for (const latest of [pending(), startedInTab()])
      if (latest !== null && findPaymentRecord(records, latest.transactionId) === null)
        records.push(newPaymentRecord(latest));
    return records;
  }

  /** A declined record as paid where its confirmed record says so: a crash may have come between the two. */
  function withConfirmed(record: PaymentRecord): PaymentRecord {
    if (record.state !== 'declined') return record;
    const { transactionId } = record.pending;
    const booking = confirmedBookings().find((found) => found.transactionId === transactionId);
    return booking === undefined ? record : withSettlement(record, 'paid', now(), booking);
  }

  const isStoredUnder = (key: string, text: string) =>
    local.write(key, text) && decodePaymentRecord(local.persisted(key)) !== null;

  /** Writes a record and reads it back; a refused one lasts as long as the tab. */
  function storeRecord(record: PaymentRecord): boolean {
    const key = paymentRecordKey(record.pending.transactionId);
    const text = encodePaymentRecord(record);
    const isStored = isStoredUnder(key, text);
    if (isStored) session.remove(key);
    else session.write(key, text);
    return isStored;
  }

  /**
   * Tries a write with the space of one record freed. The record's key stays meanwhile: a full storage may
   * take no new key, not even this one again.
   */
  function withSpaceOf(key: string, use: () => boolean): boolean | null {
    const text = local.persisted(key);
    // A storage that refuses even its own present text has no space to free.
    if (text === null || !local.write(key, text)) return null;
    local.write(key, '');
    const isDone = use();
    if (isDone) local.remove(key);
    else local.write(key, text);
    return isDone;
  }

  /** Stores a record, evicting settled ones where the storage is full. */
  function storeMakingRoom(record: PaymentRecord): boolean {
    const own = record.pending.transactionId;
    const tryEach = (candidates: readonly PaymentRecord[]): boolean => {
      const [candidate, ...others] = candidates;
      if (candidate === undefined) return false;
      const key = paymentRecordKey(candidate.pending.transactionId);
      return withSpaceOf(key, () => storeRecord(record) || tryEach(others)) ?? false;
    };
    const candidates = evictionOrder(recordsIn(local), now());
    return (
      storeRecord(record) ||
      tryEach(candidates.filter(({ pending: { transactionId } }) => transactionId !== own))
    );
  }

  /** Stores the record of a payment whose page opens next, as the latest one too. */
  function storeStarted(record: PaymentRecord): void {
    // The payment record first: a crash in between must not leave it to the one slot that the next payment takes.
    storeMakingRoom(record);
    const text = encodePending(record.pending);
    if (isSlotFree(record.pending.transactionId)) local.write(STORAGE_KEYS.pendingBooking, text);
    // A refused write must not leave this tab the payment before.
    if (!session.write(STARTED_KEY, text)) {
      session.remove(STARTED_KEY);
      session.write(STARTED_KEY, text);
    }
  }

  function updateRecord(
    transactionId: string,
    change: (record: PaymentRecord) => PaymentRecord,
  ): void {
    const record = findPaymentRecord(paymentRecords(), transactionId);
    if (record !== null) storeRecord(change(record));
  }

  /** True when the slot of the latest pending booking can be overwritten without losing a payment. */
  function isSlotFree(transactionId: string): boolean {
    const slot = local.persisted(STORAGE_KEYS.pendingBooking);
    if (slot === null) return true;
    const latest = decodePending(slot);
    // The record of a newer version is kept nowhere else.
    if (latest === null) return !isNewerRecord(slot);
    if (latest.transactionId === transactionId) return true;
    const record = decodePaymentRecord(local.persisted(paymentRecordKey(latest.transactionId)));
    return record !== null || storeRecord(newPaymentRecord(latest));
  }

  function storeConfirmed(booking: Booking): boolean {
    const last = confirmed();
    const id = last?.transactionId ?? null;
    // The earlier record may be all that is left of its payment.
    if (last !== null && id !== null && id !== booking.transactionId && id !== ZERO_PRICE)
      if (findPaymentRecord(paymentRecords(), id) === null)
        local.write(`${PAID_PREFIX}${id}`, encodeBooking(last));
    const text = encodeBooking(booking);
    // The record of a newer release is never written over: this one stands beside it.
    if (isNewerRecord(local.read(STORAGE_KEYS.confirmedBooking) ?? ''))
      return (
        booking.transactionId !== ZERO_PRICE &&
        local.write(`${PAID_PREFIX}${booking.transactionId}`, text)
      );
    return local.write(STORAGE_KEYS.confirmedBooking, text) && confirmed()?.id === booking.id;
  }

  /** The confirmed bookings of a transaction that stand by themselves, as refunded. */
  function callOff(transactionId: string): void {
    for (const key of [STORAGE_KEYS.confirmedBooking, `${PAID_PREFIX}${transactionId}`]) {
      const booking = decodeBooking(local.read(key));
      if (booking?.transactionId === transactionId)
        local.write(key, encodeBooking(asRefunded(booking)));
    }
  }

  /** The record of payments for an item, now that this page's attempt is over. */
  function attemptedPayment(item: ItemRef): AttemptedPayment {
    const payments = storedRecords().filter((record) => isForItem(record, item));
    if (payments.length === 0) return 'none';
    const isKept = ({ pending: { transactionId } }: PaymentRecord) =>
      local.persisted(paymentRecordKey(transactionId)) !== null;
    return payments.every(isKept) ? 'stored' : 'refused';
  }

  /** The key of a record that a newer release wrote and that may be of a payment for an item: it names the item, or no item that can be found. */
  function newerRecordOf({ item, cleared }: PreviousPaymentQuery): string | null {
    const keys = [
      ...local.keys(PAYMENT_RECORD_PREFIX),
      ...local.keys(PAID_PREFIX),
      STORAGE_KEYS.pendingBooking,
      STORAGE_KEYS.confirmedBooking,
      ...session.keys(PAYMENT_RECORD_PREFIX),
      STARTED_KEY,
    ];
    const textsOf = (key: string) => [local.read(key) ?? '', session.read(key) ?? ''];
    const mayConcern = (text: string) =>
      isNewerRecord(text) && (text.includes(JSON.stringify(item.id)) || !/"_?id":/.test(text));
    return keys.find((key) => !cleared.includes(key) && textsOf(key).some(mayConcern)) ?? null;
  }

  /** Overwrites a record with one without personal details; where that is refused, removes the old one first. */
  function rewrite(key: string, text: string): void {
    if (local.write(key, text)) return;
    local.remove(key);
    local.write(key, text);
  }

  function sweepPaymentRecords(): void {
    for (const record of storedRecords()) {
      const left = applyRetention(record, now());
      if (left !== record && !storeRecord(left) && left.strippedAt !== null)
        rewrite(paymentRecordKey(record.pending.transactionId), encodePaymentRecord(left));
    }
    for (const { pending: one } of recordsToEvict(storedRecords(), now()))
      local.remove(paymentRecordKey(one.transactionId));
  }

  /** The slots of device and tab lose the person with their payment records, or by themselves where they have none. */
  function sweepSlots(): void {
    const records = storedRecords();
    for (const [area, key] of [
      [local, STORAGE_KEYS.pendingBooking],
      [session, STARTED_KEY],
    ] as const) {
      const latest = decodePending(area.read(key));
      if (latest === null || isWithoutGuest(latest)) continue;
      const record =
        findPaymentRecord(records, latest.transactionId) ??
        applyRetention(newPaymentRecord(latest), now());
      if (record.strippedAt === null) continue;
      if (!area.write(key, encodePending(withoutGuest(latest)))) area.remove(key);
    }
  }

  function sweepBookings(): void {
    const keys = [
      STORAGE_KEYS.confirmedBooking,
      ...local.keys(FREE_PREFIX),
      ...local.keys(PAID_PREFIX),
    ];
    for (const key of keys) {
      const booking = decodeBooking(local.read(key));
      if (booking === null) continue;
      const { name, email, phone } = booking.person;
      if (`${name}${email}${phone}` === '') continue;
      const { bookedAt } = booking;
      if (bookedAt !== null && bookedAt > now())
        local.write(key, encodeBooking({ ...booking, bookedAt: now() }));
      else if (bookedAt === null || now() - bookedAt > PENDING_LIFETIME)
        rewrite(key, encodeBooking(withoutPerson(booking)));
    }
  }

  // Damaged records stay thirty days like the others; those of a newer release are never swept.
  function sweepUnreadable(): void {
    const since = decodeUnreadable(local.read(UNREADABLE_KEY));
    const met = new Map<string, number>();
    for (const key of [
      ...local.keys(PAYMENT_RECORD_PREFIX),
      ...local.keys(FREE_PREFIX),
      ...local.keys(PAID_PREFIX),
      STORAGE_KEYS.pendingBooking,
      STORAGE_KEYS.confirmedBooking,
    ]) {
      const text = local.read(key);
      if (text === null || isReadable(key, text) || isNewerRecord(text)) continue;
      const made = timestampIn(text);
      const name = `${key}#${text.length}`;
      const first = Math.min(made ?? since.get(name) ?? now(), now());
      if (now() - first > PENDING_LIFETIME) local.remove(key);
      else if (made === null) met.set(name, first);
    }
    if (met.size === 0 && since.size > 0) local.remove(UNREADABLE_KEY);
    if (met.size === 0 || local.write(UNREADABLE_KEY, encodeUnreadable(met))) return;
    // Where their time cannot be stored, damaged records are removed at once: they can never be read again.
    for (const name of met.keys()) local.remove(name.slice(0, name.lastIndexOf('#')));
  }

  function isReadable(key: string, text: string): boolean {
    if (key.startsWith(PAYMENT_RECORD_PREFIX)) return decodePaymentRecord(text) !== null;
    if (key === STORAGE_KEYS.pendingBooking) return decodePending(text) !== null;
    return decodeBooking(text) !== null;
  }

  function remember(key: string, text: string): void {
    session.write(key, text);
    session.write(DRAFTED_KEY, encodeTimestamp(now()));
  }

  /** Removes drafts 30 days after the last letter; a time ahead of the clock counts as now. */
  function sweepDrafts(): void {
    // data of an earlier generation is removed when it is met
    for (const key of [GUEST_KEY, CONTACT_KEY, OPENED_KEY]) session.read(key);
    const draftedAt = decodeTimestamp(session.read(DRAFTED_KEY));
    const isAhead = draftedAt !== null && draftedAt > now();
    if (isAhead) session.write(DRAFTED_KEY, encodeTimestamp(now()));
    if (draftedAt === null || isAhead || now() - draftedAt <= PENDING_LIFETIME) return;
    for (const key of [GUEST_KEY, CONTACT_KEY, DRAFTED_KEY]) session.remove(key);
  }

  /** The guest as typed for a payment that this tab started: kept with that payment, and no longer once it is paid. */
  function startedGuest(): Guest {
    const started = startedInTab();
    const record = findPaymentRecord(paymentRecords(), started?.transactionId ?? '');
    return record === null || record.state === 'paid' ? EMPTY_GUEST : record.pending.guest;
  }

  return {
    generation: generations.current,
    pending,
    pendingOf: (transactionId) =>
      findPaymentRecord(paymentRecords(), transactionId)?.pending ?? null,
    startedHere: () => (startedInTab() ?? pending())?.transactionId ?? null,
    storeUnpayable: (order) => {
      storeMakingRoom(newPaymentRecord(isEarlier(order) ? withoutGuest(order) : order));
    },
    storePending: (started) => {
      storeStarted(newPaymentRecord(isEarlier(started) ? withoutGuest(started) : started));
      // the payment holds it now
      if (session.persisted(STARTED_KEY) !== null) session.remove(GUEST_KEY);
    },
    keepPending: (given) => {
      // The record of a newer version is never written over.
      if (isNewerRecord(local.read(paymentRecordKey(given.transactionId)) ?? '')) return;
      const started = isEarlier(given) ? withoutGuest(given) : given;
      const known = findPaymentRecord(paymentRecords(), started.transactionId);
      // The rider is about to pay: a declined record opens again, and gets its person back where a sweep removed it.
      const isStanding =
        known?.state === 'paid' || (known?.state === 'initiated' && known.strippedAt === null);
      storeStarted(isStanding ? known : newPaymentRecord(started));
    },
    isTaken: (transactionId, item) => {
      const record = findPaymentRecord(paymentRecords(), transactionId);
      const isConfirmed = confirmedBookings().some(
        (booking) => booking.transactionId === transactionId,
      );
      // The record of a newer version may be paid, or of another item, and is never written over.
      const keys = [paymentRecordKey(transactionId), `${PAID_PREFIX}${transactionId}`];
      const slots = [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking];
      const isNewer =
        keys.some((key) => isNewerRecord(local.read(key) ?? '')) ||
        slots.some((key) => isNewerRecordOf(local.read(key) ?? '', transactionId));
      return (
        isConfirmed ||
        isNewer ||
        (record !== null && (record.state === 'paid' || !isForItem(record, item)))
      );
    },
    clearPending: (transactionId) => {
      const text = local.read(STORAGE_KEYS.pendingBooking);
      // Where this write was refused, the storage may still hold another payment: that one stays.
      if (text !== null && decodePending(text)?.transactionId === transactionId)
        local.remove(STORAGE_KEYS.pendingBooking, text);
    },
    storePaid: (paid) => {
      // A check that began before the rider had everything forgotten must not store the details again.
      const booking = isEarlier(paid) ? withoutPerson(paid) : paid;
      const isConfirmed = storeConfirmed(booking);
      const record = findPaymentRecord(paymentRecords(), paid.transactionId ?? '');
      return record === null
        ? isConfirmed
        : storeMakingRoom(withSettlement(record, 'paid', now(), booking));
    },
    storeFree: (booking) => {
      local.write(`${FREE_PREFIX}${booking.id}`, encodeBooking(booking));
      storeConfirmed(booking);
      session.remove(GUEST_KEY);
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
    settle: ({ transactionId, state, booking }) => {
      const found = booking !== null && isEarlier(booking) ? withoutPerson(booking) : booking;
      updateRecord(transactionId, (record) => withSettlement(record, state, now(), found));
      if (state === 'refunded') callOff(transactionId);
    },
    acknowledge: ({ transactionId }) => {
      if (transactionId === null) return;
      updateRecord(transactionId, (record) =>
        record.state === 'paid' ? { ...record, isAcknowledged: true } : record,
      );
    },
    markChecked: (transactionId) =>
      updateRecord(transactionId, (record) => ({ ...record, lastCheckedAt: now() })),
    markAnswered: (transactionId) =>
      updateRecord(transactionId, (record) => ({ ...record, answeredAt: now() })),
    paymentFollowUps: () => {
      const records = paymentRecords();
      return {
        unacknowledged: unacknowledgedBookings(records),
        due: dueForCheck(records, now()),
      };
    },
    previousPaymentFor: (question) => {
      const previous = previousPaymentFor(paymentRecords(), confirmedBookings(), question, now());
      if (previous !== null) return previous;
      const key = newerRecordOf(question);
      if (key !== null) return { state: 'newer', key };
      const attempt = attempts.blocking(question);
      return attempt === null ? null : { state: 'elsewhere', attempt };
    },
    announceAttempt: attempts.announce,
    listenForAttempts: attempts.listen,
    retractAttempt: (item) => attempts.retract(item, attemptedPayment(item)),
    sweep: () => {
      sweepPaymentRecords();
      sweepSlots();
      sweepBookings();
      sweepUnreadable();
      sweepDrafts();
      attempts.sweep();
    },
    findBooking: (id) =>
      findBooking(id, {
        navigation: null,
        recorded: [
          ...bookingsOf(paymentRecords()),
          ...freeBookings(),
          ...bookingsUnder(PAID_PREFIX),
        ],
        confirmed: confirmed(),
        opened: decodeRow(session.read(OPENED_KEY)),
      }),
    guest: () => {
      sweepDrafts();
      const typed = session.read(GUEST_KEY);
      return typed === null ? startedGuest() : decodeGuest(typed);
    },
    rememberGuest: (guest) => {
      remember(GUEST_KEY, encodeGuest(guest));
    },
    contactDraft: () => {
      sweepDrafts();
      return decodeContact(session.read(CONTACT_KEY));
    },
    rememberContact: (message) => {
      remember(CONTACT_KEY, encodeContact(message));
    },
    rememberOpened: (row) => {
      session.write(OPENED_KEY, encodeRow(row));
    },
    forgetAll: () => {
      const prefixes = [PAYMENT_RECORD_PREFIX, FREE_PREFIX, PAID_PREFIX, ATTEMPT_PREFIX];
      for (const area of [device, tab]) {
        const slots = [...Object.values(STORAGE_KEYS), UNREADABLE_KEY, GUEST_KEY, CONTACT_KEY];
        const keys = [
          ...slots,
          OPENED_KEY,
          STARTED_KEY,
          HANDED_KEY,
          DRAFTED_KEY,
          ...prefixes.flatMap(area.keys),
        ];
        for (const key of keys) area.remove(key);
      }
      generations.begin(newId());
    },
  };
}
