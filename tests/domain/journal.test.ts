import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmedBooking } from '#machines/domain/booking.ts';
import {
  aged,
  bookingsOf,
  byDispensability,
  dueForCheck,
  entryOf,
  furtherOf,
  isCheckDue,
  isExpired,
  JOURNAL_LIMIT,
  type JournalEntry,
  LATE_CAPTURE_WINDOW,
  newEntry,
  type PreviousQuestion,
  paidBooking,
  previousFor,
  settled,
  surplus,
  unacknowledged,
  unresolved,
} from '#machines/domain/journal.ts';
import { initiatedAt, paid, pendingOf } from '../../stories/examples/payments.ts';
import { manaliToLeh, nightRide } from '../../stories/examples/rides.ts';
import { holds } from '../support/fuzz.ts';

const day = 86_400_000;
const startedAt = (id: string, at: number): JournalEntry =>
  newEntry({ ...pendingOf(id), initiatedAt: at });
const bookingOf = (transactionId: string) =>
  confirmedBooking({
    transactionId,
    pending: pendingOf(transactionId),
    answer: paid,
    now: initiatedAt,
  });
const paidAt = (id: string, at: number) => settled(startedAt(id, at), 'paid', at, bookingOf(id));
const declinedAt = (id: string, at: number) => settled(startedAt(id, at), 'declined', at);
const idsOf = (entries: readonly JournalEntry[]) =>
  entries.map(({ pending }) => pending.transactionId);

describe('what the server says of a payment', () => {
  test('nothing yet: it is open, nobody was asked, nobody was told', () => {
    expect(newEntry(pendingOf('T1'))).toEqual({
      pending: pendingOf('T1'),
      state: 'initiated',
      lastCheckedAt: null,
      answeredAt: null,
      settledAt: null,
      strippedAt: null,
      isAcknowledged: false,
      booking: null,
    });
  });

  test('paid is never taken back, and its booking never lost', () => {
    const done = paidAt('T1', initiatedAt);
    expect(settled(done, 'declined', initiatedAt + 1)).toEqual(done);
    expect(settled(done, 'paid', initiatedAt + 1, bookingOf('T2'))).toEqual(done);
    const bare = settled(newEntry(pendingOf('T1')), 'paid', initiatedAt);
    expect(settled(bare, 'paid', initiatedAt, bookingOf('T1')).booking).toEqual(bookingOf('T1'));
  });

  test('paid overrides an earlier decline', () => {
    const late = settled(declinedAt('T1', initiatedAt), 'paid', initiatedAt + 5, bookingOf('T1'));
    expect(late).toMatchObject({
      state: 'paid',
      settledAt: initiatedAt + 5,
      isAcknowledged: false,
    });
  });

  test('a decline keeps no booking, and the time at which it was first said', () => {
    const once = settled(newEntry(pendingOf('T1')), 'declined', initiatedAt, bookingOf('T1'));
    expect(once).toMatchObject({ state: 'declined', settledAt: initiatedAt, booking: null });
    expect(settled(once, 'declined', initiatedAt + 5)).toEqual(once);
  });

  test('each transaction has its own entry', () => {
    const both = [startedAt('T1', initiatedAt), startedAt('T2', initiatedAt)];
    expect(entryOf(both, 'T2')).toBe(both[1]);
    expect(entryOf(both, 'T3')).toBeNull();
  });

  test('a paid entry whose booking was damaged still says what was paid for', () => {
    const damaged = { ...paidAt('T1', initiatedAt), booking: null };
    expect(paidBooking(damaged)).toMatchObject({
      transactionId: 'T1',
      bookedAt: initiatedAt,
      item: { id: 'manali-leh' },
      person: { name: 'Asha Rao' },
    });
    expect(paidBooking(paidAt('T1', initiatedAt))).toEqual(bookingOf('T1'));
  });
});

test('unresolved payments are the open ones, however old, latest first', () => {
  const entries = [
    startedAt('T1', initiatedAt - 90 * day),
    startedAt('T2', initiatedAt),
    paidAt('T3', initiatedAt),
    declinedAt('T4', initiatedAt),
  ];
  expect(idsOf(unresolved(entries))).toEqual(['T2', 'T1']);
});

test('paid bookings that nobody acknowledged, latest first', () => {
  const entries = [
    paidAt('T1', initiatedAt),
    { ...paidAt('T2', initiatedAt), isAcknowledged: true },
    paidAt('T3', initiatedAt + 1),
    startedAt('T4', initiatedAt),
    declinedAt('T5', initiatedAt),
  ];
  expect(unacknowledged(entries).map(({ id }) => id)).toEqual(['T3', 'T1']);
});

