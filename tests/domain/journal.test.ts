import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmedBooking } from '#machines/domain/booking.ts';
import {
  bookingsOf,
  checked,
  type EarlierQuestion,
  earlierFor,
  entryOf,
  forget,
  isCheckDue,
  isExpired,
  JOURNAL_LIMIT,
  type JournalEntry,
  newEntry,
  pruned,
  remember,
  settle,
  settled,
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

describe('a payment that was started is remembered', () => {
  test('once a transaction, beside the others', () => {
    const first = remember([], pendingOf('T1'));
    const both = remember(first, pendingOf('T2'));
    expect(both.map(({ pending }) => pending.transactionId)).toEqual(['T1', 'T2']);
    expect(both[0]).toEqual({
      pending: pendingOf('T1'),
      state: 'initiated',
      lastCheckedAt: null,
      booking: null,
    });
    expect(remember(settle(both, 'T1', 'failed'), pendingOf('T1'))).toEqual(
      settle(both, 'T1', 'failed'),
    );
    expect(entryOf(both, 'T2')).toEqual(both[1]);
    expect(entryOf(both, 'T3')).toBeNull();
  });

  test('settling, checking and forgetting touch that transaction alone', () => {
    const both = remember(remember([], pendingOf('T1')), pendingOf('T2'));
    expect(settle(both, 'T1', 'paid', bookingOf('T1'))).toEqual([
      { ...both[0], state: 'paid', booking: bookingOf('T1') },
      both[1],
    ]);
    expect(checked(both, 'T2', 5)).toEqual([both[0], { ...both[1], lastCheckedAt: 5 }]);
    expect(forget(both, 'T1')).toEqual([both[1]]);
  });

  test('paid is never taken back, and its booking never lost', () => {
    const done = settled(newEntry(pendingOf('T1')), 'paid', bookingOf('T1'));
    expect(settled(done, 'failed')).toEqual(done);
    expect(settled(done, 'paid', bookingOf('T2'))).toEqual(done);
    const bare = settled(newEntry(pendingOf('T1')), 'paid');
    expect(settled(bare, 'paid', bookingOf('T1')).booking).toEqual(bookingOf('T1'));
    expect(settled(newEntry(pendingOf('T1')), 'failed', bookingOf('T1')).booking).toBeNull();
  });
});

describe('an unsettled payment may still turn out paid for 30 days', () => {
  test.each([
    ['just now', 0, true],
    ['30 days ago', 30 * day, true],
    ['30 days and a moment ago', 30 * day + 1, false],
    ['in a moment, by a clock set back', -1000, true],
  ])('%s', (_, age, isOpen) => {
    const entry = startedAt('T1', initiatedAt);
    expect(unresolved([entry], initiatedAt + age)).toEqual(isOpen ? [entry] : []);
    expect(isExpired(entry, initiatedAt + age)).toBe(!isOpen);
  });

  test('latest first; settled ones are not asked about', () => {
    const entries = [startedAt('T1', initiatedAt), startedAt('T2', initiatedAt + 1)];
    const ids = (list: JournalEntry[]) => list.map(({ pending }) => pending.transactionId);
    expect(ids(unresolved(entries, initiatedAt))).toEqual(['T2', 'T1']);
    expect(ids(unresolved(settle(entries, 'T2', 'paid'), initiatedAt))).toEqual(['T1']);
    expect(ids(unresolved(settle(entries, 'T1', 'failed'), initiatedAt))).toEqual(['T2']);
  });

  const question = { item: manaliToLeh, openedAt: initiatedAt, told: null };

  test('a second attempt for the same item finds the first', () => {
    const entries = [startedAt('T1', initiatedAt)];
    const find = (item: EarlierQuestion['item']) =>
      earlierFor(entries, { ...question, item }, initiatedAt);
    expect(find(manaliToLeh)).toEqual(entries[0]);
    expect(find(nightRide)).toBeNull();
    expect(find({ id: 'manali-leh', kind: 'event' })).toBeNull();
    expect(find({ id: 'spiti', kind: 'trip' })).toBeNull();
    const nameless = remember([], {
      ...pendingOf('T1'),
      draft: { ...pendingOf('T1').draft, item: { ...manaliToLeh, id: null } },
    });
    expect(
      earlierFor(nameless, { ...question, item: { id: null, kind: 'trip' } }, initiatedAt),
    ).toBeNull();
  });

  test('one that was paid elsewhere stands in the way while the visitor does not know of it', () => {
    const paid = settled(startedAt('T1', initiatedAt), 'paid', bookingOf('T1'));
    const find = (entries: JournalEntry[], asked: Partial<EarlierQuestion> = {}) =>
      earlierFor(entries, { ...question, ...asked }, initiatedAt);
    expect(find([paid])).toEqual(paid);
    expect(find([paid], { told: bookingOf('T1') })).toBeNull();
    expect(find([paid], { told: bookingOf('T2') })).toEqual(paid);
    expect(find([paid], { openedAt: initiatedAt + 1 })).toBeNull();
    const foundLater = { ...paid, lastCheckedAt: initiatedAt + 90_000 };
    expect(find([foundLater], { openedAt: initiatedAt + 90_000 })).toEqual(foundLater);
    expect(find([foundLater], { openedAt: initiatedAt + 90_001 })).toBeNull();
    expect(find([paid], { item: nightRide })).toBeNull();
    expect(find([{ ...paid, booking: null }])).toBeNull();
    expect(find([settled(startedAt('T1', initiatedAt), 'failed')])).toBeNull();
    const open = startedAt('T2', initiatedAt);
    expect(find([paid, open])).toEqual(open);
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

describe('what stays in storage', () => {
  test('unsettled and failed ones for 30 days, paid ones longer', () => {
    const later = initiatedAt + 31 * day;
    const entries = [
      startedAt('open', initiatedAt),
      settled(startedAt('failed', initiatedAt), 'failed'),
      settled(startedAt('paid', initiatedAt), 'paid', bookingOf('paid')),
      startedAt('fresh', later),
    ];
    expect(pruned(entries, later).map(({ pending }) => pending.transactionId)).toEqual([
      'paid',
      'fresh',
    ]);
    expect(pruned(entries, initiatedAt)).toEqual(entries);
  });

  test('an open payment is never pushed out by settled ones', () => {
    const settledOnes = Array.from({ length: JOURNAL_LIMIT + 5 }, (_, index) =>
      settled(startedAt(`P${index}`, initiatedAt + index), 'paid', bookingOf(`P${index}`)),
    );
    const kept = pruned([startedAt('open', initiatedAt), ...settledOnes], initiatedAt + 100);
    expect(kept).toHaveLength(JOURNAL_LIMIT + 1);
    expect(kept[0]?.pending.transactionId).toBe('open');
    expect(kept.some(({ pending }) => pending.transactionId === 'P0')).toBe(false);
  });

  test('open payments take no room from settled ones', () => {
    const open = Array.from({ length: JOURNAL_LIMIT + 5 }, (_, index) =>
      startedAt(`O${index}`, initiatedAt + index),
    );
    const done = settled(startedAt('done', initiatedAt - 1), 'paid', bookingOf('done'));
    expect(pruned([done, ...open], initiatedAt + 100)).toHaveLength(JOURNAL_LIMIT + 6);
  });

  test('no payment of the last 30 days is ever lost by pruning', () => {
    const ages = fc.array(fc.integer({ min: 0, max: 60 * day }), { maxLength: 80 });
    holds(
      fc.property(ages, (list) => {
        const entries = list.map((age, index) => startedAt(`T${index}`, initiatedAt - age));
        expect(pruned(entries, initiatedAt)).toEqual(
          entries.filter((entry) => !isExpired(entry, initiatedAt)),
        );
      }),
    );
  });
});

test('the bookings of the journal, latest first', () => {
  const old = { ...bookingOf('T1'), bookedAt: 1 };
  const recent = { ...bookingOf('T2'), bookedAt: 2 };
  const undated = { ...bookingOf('T4'), bookedAt: null };
  const entries = [
    settled(newEntry(pendingOf('T4')), 'paid', undated),
    settled(newEntry(pendingOf('T1')), 'paid', old),
    newEntry(pendingOf('T3')),
    settled(newEntry(pendingOf('T2')), 'paid', recent),
  ];
  expect(bookingsOf(entries)).toEqual([recent, old, undated]);
  expect(bookingsOf(entries.toReversed())).toEqual([recent, old, undated]);
});
