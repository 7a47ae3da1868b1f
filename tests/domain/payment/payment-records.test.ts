import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Booking, summaryOf } from '#machines/domain/booking/booking.ts';
import {
  applyRetention,
  bookingsOf,
  evictionOrder,
  findPaymentRecord,
  followUps,
  isCheckDue,
  isCleared,
  isExpired,
  isWithoutGuest,
  LATE_CAPTURE_WINDOW,
  mayBeForItem,
  moreAdvancedRecord,
  newPaymentRecord,
  type PaymentRecord,
  type PreviousPaymentQuery,
  paidBooking,
  pendingBookingOf,
  previousPaymentFor,
  recordsToEvict,
  SETTLED_LIMIT,
  type UnknownPayment,
  withLatestStatuses,
  withoutGuest,
  withPending,
  withSettlement,
} from '#machines/domain/payment/payment-records.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import { examplePending, NOW, unknownPayment } from '../../fixtures/bookings.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { exampleBooking } from '../../fixtures/payment-answers.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const day = 86_400_000;
const startedAt = (id: string, at: number): PaymentRecord =>
  newPaymentRecord({ ...examplePending(id), initiatedAt: at });
const paidAt = (id: string, at: number) =>
  withSettlement(startedAt(id, at), 'paid', at, exampleBooking(id));
const declinedAt = (id: string, at: number) => withSettlement(startedAt(id, at), 'declined', at);
const idsOf = (records: readonly PaymentRecord[]) =>
  records.map(({ pending }) => pending.transactionId);

describe('what the server says of a payment', () => {
  test('nothing yet: it is open, not checked, not acknowledged', () => {
    expect(newPaymentRecord(examplePending('T1'))).toEqual({
      pending: examplePending('T1'),
      state: 'initiated',
      lastCheckedAt: null,
      settledAt: null,
      strippedAt: null,
      isAcknowledged: false,
      booking: null,
    });
  });

  test('paid is never taken back, and its booking never lost', () => {
    const done = paidAt('T1', NOW);
    expect(withSettlement(done, 'declined', NOW + 1)).toEqual(done);
    expect(withSettlement(done, 'paid', NOW + 1, exampleBooking('T2'))).toEqual(done);
    const bare = withSettlement(newPaymentRecord(examplePending('T1')), 'paid', NOW);
    expect(withSettlement(bare, 'paid', NOW, exampleBooking('T1')).booking).toEqual(
      exampleBooking('T1'),
    );
  });

  test('paid again brings the latest words about its booking, where it brings any', () => {
    const paid = paidAt('T1', NOW);
    const later = { ...exampleBooking('T1'), status: 'completed' };
    expect(withSettlement(paid, 'paid', NOW + 1, later).booking?.status).toBe('completed');
    expect(withSettlement(paid, 'paid', NOW + 1).booking).toEqual(exampleBooking('T1'));
  });

  test('paid overrides an earlier decline', () => {
    const late = withSettlement(declinedAt('T1', NOW), 'paid', NOW + 5, exampleBooking('T1'));
    expect(late).toMatchObject({ state: 'paid', settledAt: NOW + 5, isAcknowledged: false });
  });

  test('a decline stores no booking, but the time at which it was first said', () => {
    const once = withSettlement(
      newPaymentRecord(examplePending('T1')),
      'declined',
      NOW,
      exampleBooking('T1'),
    );
    expect(once).toMatchObject({ state: 'declined', settledAt: NOW, booking: null });
    expect(withSettlement(once, 'declined', NOW + 5)).toEqual(once);
  });

  test('an open answer settles nothing, before a decline or after it', () => {
    for (const record of [startedAt('T1', NOW), declinedAt('T1', NOW)])
      expect(withSettlement(record, 'open', NOW + 1)).toBe(record);
  });

  test('money that came in after all takes a decline back', () => {
    expect(withSettlement(declinedAt('T1', NOW), 'openAgain', NOW + 1)).toEqual(
      startedAt('T1', NOW),
    );
  });

  test('a booking that comes later brings its person back, and none changes nothing of that', () => {
    const stripped = { ...startedAt('T1', NOW), strippedAt: NOW };
    expect(withSettlement(stripped, 'paid', NOW).strippedAt).toBe(NOW);
    expect(withSettlement(stripped, 'paid', NOW, exampleBooking('T1')).strippedAt).toBeNull();
  });

  test('each transaction has its own record', () => {
    const both = [startedAt('T1', NOW), startedAt('T2', NOW)];
    expect(findPaymentRecord(both, 'T2')).toBe(both[1]);
    expect(findPaymentRecord(both, 'T3')).toBeNull();
  });

  test('a paid record whose booking was damaged still says what was paid for', () => {
    const damaged = { ...paidAt('T1', NOW), booking: null };
    expect(paidBooking(damaged)).toMatchObject({
      transactionId: 'T1',
      bookedAt: NOW,
      item: { id: 'manali-leh' },
      person: { name: 'Asha Rao' },
    });
    const recorded = { ...exampleBooking('T1'), id: 'KS9' };
    expect(paidBooking({ ...paidAt('T1', NOW), booking: recorded })).toBe(recorded);
  });
});

