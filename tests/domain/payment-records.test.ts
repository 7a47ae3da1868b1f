import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmedBooking } from '#machines/domain/booking.ts';
import {
  applyRetention,
  bookingsOf,
  dueForCheck,
  evictionOrder,
  findPaymentRecord,
  isCheckDue,
  isExpired,
  LATE_CAPTURE_WINDOW,
  mostAdvanced,
  newPaymentRecord,
  openRecords,
  type PaymentRecord,
  type PreviousPaymentQuery,
  paidBooking,
  previousPaymentFor,
  recordsToEvict,
  SETTLED_LIMIT,
  unacknowledged,
  withSettlement,
} from '#machines/domain/payment-records.ts';
import { initiatedAt, paid, pendingOf } from '../../stories/examples/payments.ts';
import { manaliToLeh, nightRide } from '../../stories/examples/rides.ts';
import { holds } from '../support/fuzz.ts';

const day = 86_400_000;
const startedAt = (id: string, at: number): PaymentRecord =>
  newPaymentRecord({ ...pendingOf(id), initiatedAt: at });
const bookingOf = (transactionId: string) =>
  confirmedBooking({
    transactionId,
    pending: pendingOf(transactionId),
    answer: paid,
    now: initiatedAt,
  });
const paidAt = (id: string, at: number) =>
  withSettlement(startedAt(id, at), 'paid', at, bookingOf(id));
const declinedAt = (id: string, at: number) => withSettlement(startedAt(id, at), 'declined', at);
const idsOf = (records: readonly PaymentRecord[]) =>
  records.map(({ pending }) => pending.transactionId);

