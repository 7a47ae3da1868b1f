import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledOff, freeBooking } from '#machines/domain/booking/booking.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import {
  BOOKING_TABS,
  type BookingTab,
  bookingsOfTab,
  emptyTabText,
} from '#machines/domain/booking/booking-tabs.ts';
import {
  bookingFromRow,
  calledOffStatusesOf,
  findBooking,
  freeBookingsOfPhone,
  type MyBooking,
  rowOf,
} from '#machines/domain/booking/my-bookings.ts';
import { parseDate } from '#machines/domain/calendar/calendar.ts';
import { exampleGuest, listedRide } from '../../fixtures/bookings.ts';
import { exampleDraft } from '../../fixtures/items.ts';
import { exampleBooking } from '../../fixtures/payment-answers.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const now = Date.parse('2026-11-21T10:00:00+05:30');
const row = (id: string, date: unknown): MyBooking => ({
  ...listedRide,
  ...{ id, title: id, location: '', status: '', paymentStatus: '' },
  date: parseDate(date),
});
describe('every booking stands in exactly one tab', () => {
  test('upcoming soonest first, completed latest first, unknown dates upcoming and last', () => {
    const rows = [
      row('unknown', null),
      row('next year', '2027-02-01'),
      row('long ago', '2025-01-01'),
      row('today', '2026-11-21'),
      row('earlier today', '2026-11-21T06:00'),
      row('yesterday', '2026-11-20'),
      row('tonight', '2026-11-21T21:00'),
    ];
    const idsOf = (tab: BookingTab) => bookingsOfTab(rows, tab, now).map(({ id }) => id);
    expect(idsOf('upcoming')).toEqual(['today', 'tonight', 'next year', 'unknown']);
    expect(idsOf('completed')).toEqual(['earlier today', 'yesterday', 'long ago']);
  });

  test.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
    'whatever the zone of the device: %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      const instant = fc.integer({ min: now - 3 * 86_400_000, max: now + 3 * 86_400_000 });
      const dates = fc.oneof(
        instant.map((at) => new Date(at).toISOString()),
        instant.map((at) => new Date(at).toISOString().slice(0, 10)),
        fc.constant(null),
        fc.string(),
      );
      try {
        checkProperty(
          fc.property(fc.array(dates, { maxLength: 20 }), (list) => {
            const rows = list.map((date, index) => row(String(index), date));
            const listed = BOOKING_TABS.flatMap((tab) => bookingsOfTab(rows, tab, now));
            const ids = listed.map(({ id }) => Number(id));
            expect(ids.sort((a, b) => a - b)).toEqual(rows.map((_, index) => index));
          }),
          1_000,
        );
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

test('an empty tab says which bookings it would have', () => {
  expect(BOOKING_TABS.map(emptyTabText)).toEqual([
    'No upcoming bookings found for this phone number.',
    'No completed bookings found for this phone number.',
  ]);
});

test('free bookings of this device are listed for their own phone number', () => {
  const free = freeBooking(exampleDraft({ club: 1 }), exampleGuest, now, 'one');
  const all = [free, exampleBooking('T1')];
  expect(freeBookingsOfPhone(all, '98450 11223')).toEqual([{ ...rowOf(free), onDevice: true }]);
  expect(freeBookingsOfPhone(all, '9000000000')).toEqual([]);
});

describe('a booking of history gets the person of this device’s record', () => {
  const stored = exampleBooking('T1');
  const nobody = { name: '', email: '', phone: '' };
  test.each([
    ['of the very same booking', 'T1', stored, stored.person],
    ['not of another', 'T2', stored, nobody],
    ['not of one that has no id either', null, { ...stored, id: null }, nobody],
    ['not without a record', 'T1', null, nobody],
    ['not without an id and a record', null, null, nobody],
  ])('%s', (_, id, record, person) => {
    const navigation = { ...bookingFromRow(row('T1', null)), id };
    const sources = { navigation, recorded: [], confirmed: record, opened: null };
    expect(findBooking(null, sources)).toEqual({ ...navigation, person });
  });
});

describe('a ticket is read wherever it stands', () => {
  const none = { navigation: null, recorded: [], confirmed: null, opened: null };
  test('a ticket of the history that a record called off since → off', () => {
    const refunded = { ...exampleBooking('T1'), paymentStatus: 'refunded' };
    const navigation = exampleBooking('T1');
    for (const sources of [{ recorded: [refunded] }, { confirmed: refunded }])
      expect(findBooking('T1', { ...none, navigation, ...sources })?.paymentStatus).toBe(
        'refunded',
      );
  });
  test.each<[string, string | null, Partial<Parameters<typeof findBooking>[1]>, string | null]>([
    ['navigation first', 'T1', { navigation: exampleBooking('T1'), opened: row('T1', null) }, 'T1'],
    [
      'then the payment records',
      'T2',
      { navigation: exampleBooking('T1'), recorded: [exampleBooking('T2')] },
      'T2',
    ],
    ['then the confirmed one', 'T3', { confirmed: exampleBooking('T3') }, 'T3'],
    ['then the card just opened', 'T4', { opened: row('T4', null) }, 'T4'],
    ['nowhere at all', 'T5', {}, null],
    ['nowhere', 'T5', { confirmed: exampleBooking('T3'), opened: row('T4', null) }, null],
    [
      'without an id, from navigation',
      null,
      { navigation: exampleBooking('T1'), confirmed: exampleBooking('T3') },
      'T1',
    ],
    ['without an id, the confirmed one', null, { confirmed: exampleBooking('T3') }, 'T3'],
    ['without an id, never an opened card', null, { opened: row('T4', null) }, null],
  ])('%s', (_, id, sources, expected) => {
    expect(findBooking(id, { ...none, ...sources })?.id ?? null).toBe(expected);
  });

  test('without an id, nor an opened card without one', () => {
    const opened = { ...row('T4', null), id: null };
    expect(findBooking(null, { ...none, opened })).toBeNull();
  });

  test('the card of another booking says nothing of a ticket', () => {
    const opened = { ...row('T2', null), paymentStatus: 'refunded' };
    const booking = findBooking('T1', { ...none, recorded: [exampleBooking('T1')], opened });
    expect(booking).toEqual({ ...exampleBooking('T1'), isCalledOff: undefined });
  });

  test('a card that failed counts for a ticket that only the history has', () => {
    const opened = { ...row('T1', null), status: 'failed', paymentStatus: '' };
    const booking = findBooking('T1', { ...none, navigation: exampleBooking('T1'), opened });
    expect(booking?.status).toBe('failed');
  });

  test('a good card does not call a contradicted record off', () => {
    const record = { ...exampleBooking('T1'), status: 'cancelled' };
    const opened = { ...row('T1', null), status: 'confirmed', paymentStatus: 'success' };
    const booking = findBooking('T1', { ...none, recorded: [record], opened });
    expect(booking?.isCalledOff).toBeUndefined();
  });

  test('the words of another booking that is off do not count for a ticket', () => {
    const refunded = { ...exampleBooking('T2'), paymentStatus: 'refunded' };
    const booking = findBooking('T1', { ...none, recorded: [refunded, exampleBooking('T1')] });
    expect(booking).toMatchObject({ status: 'confirmed', paymentStatus: 'success' });
  });

  test.each([
    ['cancelled', 'refunded', 'cancelled'],
    ['pending', 'pending', 'confirmed'],
    ['failed', '', 'confirmed'],
  ])(
    'a record of this device beside a card with %j and %j: %s',
    (status, paymentStatus, statusWord) => {
      const opened = { ...row('T1', null), status, paymentStatus };
      for (const [id, sources] of [
        ['T1', { recorded: [exampleBooking('T1')] }],
        [null, { confirmed: exampleBooking('T1') }],
      ] as const) {
        const booking = findBooking(id, { ...none, ...sources, opened });
        expect(booking?.status).toBe(statusWord);
        expect(booking?.person.name).toBe('Asha Rao');
      }
    },
  );

  test('of two records of a ticket the one that is off counts, before one of which a part went back', () => {
    const partly = { ...exampleBooking('T1'), paymentStatus: 'partially_refunded' };
    const refunded = { ...exampleBooking('T1'), paymentStatus: 'refunded' };
    const booking = findBooking('T1', { ...none, recorded: [partly], confirmed: refunded });
    expect(booking?.paymentStatus).toBe('refunded');
  });

  test.each(['refunded', 'partially_refunded'])(
    'a ticket of the history alone beside a card that says %s: so does the ticket',
    (paymentStatus) => {
      const opened = { ...row('T1', null), paymentStatus };
      const booking = findBooking('T1', { ...none, navigation: exampleBooking('T1'), opened });
      expect(booking?.paymentStatus).toBe(paymentStatus);
    },
  );

  test('the ticket of a card says what the card says, and no more', () => {
    const opened = { ...row('T4', '2027-01-01'), location: 'Manali', status: 'confirmed' };
    expect(bookingFromRow(opened)).toMatchObject({
      id: 'T4',
      transactionId: null,
      status: 'confirmed',
      total: null,
      lines: [],
      item: null,
      person: { name: '', email: '', phone: '' },
      summary: {
        title: 'T4',
        organiser: '',
        location: 'Manali',
        date: { day: '2027-01-01', at: null },
      },
    });
  });
});

test.each<[string, string, ReturnType<typeof calledOffStatusesOf>]>([
  ['confirmed', 'success', null],
  ['cancelled', 'success', { status: 'cancelled', paymentStatus: 'success' }],
  ['failed', 'success', { status: 'failed', paymentStatus: 'success' }],
  ['failed', 'pending', null],
  ['confirmed', 'refunded', { paymentStatus: 'refunded' }],
])(
  'a card with %j and %j calls off a paid booking by these words: %j',
  (status, paymentStatus, words) => {
    expect(calledOffStatusesOf({ ...row('T1', null), status, paymentStatus })).toStrictEqual(words);
  },
);

test('a paid booking that the platform called off is off on its card, and not only contradicted', () => {
  const booking = calledOff(exampleBooking('T1'), { status: 'cancelled' });
  expect(bookingStanding(rowOf(booking)).kind).toBe('off');
  expect(bookingStanding(bookingFromRow(rowOf(booking))).kind).toBe('off');
});