test('paid bookings that nobody acknowledged, latest first', () => {
  const records = [
    paidAt('T1', NOW),
    { ...paidAt('T2', NOW), isAcknowledged: true },
    paidAt('T3', NOW + 1),
    startedAt('T4', NOW),
    declinedAt('T5', NOW),
  ];
  expect(followUps(records, NOW).unacknowledged.map(({ id }) => id)).toEqual(['T3', 'T1']);
});

describe('what stands in the way of another payment for an item', () => {
  const question: PreviousPaymentQuery = { item: exampleTrip, cleared: [], acknowledged: [] };
  const find = (
    records: PaymentRecord[],
    overrides: Partial<PreviousPaymentQuery> = {},
    now = NOW,
  ) => previousPaymentFor(records, [], { ...question, ...overrides }, now);
  const unsettled = (id: string) => ({ state: 'unsettled', pending: examplePending(id) });

  test('an open one of the same item and kind, the latest first, however old', () => {
    const open = startedAt('T1', NOW);
    expect(find([open])).toEqual(unsettled('T1'));
    expect(find([open], {}, NOW + 90 * day)).toEqual(unsettled('T1'));
    expect(find([open], { item: exampleEvent })).toBeNull();
    expect(find([open], { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    const nameless = newPaymentRecord({
      ...examplePending('T1'),
      draft: { ...examplePending('T1').draft, item: { ...exampleTrip, id: null } },
    });
    expect(find([nameless], { item: { id: null, kind: 'trip' } })).toBeNull();
    const later = startedAt('T2', NOW + 1);
    expect(find([open, later])).toMatchObject({ pending: { transactionId: 'T2' } });
    expect(find([open, later], { cleared: [{ kind: 'payment', id: 'T2' }] })).toEqual(
      unsettled('T1'),
    );
    expect(find([open], { cleared: [{ kind: 'payment', id: 'T1' }] })).toBeNull();
    // checked as paid on this page, though the device could not store it
    expect(find([open], { acknowledged: ['T1'] })).toBeNull();
  });

  test.each([
    ['just now', 0, true],
    ['24 h ago', LATE_CAPTURE_WINDOW, true],
    ['24 h and a moment ago', LATE_CAPTURE_WINDOW + 1, false],
    ['in the future, by a clock set back', -1_000, true],
  ])('one declined %s', (_, ago, isChecked) => {
    const record = declinedAt('T1', NOW);
    expect(find([record], {}, NOW + ago)).toEqual(isChecked ? unsettled('T1') : null);
    expect(find([record], { cleared: [{ kind: 'payment', id: 'T1' }] }, NOW + ago)).toBeNull();
  });

  test('a paid one, until it is acknowledged on this page', () => {
    const record = { ...paidAt('T1', NOW), isAcknowledged: true };
    const paidPayment = { state: 'paid', booking: exampleBooking('T1') };
    expect(find([record])).toEqual(paidPayment);
    expect(find([record], {}, NOW + 300 * day)).toEqual(paidPayment);
    expect(find([record], { cleared: [{ kind: 'payment', id: 'T1' }] })).toEqual(paidPayment);
    expect(find([record], { acknowledged: ['T2'] })).toEqual(paidPayment);
    expect(find([record], { acknowledged: ['T1'] })).toBeNull();
    expect(find([record, startedAt('T2', NOW)])).toEqual(unsettled('T2'));
  });

  test('a payment of which only the confirmed booking is left', () => {
    const left = exampleBooking('T1');
    const ask = (confirmed: typeof left, overrides: Partial<PreviousPaymentQuery> = {}) =>
      previousPaymentFor([], [confirmed], { ...question, ...overrides }, NOW);
    expect(ask(left)).toEqual({ state: 'paid', booking: left });
    expect(ask(left, { acknowledged: ['T1'] })).toBeNull();
    expect(ask(left, { item: exampleEvent })).toBeNull();
    expect(ask(left, { item: { id: null, kind: 'trip' } })).toBeNull();
    expect(ask(left, { item: { id: 'manali-leh', kind: 'event' } })).toBeNull();
    expect(ask({ ...left, item: null, summary: summaryOf(null) })).toBeNull();
    // its ride was known, and can no longer be read
    expect(ask({ ...left, item: null })).not.toBeNull();
    expect(ask({ ...left, transactionId: 'ZERO_PRICE' })).toBeNull();
    expect(ask({ ...left, transactionId: null })).toBeNull();
    expect(ask({ ...left, paymentStatus: 'pending' })).toBeNull();
    expect(ask({ ...left, paymentStatus: 'Done' })).not.toBeNull();
    const record = paidAt('T1', NOW);
    expect(
      previousPaymentFor([record], [left], { ...question, acknowledged: ['T1'] }, NOW),
    ).toBeNull();
  });

  test('no paid one whose money went back, though its confirmed booking does not say so', () => {
    const refunded = withSettlement(paidAt('T1', NOW), 'open', NOW, null, {
      paymentStatus: 'refunded',
    });
    expect(find([refunded])).toBeNull();
    expect(previousPaymentFor([refunded], [exampleBooking('T1')], question, NOW)).toBeNull();
  });
});

describe('personal details go after 30 days', () => {
  const checkedNow = (record: PaymentRecord): PaymentRecord => ({
    ...record,
    lastCheckedAt: NOW,
  });
  const noPerson = { name: '', email: '', phone: '' };

  test.each([
    ['30 days later', 30 * day, false],
    ['30 days and a moment later', 30 * day + 1, true],
    ['a month earlier, by a clock set back', -31 * day, false],
  ])('%s', (_, later, isExpiredThen) => {
    const now = NOW + later;
    for (const record of [checkedNow(startedAt('T1', NOW)), paidAt('T1', NOW)])
      expect(isExpired(record, now)).toBe(isExpiredThen);
  });

  test('what a clock that was set back left in the future is dated anew', () => {
    const now = NOW - 40 * day;
    const record = { ...checkedNow(paidAt('T1', NOW)), strippedAt: NOW };
    expect(applyRetention(record, now)).toMatchObject({
      lastCheckedAt: null,
      settledAt: now,
      strippedAt: now,
      pending: { initiatedAt: now },
      booking: { bookedAt: now },
    });
    const bare = { ...startedAt('T1', NOW), booking: null };
    expect(applyRetention(bare, now)).toMatchObject({
      pending: { initiatedAt: now },
    });
  });

  test('from an open payment, whose record stays however often the clock jumps', () => {
    for (const record of [checkedNow(startedAt('T1', NOW)), startedAt('T1', NOW)]) {
      const now = NOW + 30 * day + 1;
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
      const jumps = [400, -400, 40, -40, 800].map((days) => now + days * day);
      const left = jumps.reduce((record, at) => applyRetention(record, at), stripped);
      expect(left).toMatchObject({ state: 'initiated', pending: { transactionId: 'T1' } });
    }
  });

  test('from a decline, which stays to be checked once more', () => {
    const now = NOW + 31 * day;
    expect(applyRetention(declinedAt('T1', NOW), now)).toMatchObject({
      state: 'declined',
      pending: { guest: { fullName: '' } },
    });
  });

  test('an unsettled one is checked for as long as it is stored', () => {
    expect(isCheckDue(checkedNow(startedAt('T1', NOW)), NOW + 59 * day)).toBe(true);
  });

  test('from a paid booking, which stays', () => {
    const now = NOW + 30 * day + 1;
    const left = applyRetention(paidAt('T1', NOW), now);
    expect(left).toMatchObject({ state: 'paid', strippedAt: now, booking: { person: noPerson } });
    expect(left.booking?.item).toEqual(exampleBooking('T1').item);
    expect(applyRetention(left, now + 300 * day)).toBe(left);
    expect(applyRetention({ ...paidAt('T1', NOW), booking: null }, now).booking).toBeNull();
  });

  test('before that, nothing changes', () => {
    for (const record of [
      checkedNow(startedAt('T1', NOW)),
      paidAt('T1', NOW),
      declinedAt('T1', NOW),
    ])
      expect(applyRetention(record, NOW + 30 * day)).toBe(record);
  });
});

test.each([
  ['never asked', null, true],
  ['a minute ago', 60_000, true],
  ['a moment less than a minute ago', 59_999, false],
  ['at this moment', 0, false],
  ['in the future, by a clock set back a little', -1, true],
  ['in the future, by a clock set back far', -60_000, true],
])('a background check is due: %s', (_, ago, isDue) => {
  const lastCheckedAt = ago === null ? null : NOW - ago;
  expect(isCheckDue({ ...newPaymentRecord(examplePending('T1')), lastCheckedAt }, NOW)).toBe(isDue);
});

describe('what makes room', () => {
  test('settled payments beyond the number that is stored, the oldest first', () => {
    const acknowledged = Array.from({ length: SETTLED_LIMIT + 2 }, (_, index) => ({
      ...paidAt(`P${index}`, NOW + index),
      isAcknowledged: true,
    }));
    expect(
      idsOf(recordsToEvict([startedAt('open', 0), ...acknowledged.toReversed()], NOW)),
    ).toEqual(['P0', 'P1']);
    expect(recordsToEvict(acknowledged.slice(2), NOW)).toEqual([]);
  });

  test('never an open payment, nor a paid one that is not acknowledged', () => {
    const records = fc.array(
      fc.record({
        age: fc.integer({ min: 0, max: 60 * day }),
        kind: fc.integer({ max: 3, min: 0 }),
      }),
      { maxLength: 120 },
    );
    checkProperty(
      fc.property(records, (list) => {
        const all = list.map(({ age, kind }, index) => {
          const [id, at] = [`T${index}`, NOW - age];
          if (kind === 0) return startedAt(id, at);
          if (kind === 1) return declinedAt(id, at);
          return { ...paidAt(id, at), isAcknowledged: kind === 2 };
        });
        for (const record of evictionOrder(all, NOW))
          expect(record.state === 'declined' || record.isAcknowledged).toBe(true);
        expect(
          evictionOrder(all, NOW).length - recordsToEvict(all, NOW).length,
        ).toBeLessThanOrEqual(SETTLED_LIMIT);
      }),
    );
  });

  test('declined payments before paid ones', () => {
    const acknowledged = { ...paidAt('P', NOW - day), isAcknowledged: true };
    const records = [
      acknowledged,
      declinedAt('D2', NOW - 2 * day),
      declinedAt('D1', NOW - 3 * day),
      declinedAt('D0', NOW - day),
    ];
    expect(idsOf(evictionOrder(records, NOW))).toEqual(['D1', 'D2', 'P']);
    expect(idsOf(evictionOrder(records.toReversed(), NOW))).toEqual(['D1', 'D2', 'P']);
  });
});

test('a payment declined in the last day is checked in the background, once an hour', () => {
  const record = declinedAt('T1', NOW);
  expect(isCheckDue(record, NOW + day)).toBe(true);
  expect(isCheckDue(record, NOW + day + 1)).toBe(false);
  const checkedNow = { ...record, lastCheckedAt: NOW };
  expect(isCheckDue(checkedNow, NOW + 3_599_999)).toBe(false);
  expect(isCheckDue(checkedNow, NOW + 3_600_000)).toBe(true);
  expect(isCheckDue({ ...paidAt('T1', NOW), lastCheckedAt: null }, NOW)).toBe(false);
  const notDue = { ...startedAt('T3', NOW), lastCheckedAt: NOW };
  const { due } = followUps([record, notDue, startedAt('T2', NOW + 1)], NOW);
  expect(due.map(({ transactionId }) => transactionId)).toEqual(['T2', 'T1']);
});

test('of two records of one payment the one that knows more counts, of equals the second', () => {
  const [open, declinedAnswer, paidOne] = [
    startedAt('T1', NOW),
    declinedAt('T1', NOW),
    paidAt('T1', NOW),
  ];
  expect(moreAdvancedRecord(paidOne, declinedAnswer)).toBe(paidOne);
  expect(moreAdvancedRecord(open, declinedAnswer)).toBe(declinedAnswer);
  expect(moreAdvancedRecord(declinedAnswer, open)).toBe(declinedAnswer);
  const other = { ...open, lastCheckedAt: 5 };
  expect(moreAdvancedRecord(open, other)).toBe(other);
});

describe('the latest words about a booking that is off', () => {
  const off = { ...exampleBooking('T1'), status: 'cancelled', isCalledOff: true };

  test('a refund of a part leaves it off', () => {
    const words = { status: 'confirmed', paymentStatus: 'partially_refunded' };
    expect(withLatestStatuses(off, words)).toEqual({
      ...off,
      paymentStatus: 'partially_refunded',
    });
  });

  test('any other word counts, and may put it on again', () => {
    expect(withLatestStatuses(off, { status: 'confirmed', paymentStatus: 'success' })).toEqual({
      ...off,
      status: 'confirmed',
      paymentStatus: 'success',
      isCalledOff: undefined,
    });
  });

  test('a refund of a part of one that is on is said with its own status', () => {
    const on = exampleBooking('T1');
    const words = { status: 'completed', paymentStatus: 'partially_refunded' };
    expect(withLatestStatuses(on, words)).toMatchObject(words);
  });
});

test('payments that need no word: paid ones that the rider saw, or that were called off since, latest first', () => {
  const seen = (id: string, at: number) => ({ ...paidAt(id, at), isAcknowledged: true });
  const calledOff = withSettlement(paidAt('T3', NOW + 2), 'open', NOW, null, {
    paymentStatus: 'refunded',
  });
  const records = [
    seen('T1', NOW),
    seen('T2', NOW + 1),
    calledOff,
    paidAt('T4', NOW),
    { ...declinedAt('T5', NOW), isAcknowledged: true },
    startedAt('T6', NOW),
  ];
  expect(followUps(records, NOW).closed).toEqual(['T3', 'T2', 'T1']);
});

test('a payment that was checked this moment is not checked again at once', () => {
  const record = { ...startedAt('T1', NOW), lastCheckedAt: NOW };
  expect(applyRetention(record, NOW)).toBe(record);
  expect(isCheckDue(record, NOW)).toBe(false);
});

describe('a pending booking', () => {
  const pending = examplePending('T1');
  const empty = withoutGuest(pending);

  test('is without its person once guest and payload have no detail left', () => {
    expect(isWithoutGuest(empty)).toBe(true);
  });

  test.each(Object.keys(EMPTY_GUEST))(
    'still has its person by the %s of the guest alone',
    (field) => {
      const guest = { ...EMPTY_GUEST, [field]: 'typed' };
      expect(isWithoutGuest({ ...empty, guest })).toBe(false);
    },
  );

  test.each(Object.keys(UNKNOWN_PERSON))(
    'still has its person by the %s of the payload alone',
    (field) => {
      const payload = { ...empty.payload, user: { ...UNKNOWN_PERSON, [field]: 'typed' } };
      expect(isWithoutGuest({ ...empty, payload })).toBe(false);
    },
  );
});

describe('a payment whose record was damaged', () => {
  const damaged = (change: Partial<UnknownPayment> = {}): PaymentRecord =>
    newPaymentRecord({ ...unknownPayment, ...change });
  const paid = (
    change: Partial<UnknownPayment>,
    booking: Booking | null,
    isAcknowledged: boolean,
  ) => ({ ...damaged(change), state: 'paid', settledAt: NOW, booking, isAcknowledged }) as const;
  const blocks = (record: PaymentRecord) =>
    previousPaymentFor([record], [], { item: exampleTrip, cleared: [], acknowledged: [] }, NOW) !==
    null;
  const ofTrip = exampleBooking('T1');
  const ofAnother = { ...ofTrip, item: null };

  test('has no pending booking, and any other has its own', () => {
    expect(pendingBookingOf(unknownPayment)).toBeNull();
    expect(pendingBookingOf(examplePending('T1'))).toEqual(examplePending('T1'));
  });

  test('holds no person that could be removed', () => {
    expect(withoutGuest(unknownPayment)).toEqual(unknownPayment);
  });

  test('began now where its time is lost or ahead, and any other when it says', () => {
    const dueAt = (record: PaymentRecord, now: number) =>
      followUps([record], now).due[0]?.initiatedAt;
    expect(dueAt(damaged({ initiatedAt: Number.POSITIVE_INFINITY }), NOW)).toBe(NOW);
    expect(dueAt(damaged({ initiatedAt: NOW - 5 }), NOW)).toBe(NOW - 5);
    expect(dueAt(startedAt('T1', NOW + 5), NOW)).toBe(NOW + 5);
  });

  test('may be for an item by its booking, by the id that is left, or where none is', () => {
    const other = { ...damaged({ itemId: 'coorg' }), booking: ofTrip };
    expect(mayBeForItem(other, exampleTrip)).toBe(true);
    expect(mayBeForItem(damaged({ itemId: 'coorg' }), exampleTrip)).toBe(false);
    expect(mayBeForItem(damaged({ itemId: 'manali-leh' }), exampleTrip)).toBe(true);
    expect(mayBeForItem(damaged(), exampleTrip)).toBe(true);
  });

  test.each([
    ['of an unknown item, which the rider saw', {}, ofAnother, true, false],
    ['of an unknown item, without its booking, which the rider saw', {}, null, true, false],
    ['of an unknown item, which the rider did not see', {}, ofAnother, false, true],
    ['of the item by its booking', {}, ofTrip, true, true],
    ['of the item by the id that is left', { itemId: 'manali-leh' }, ofAnother, true, true],
  ])('a paid one %s', (_, change, booking, isAcknowledged, isInTheWay) => {
    expect(blocks(paid(change, booking, isAcknowledged))).toBe(isInTheWay);
  });

  test('takes the pending booking that another place has, and none that is damaged, too', () => {
    expect(withPending(damaged(), examplePending('T1')).pending).toEqual(examplePending('T1'));
    const other = { ...unknownPayment, itemId: 'coorg' };
    expect(withPending(damaged(), other).pending).toEqual(unknownPayment);
  });
});

test('of two paid records the one that was called off since counts, whichever comes first', () => {
  const paid = paidAt('T1', NOW);
  const off = withSettlement(paid, 'open', NOW, null, { paymentStatus: 'refunded' });
  expect(moreAdvancedRecord(paid, off)).toBe(off);
  expect(moreAdvancedRecord(off, paid)).toBe(off);
});

test('an open payment makes no room, even where its record says that the rider was informed', () => {
  const open = { ...startedAt('T1', NOW), isAcknowledged: true };
  expect(evictionOrder([open], NOW)).toEqual([]);
});

test('the bookings of the payment records, latest first', () => {
  const old = { ...exampleBooking('T1'), bookedAt: 1 };
  const recent = { ...exampleBooking('T2'), bookedAt: 2 };
  const undated = { ...exampleBooking('T4'), bookedAt: null };
  const records = [
    withSettlement(newPaymentRecord(examplePending('T4')), 'paid', 1, undated),
    withSettlement(newPaymentRecord(examplePending('T1')), 'paid', 1, old),
    newPaymentRecord(examplePending('T3')),
    withSettlement(newPaymentRecord(examplePending('T2')), 'paid', 1, recent),
  ];
  expect(bookingsOf(records)).toEqual([recent, old, undated]);
  expect(bookingsOf(records.toReversed())).toEqual([recent, old, undated]);
});

test('an obstacle is cleared by its kind and its id together', () => {
  const cleared = [{ kind: 'attempt', id: 'X' }] as const;
  expect(isCleared(cleared, 'attempt', 'X')).toBe(true);
  expect(isCleared(cleared, 'attempt', 'Y')).toBe(false);
  expect(isCleared(cleared, 'payment', 'X')).toBe(false);
});