describe('what the server says of a payment', () => {
  test('nothing yet: it is open, nobody was asked, nobody was told', () => {
    expect(newPaymentRecord(pendingOf('T1'))).toEqual({
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
    expect(withSettlement(done, 'declined', initiatedAt + 1)).toEqual(done);
    expect(withSettlement(done, 'paid', initiatedAt + 1, bookingOf('T2'))).toEqual(done);
    const bare = withSettlement(newPaymentRecord(pendingOf('T1')), 'paid', initiatedAt);
    expect(withSettlement(bare, 'paid', initiatedAt, bookingOf('T1')).booking).toEqual(
      bookingOf('T1'),
    );
  });

  test('paid overrides an earlier decline', () => {
    const late = withSettlement(
      declinedAt('T1', initiatedAt),
      'paid',
      initiatedAt + 5,
      bookingOf('T1'),
    );
    expect(late).toMatchObject({
      state: 'paid',
      settledAt: initiatedAt + 5,
      isAcknowledged: false,
    });
  });

  test('a decline keeps no booking, and the time at which it was first said', () => {
    const once = withSettlement(
      newPaymentRecord(pendingOf('T1')),
      'declined',
      initiatedAt,
      bookingOf('T1'),
    );
    expect(once).toMatchObject({ state: 'declined', settledAt: initiatedAt, booking: null });
    expect(withSettlement(once, 'declined', initiatedAt + 5)).toEqual(once);
  });

  test('each transaction has its own record', () => {
    const both = [startedAt('T1', initiatedAt), startedAt('T2', initiatedAt)];
    expect(findPaymentRecord(both, 'T2')).toBe(both[1]);
    expect(findPaymentRecord(both, 'T3')).toBeNull();
  });

  test('a paid record whose booking was damaged still says what was paid for', () => {
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
  const records = [
    startedAt('T1', initiatedAt - 90 * day),
    startedAt('T2', initiatedAt),
    paidAt('T3', initiatedAt),
    declinedAt('T4', initiatedAt),
  ];
  expect(idsOf(openRecords(records))).toEqual(['T2', 'T1']);
});

test('paid bookings that nobody acknowledged, latest first', () => {
  const records = [
    paidAt('T1', initiatedAt),
    { ...paidAt('T2', initiatedAt), isAcknowledged: true },
    paidAt('T3', initiatedAt + 1),
    startedAt('T4', initiatedAt),
    declinedAt('T5', initiatedAt),
  ];
  expect(unacknowledged(records).map(({ id }) => id)).toEqual(['T3', 'T1']);
});

describe('what stands in the way of another payment for an item', () => {
  const question: PreviousPaymentQuery = { item: manaliToLeh, cleared: [], acknowledged: [] };
  const find = (
    records: PaymentRecord[],
    asked: Partial<PreviousPaymentQuery> = {},
    now = initiatedAt,
  ) => previousPaymentFor(records, [], { ...question, ...asked }, now);
  const unsettled = (id: string) => ({ state: 'unsettled', pending: pendingOf(id) });

  test('an open one of the same item and kind, the latest first, however old', () => {
    const open = startedAt('T1', initiatedAt);
    expect(find([open])).toEqual(unsettled('T1'));
    expect(find([open], {}, initiatedAt + 90 * day)).toEqual(unsettled('T1'));
    expect(find([open], { item: nightRide })).toBeNull();
    expect(find([open], { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    const nameless = newPaymentRecord({
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
    const record = declinedAt('T1', initiatedAt);
    expect(find([record], {}, initiatedAt + ago)).toEqual(isAsked ? unsettled('T1') : null);
    expect(find([record], { cleared: ['T1'] }, initiatedAt + ago)).toBeNull();
  });

  test('a paid one, until the rider was told of it on this page', () => {
    const record = { ...paidAt('T1', initiatedAt), isAcknowledged: true };
    const found = { state: 'paid', booking: bookingOf('T1') };
    expect(find([record])).toEqual(found);
    expect(find([record], {}, initiatedAt + 300 * day)).toEqual(found);
    expect(find([record], { cleared: ['T1'] })).toEqual(found);
    expect(find([record], { acknowledged: ['T2'] })).toEqual(found);
    expect(find([record], { acknowledged: ['T1'] })).toBeNull();
    expect(find([record, startedAt('T2', initiatedAt)])).toEqual(unsettled('T2'));
  });

  test('one of which only the confirmed booking is left', () => {
    const left = bookingOf('T1');
    const ask = (confirmed: typeof left, asked: Partial<PreviousPaymentQuery> = {}) =>
      previousPaymentFor([], [confirmed], { ...question, ...asked }, initiatedAt);
    expect(ask(left)).toEqual({ state: 'paid', booking: left });
    expect(ask(left, { acknowledged: ['T1'] })).toBeNull();
    expect(ask(left, { item: nightRide })).toBeNull();
    expect(ask(left, { item: { id: null, kind: 'trip' } })).toBeNull();
    expect(ask(left, { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    expect(ask({ ...left, item: null })).toBeNull();
    expect(ask({ ...left, transactionId: 'ZERO_PRICE' })).toBeNull();
    expect(ask({ ...left, transactionId: null })).toBeNull();
    expect(ask({ ...left, paymentStatus: 'pending' })).toBeNull();
    const record = paidAt('T1', initiatedAt);
    expect(
      previousPaymentFor([record], [left], { ...question, acknowledged: ['T1'] }, initiatedAt),
    ).toBeNull();
  });
});

describe('personal details go after 30 days', () => {
  const asked = (record: PaymentRecord): PaymentRecord => ({
    ...record,
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
    for (const record of [asked(startedAt('T1', initiatedAt)), paidAt('T1', initiatedAt)])
      expect(isExpired(record, now)).toBe(isExpiredThen);
  });

  test('what a clock that was set back left in the future is dated anew', () => {
    const now = initiatedAt - 40 * day;
    const record = { ...asked(paidAt('T1', initiatedAt)), strippedAt: initiatedAt };
    expect(applyRetention(record, now)).toMatchObject({
      lastCheckedAt: null,
      answeredAt: now,
      settledAt: now,
      strippedAt: now,
      pending: { initiatedAt: now },
      booking: { bookedAt: now },
    });
    const bare = { ...startedAt('T1', initiatedAt), booking: null };
    expect(applyRetention(bare, now)).toMatchObject({
      answeredAt: null,
      pending: { initiatedAt: now },
    });
  });

  test('from an open payment that was asked about; it goes itself a month after them', () => {
    const record = asked(startedAt('T1', initiatedAt));
    const now = initiatedAt + 30 * day + 1;
    const stripped = applyRetention(record, now);
    expect(stripped).toMatchObject({
      state: 'initiated',
      strippedAt: now,
      pending: {
        transactionId: 'T1',
        draft: record.pending.draft,
        guest: { fullName: '', email: '', phone: '' },
        payload: { user: noPerson },
      },
    });
    expect(applyRetention(stripped ?? record, now + 30 * day)).toBe(stripped);
    expect(applyRetention(stripped ?? record, now + 30 * day + 1)).toBeNull();
    expect(applyRetention(stripped ?? record, now - 31 * day)).toMatchObject({
      strippedAt: now - 31 * day,
    });
  });

  test('from a booking that was paid after they had gone once, which brings them back', () => {
    const later = initiatedAt + 31 * day;
    const stripped = applyRetention(asked(startedAt('T1', initiatedAt)), later);
    const late = withSettlement(
      stripped ?? startedAt('T1', initiatedAt),
      'paid',
      later,
      bookingOf('T1'),
    );
    expect(late.booking?.person.name).toBe('Asha Rao');
    expect(applyRetention(late, later + 30 * day)).toBe(late);
    expect(applyRetention(late, later + 30 * day + 1)?.booking?.person).toEqual(noPerson);
  });

  test('from a decline counted anew, however long ago the details went', () => {
    const stripped = applyRetention(asked(startedAt('T1', initiatedAt)), initiatedAt + 31 * day);
    const now = initiatedAt + 70 * day;
    const declined = withSettlement(stripped ?? startedAt('T1', initiatedAt), 'declined', now);
    expect(applyRetention(declined, now + day)).toBe(declined);
    expect(applyRetention(declined, now + 31 * day)).toBeNull();
  });

  test('one without an answer waits for one, twice as long at the most', () => {
    const record = { ...startedAt('T1', initiatedAt), lastCheckedAt: initiatedAt };
    const later = initiatedAt + 60 * day;
    expect(applyRetention(record, later)).toBe(record);
    expect(isCheckDue(record, later)).toBe(true);
    expect(applyRetention(record, later + 1)?.strippedAt).toBe(later + 1);
  });

  test('an unsettled one is asked about for as long as it is kept', () => {
    expect(isCheckDue(asked(startedAt('T1', initiatedAt)), initiatedAt + 59 * day)).toBe(true);
  });

  test('from a paid booking, which stays; a declined payment goes altogether', () => {
    const now = initiatedAt + 30 * day + 1;
    const left = applyRetention(paidAt('T1', initiatedAt), now);
    expect(left).toMatchObject({ state: 'paid', strippedAt: now, booking: { person: noPerson } });
    expect(left?.booking?.item).toEqual(bookingOf('T1').item);
    expect(applyRetention(left ?? paidAt('T1', 0), now + 300 * day)).toBe(left);
    expect(
      applyRetention({ ...paidAt('T1', initiatedAt), booking: null }, now)?.booking,
    ).toBeNull();
    expect(applyRetention(declinedAt('T1', initiatedAt), now)).toBeNull();
  });

  test('before that, nothing changes', () => {
    for (const record of [
      asked(startedAt('T1', initiatedAt)),
      paidAt('T1', initiatedAt),
      declinedAt('T1', initiatedAt),
    ])
      expect(applyRetention(record, initiatedAt + 30 * day)).toBe(record);
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
  expect(isCheckDue({ ...newPaymentRecord(pendingOf('T1')), lastCheckedAt }, initiatedAt)).toBe(
    isDue,
  );
});

describe('what makes room', () => {
  test('settled payments beyond the number that is kept, the oldest first', () => {
    const told = Array.from({ length: SETTLED_LIMIT + 2 }, (_, index) => ({
      ...paidAt(`P${index}`, initiatedAt + index),
      isAcknowledged: true,
    }));
    expect(
      idsOf(recordsToEvict([startedAt('open', 0), ...told.toReversed()], initiatedAt)),
    ).toEqual(['P0', 'P1']);
    expect(recordsToEvict(told.slice(2), initiatedAt)).toEqual([]);
  });

  test('never an open payment, nor a paid one that nobody was told of', () => {
    const records = fc.array(
      fc.record({
        age: fc.integer({ min: 0, max: 60 * day }),
        kind: fc.integer({ max: 3, min: 0 }),
      }),
      { maxLength: 120 },
    );
    holds(
      fc.property(records, (list) => {
        const all = list.map(({ age, kind }, index) => {
          const [id, at] = [`T${index}`, initiatedAt - age];
          if (kind === 0) return startedAt(id, at);
          if (kind === 1) return declinedAt(id, at);
          return { ...paidAt(id, at), isAcknowledged: kind === 2 };
        });
        for (const record of evictionOrder(all, initiatedAt))
          expect(record.state === 'declined' || record.isAcknowledged).toBe(true);
        expect(
          evictionOrder(all, initiatedAt).length - recordsToEvict(all, initiatedAt).length,
        ).toBeLessThanOrEqual(SETTLED_LIMIT);
      }),
    );
  });

  test('declined payments before paid ones', () => {
    const told = { ...paidAt('P', initiatedAt - day), isAcknowledged: true };
    const records = [
      told,
      declinedAt('D2', initiatedAt - 2 * day),
      declinedAt('D1', initiatedAt - 3 * day),
      declinedAt('D0', initiatedAt - day),
    ];
    expect(idsOf(evictionOrder(records, initiatedAt))).toEqual(['D1', 'D2', 'P']);
  });
});

test('one that was declined in the last day is asked about quietly, once an hour', () => {
  const record = declinedAt('T1', initiatedAt);
  expect(isCheckDue(record, initiatedAt + day)).toBe(true);
  expect(isCheckDue(record, initiatedAt + day + 1)).toBe(false);
  const asked = { ...record, lastCheckedAt: initiatedAt };
  expect(isCheckDue(asked, initiatedAt + 3_599_999)).toBe(false);
  expect(isCheckDue(asked, initiatedAt + 3_600_000)).toBe(true);
  expect(isCheckDue({ ...paidAt('T1', initiatedAt), lastCheckedAt: null }, initiatedAt)).toBe(
    false,
  );
  const due = dueForCheck([record, startedAt('T2', initiatedAt + 1)], initiatedAt);
  expect(due.map(({ transactionId }) => transactionId)).toEqual(['T2', 'T1']);
});

test('of two records of one payment the one that knows more counts, of equals the second', () => {
  const [open, declined, paidOne] = [
    startedAt('T1', initiatedAt),
    declinedAt('T1', initiatedAt),
    paidAt('T1', initiatedAt),
  ];
  expect(mostAdvanced(paidOne, declined)).toBe(paidOne);
  expect(mostAdvanced(open, declined)).toBe(declined);
  expect(mostAdvanced(declined, open)).toBe(declined);
  const other = { ...open, lastCheckedAt: 5 };
  expect(mostAdvanced(open, other)).toBe(other);
});

test('the bookings of the payment records, latest first', () => {
  const old = { ...bookingOf('T1'), bookedAt: 1 };
  const recent = { ...bookingOf('T2'), bookedAt: 2 };
  const undated = { ...bookingOf('T4'), bookedAt: null };
  const records = [
    withSettlement(newPaymentRecord(pendingOf('T4')), 'paid', 1, undated),
    withSettlement(newPaymentRecord(pendingOf('T1')), 'paid', 1, old),
    newPaymentRecord(pendingOf('T3')),
    withSettlement(newPaymentRecord(pendingOf('T2')), 'paid', 1, recent),
  ];
  expect(bookingsOf(records)).toEqual([recent, old, undated]);
  expect(bookingsOf(records.toReversed())).toEqual([recent, old, undated]);
});