describe('what stands in the way of another payment for an item', () => {
  const question: PreviousQuestion = { item: manaliToLeh, cleared: [], acknowledged: [] };
  const find = (
    entries: JournalEntry[],
    asked: Partial<PreviousQuestion> = {},
    now = initiatedAt,
  ) => previousFor(entries, [], { ...question, ...asked }, now);
  const unsettled = (id: string) => ({ state: 'unsettled', pending: pendingOf(id) });

  test('an open one of the same item and kind, the latest first, however old', () => {
    const open = startedAt('T1', initiatedAt);
    expect(find([open])).toEqual(unsettled('T1'));
    expect(find([open], {}, initiatedAt + 90 * day)).toEqual(unsettled('T1'));
    expect(find([open], { item: nightRide })).toBeNull();
    expect(find([open], { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    const nameless = newEntry({
      ...pendingOf('T1'),
      draft: { ...pendingOf('T1').draft, item: { ...manaliToLeh, id: null } },
    });
    expect(find([nameless], { item: { id: null, kind: 'trip' } })).toBeNull();
    const later = startedAt('T2', initiatedAt + 1);
    expect(find([open, later])).toMatchObject({ pending: { transactionId: 'T2' } });
    expect(find([open, later], { cleared: ['T2'] })).toEqual(unsettled('T1'));
    expect(find([open], { cleared: ['T1'] })).toBeNull();
    // found paid on this page, though the device could not keep it
    expect(find([open], { acknowledged: ['T1'] })).toBeNull();
  });

  test.each([
    ['just now', 0, true],
    ['24 h ago', LATE_CAPTURE_WINDOW, true],
    ['24 h and a moment ago', LATE_CAPTURE_WINDOW + 1, false],
    ['in the future, by a clock set back', -1_000, true],
  ])('one declined %s', (_, ago, isAsked) => {
    const entry = declinedAt('T1', initiatedAt);
    expect(find([entry], {}, initiatedAt + ago)).toEqual(isAsked ? unsettled('T1') : null);
    expect(find([entry], { cleared: ['T1'] }, initiatedAt + ago)).toBeNull();
  });

  test('a paid one, until the rider was told of it on this page', () => {
    const entry = { ...paidAt('T1', initiatedAt), isAcknowledged: true };
    const found = { state: 'paid', booking: bookingOf('T1') };
    expect(find([entry])).toEqual(found);
    expect(find([entry], {}, initiatedAt + 300 * day)).toEqual(found);
    expect(find([entry], { cleared: ['T1'] })).toEqual(found);
    expect(find([entry], { acknowledged: ['T2'] })).toEqual(found);
    expect(find([entry], { acknowledged: ['T1'] })).toBeNull();
    expect(find([entry, startedAt('T2', initiatedAt)])).toEqual(unsettled('T2'));
  });

  test('one of which only the confirmed booking is left', () => {
    const left = bookingOf('T1');
    const ask = (confirmed: typeof left, asked: Partial<PreviousQuestion> = {}) =>
      previousFor([], [confirmed], { ...question, ...asked }, initiatedAt);
    expect(ask(left)).toEqual({ state: 'paid', booking: left });
    expect(ask(left, { acknowledged: ['T1'] })).toBeNull();
    expect(ask(left, { item: nightRide })).toBeNull();
    expect(ask(left, { item: { id: null, kind: 'trip' } })).toBeNull();
    expect(ask(left, { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    expect(ask({ ...left, item: null })).toBeNull();
    expect(ask({ ...left, transactionId: 'ZERO_PRICE' })).toBeNull();
    expect(ask({ ...left, transactionId: null })).toBeNull();
    expect(ask({ ...left, paymentStatus: 'pending' })).toBeNull();
    const entry = paidAt('T1', initiatedAt);
    expect(
      previousFor([entry], [left], { ...question, acknowledged: ['T1'] }, initiatedAt),
    ).toBeNull();
  });
});

describe('personal details go after 30 days', () => {
  const asked = (entry: JournalEntry): JournalEntry => ({
    ...entry,
    lastCheckedAt: initiatedAt,
    answeredAt: initiatedAt,
  });
  const noPerson = { name: '', email: '', phone: '' };

  test.each([
    ['30 days later', 30 * day, false],
    ['30 days and a moment later', 30 * day + 1, true],
    ['a month earlier, by a clock set back', -31 * day, false],
  ])('%s', (_, later, isExpiredThen) => {
    const now = initiatedAt + later;
    for (const entry of [asked(startedAt('T1', initiatedAt)), paidAt('T1', initiatedAt)])
      expect(isExpired(entry, now)).toBe(isExpiredThen);
  });

  test('what a clock that was set back left in the future is dated anew', () => {
    const now = initiatedAt - 40 * day;
    const entry = { ...asked(paidAt('T1', initiatedAt)), strippedAt: initiatedAt };
    expect(aged(entry, now)).toMatchObject({
      lastCheckedAt: null,
      answeredAt: now,
      settledAt: now,
      strippedAt: now,
      pending: { initiatedAt: now },
      booking: { bookedAt: now },
    });
    const bare = { ...startedAt('T1', initiatedAt), booking: null };
    expect(aged(bare, now)).toMatchObject({ answeredAt: null, pending: { initiatedAt: now } });
  });

  test('from an open payment that was asked about; it goes itself a month after them', () => {
    const entry = asked(startedAt('T1', initiatedAt));
    const now = initiatedAt + 30 * day + 1;
    const stripped = aged(entry, now);
    expect(stripped).toMatchObject({
      state: 'initiated',
      strippedAt: now,
      pending: {
        transactionId: 'T1',
        draft: entry.pending.draft,
        guest: { fullName: '', email: '', phone: '' },
        payload: { user: noPerson },
      },
    });
    expect(aged(stripped ?? entry, now + 30 * day)).toBe(stripped);
    expect(aged(stripped ?? entry, now + 30 * day + 1)).toBeNull();
    expect(aged(stripped ?? entry, now - 31 * day)).toMatchObject({ strippedAt: now - 31 * day });
  });

  test('from a booking that was paid after they had gone once, which brings them back', () => {
    const later = initiatedAt + 31 * day;
    const stripped = aged(asked(startedAt('T1', initiatedAt)), later);
    const late = settled(stripped ?? startedAt('T1', initiatedAt), 'paid', later, bookingOf('T1'));
    expect(late.booking?.person.name).toBe('Asha Rao');
    expect(aged(late, later + 30 * day)).toBe(late);
    expect(aged(late, later + 30 * day + 1)?.booking?.person).toEqual(noPerson);
  });

  test('from a decline counted anew, however long ago the details went', () => {
    const stripped = aged(asked(startedAt('T1', initiatedAt)), initiatedAt + 31 * day);
    const now = initiatedAt + 70 * day;
    const declined = settled(stripped ?? startedAt('T1', initiatedAt), 'declined', now);
    expect(aged(declined, now + day)).toBe(declined);
    expect(aged(declined, now + 31 * day)).toBeNull();
  });

  test('one without an answer waits for one, twice as long at the most', () => {
    const entry = { ...startedAt('T1', initiatedAt), lastCheckedAt: initiatedAt };
    const later = initiatedAt + 60 * day;
    expect(aged(entry, later)).toBe(entry);
    expect(isCheckDue(entry, later)).toBe(true);
    expect(aged(entry, later + 1)?.strippedAt).toBe(later + 1);
  });

  test('an unsettled one is asked about for as long as it is kept', () => {
    expect(isCheckDue(asked(startedAt('T1', initiatedAt)), initiatedAt + 59 * day)).toBe(true);
  });

  test('from a paid booking, which stays; a declined payment goes altogether', () => {
    const now = initiatedAt + 30 * day + 1;
    const left = aged(paidAt('T1', initiatedAt), now);
    expect(left).toMatchObject({ state: 'paid', strippedAt: now, booking: { person: noPerson } });
    expect(left?.booking?.item).toEqual(bookingOf('T1').item);
    expect(aged(left ?? paidAt('T1', 0), now + 300 * day)).toBe(left);
    expect(aged({ ...paidAt('T1', initiatedAt), booking: null }, now)?.booking).toBeNull();
    expect(aged(declinedAt('T1', initiatedAt), now)).toBeNull();
  });

  test('before that, nothing changes', () => {
    for (const entry of [
      asked(startedAt('T1', initiatedAt)),
      paidAt('T1', initiatedAt),
      declinedAt('T1', initiatedAt),
    ])
      expect(aged(entry, initiatedAt + 30 * day)).toBe(entry);
  });
});

test.each([
  ['never asked', null, true],
  ['a minute ago', 60_000, true],
  ['a moment less than a minute ago', 59_999, false],
  ['in the future, by a clock set back a little', -59_999, false],
  ['in the future, by a clock set back far', -60_000, true],
])('a quiet check is due: %s', (_, ago, isDue) => {
  const lastCheckedAt = ago === null ? null : initiatedAt - ago;
  expect(isCheckDue({ ...newEntry(pendingOf('T1')), lastCheckedAt }, initiatedAt)).toBe(isDue);
});

describe('what makes room', () => {
  test('settled payments beyond the number that is kept, the oldest first', () => {
    const told = Array.from({ length: JOURNAL_LIMIT + 2 }, (_, index) => ({
      ...paidAt(`P${index}`, initiatedAt + index),
      isAcknowledged: true,
    }));
    expect(idsOf(surplus([startedAt('open', 0), ...told.toReversed()], initiatedAt))).toEqual([
      'P0',
      'P1',
    ]);
    expect(surplus(told.slice(2), initiatedAt)).toEqual([]);
  });

  test('never an open payment, nor a paid one that nobody was told of', () => {
    const entries = fc.array(
      fc.record({
        age: fc.integer({ min: 0, max: 60 * day }),
        kind: fc.integer({ max: 3, min: 0 }),
      }),
      { maxLength: 120 },
    );
    holds(
      fc.property(entries, (list) => {
        const all = list.map(({ age, kind }, index) => {
          const [id, at] = [`T${index}`, initiatedAt - age];
          if (kind === 0) return startedAt(id, at);
          if (kind === 1) return declinedAt(id, at);
          return { ...paidAt(id, at), isAcknowledged: kind === 2 };
        });
        for (const entry of byDispensability(all, initiatedAt))
          expect(entry.state === 'declined' || entry.isAcknowledged).toBe(true);
        expect(
          byDispensability(all, initiatedAt).length - surplus(all, initiatedAt).length,
        ).toBeLessThanOrEqual(JOURNAL_LIMIT);
      }),
    );
  });

  test('declined payments before paid ones', () => {
    const told = { ...paidAt('P', initiatedAt - day), isAcknowledged: true };
    const entries = [
      told,
      declinedAt('D2', initiatedAt - 2 * day),
      declinedAt('D1', initiatedAt - 3 * day),
      declinedAt('D0', initiatedAt - day),
    ];
    expect(idsOf(byDispensability(entries, initiatedAt))).toEqual(['D1', 'D2', 'P']);
  });
});

test('one that was declined in the last day is asked about quietly, once an hour', () => {
  const entry = declinedAt('T1', initiatedAt);
  expect(isCheckDue(entry, initiatedAt + day)).toBe(true);
  expect(isCheckDue(entry, initiatedAt + day + 1)).toBe(false);
  const asked = { ...entry, lastCheckedAt: initiatedAt };
  expect(isCheckDue(asked, initiatedAt + 3_599_999)).toBe(false);
  expect(isCheckDue(asked, initiatedAt + 3_600_000)).toBe(true);
  expect(isCheckDue({ ...paidAt('T1', initiatedAt), lastCheckedAt: null }, initiatedAt)).toBe(
    false,
  );
  const due = dueForCheck([entry, startedAt('T2', initiatedAt + 1)], initiatedAt);
  expect(due.map(({ transactionId }) => transactionId)).toEqual(['T2', 'T1']);
});

test('of two entries of one payment the one that knows more counts, of equals the second', () => {
  const [open, declined, paidOne] = [
    startedAt('T1', initiatedAt),
    declinedAt('T1', initiatedAt),
    paidAt('T1', initiatedAt),
  ];
  expect(furtherOf(paidOne, declined)).toBe(paidOne);
  expect(furtherOf(open, declined)).toBe(declined);
  expect(furtherOf(declined, open)).toBe(declined);
  const other = { ...open, lastCheckedAt: 5 };
  expect(furtherOf(open, other)).toBe(other);
});

test('the bookings of the journal, latest first', () => {
  const old = { ...bookingOf('T1'), bookedAt: 1 };
  const recent = { ...bookingOf('T2'), bookedAt: 2 };
  const undated = { ...bookingOf('T4'), bookedAt: null };
  const entries = [
    settled(newEntry(pendingOf('T4')), 'paid', 1, undated),
    settled(newEntry(pendingOf('T1')), 'paid', 1, old),
    newEntry(pendingOf('T3')),
    settled(newEntry(pendingOf('T2')), 'paid', 1, recent),
  ];
  expect(bookingsOf(entries)).toEqual([recent, old, undated]);
  expect(bookingsOf(entries.toReversed())).toEqual([recent, old, undated]);
});
