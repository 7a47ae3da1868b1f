import { describe, expect, test } from 'vitest';
import { AMOUNT_LIMIT } from '#machines/domain/booking/amount.ts';
import {
  calledOff,
  confirmedBooking,
  draftOf,
  freeBooking,
  isAvailable,
  isBookable,
  isFree,
  paymentPayload,
  summaryOf,
  ticketItem,
} from '#machines/domain/booking/booking.ts';
import {
  paymentLabel,
  statusLabel,
  thankedName,
  thanksSentence,
} from '#machines/domain/booking/booking-labels.ts';
import {
  bookingStanding,
  isConfirmed,
  isOnDevice,
  isRefunded,
} from '#machines/domain/booking/booking-status.ts';
import { lines, type TicketLine } from '#machines/domain/booking/selection.ts';
import { addresses, exampleGuest, examplePending } from '../../fixtures/bookings.ts';
import { exampleDraft, exampleEvent, exampleTickets, exampleTrip } from '../../fixtures/items.ts';
import { exampleBooking, paymentAnswer } from '../../fixtures/payment-answers.ts';

const now = Date.UTC(2026, 10, 21, 5, 0);
const pending = examplePending('T1');
const paidAnswer = paymentAnswer({
  local: {
    paymentStatus: 'success',
    amount: 3_079_912,
    userName: 'Someone Else',
    userEmail: 'else@example.com',
    userPhone: '9000000000',
  },
  provider: { success: true, transactionId: 'P1' },
});

/** The line as one ticket that costs a paisa more than a booking may. */
const aPaisaAboveTheLimit = (line: TicketLine): TicketLine => ({
  ...line,
  quantity: 1,
  price: AMOUNT_LIMIT + 1,
  oldPrice: AMOUNT_LIMIT + 1,
});

describe('a draft can be booked when it has tickets for an amount within the limit', () => {
  const draft = draftOf(exampleTrip, lines(exampleTickets, { own: 2 }));

  test('as the selector made it', () => {
    expect(draft).toMatchObject({ kind: 'trip', lines: [{ id: 'own', quantity: 2 }] });
    expect([isBookable(draft), isFree(draft)]).toEqual([true, false]);
  });

  test.each([
    ['nothing chosen', exampleDraft({})],
    ['a paisa above the limit', { ...draft, lines: draft.lines.map(aPaisaAboveTheLimit) }],
  ])('%s: not bookable, and not free', (_, unbookable) => {
    expect([isBookable(unbookable), isFree(unbookable)]).toEqual([false, false]);
  });

  test('members alone are free', () => {
    expect(isFree(exampleDraft({ club: 2 }))).toBe(true);
  });
});

describe('a draft is available while its item takes bookings and has a seat for each ticket', () => {
  test.each([
    ['as many seats as tickets', 2, now, true],
    ['a seat less', 1, now, false],
    ['a ride that is over', 2, Date.UTC(2027, 5, 30), false],
  ])('%s', (_, availableSeats, at, isOpen) => {
    const draft = exampleDraft({ own: 2 }, { ...exampleTrip, availableSeats });
    expect(isAvailable(draft, at)).toBe(isOpen);
  });
});

test('the item of a ticket has none of its long texts', () => {
  const brief = {
    description: '',
    inclusions: [],
    exclusions: [],
    tags: [],
    category: '',
    bookingTypes: [],
  };
  expect(ticketItem(exampleTrip)).toEqual({ ...exampleTrip, ...brief, itinerary: [] });
  expect(ticketItem(exampleEvent)).toEqual({ ...exampleEvent, ...brief });
});

describe('the payload of a payment', () => {
  test('carries the item, the total, the seats, the guest and both ways back', () => {
    expect(paymentPayload(exampleDraft({ own: 2, pillion: 1 }), exampleGuest, addresses)).toEqual({
      bookingType: 'trip',
      itemId: 'manali-leh',
      priceToBePaid: 8_159_724,
      seats: [{ quantity: 3 }],
      user: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
      callbackUrl: 'https://api.example.com/api/v1/order/phonepe/guest-callback',
      redirectUrl: 'https://kickstand.example.com/paymentsuccessandfailure',
    });
  });

  test('an item without an id cannot be paid for; a slash at the end of the base is one', () => {
    const draft = exampleDraft({ own: 1 }, { ...exampleTrip, id: null });
    expect(paymentPayload(draft, exampleGuest, addresses)).toBeNull();
    const base = { ...addresses, apiBase: 'https://api.example.com//' };
    expect(paymentPayload(exampleDraft({ own: 1 }), exampleGuest, base)?.callbackUrl).toBe(
      'https://api.example.com/api/v1/order/phonepe/guest-callback',
    );
  });
});

describe('the record of a paid booking', () => {
  test('takes item and person from the stored booking of the same transaction', () => {
    expect(
      confirmedBooking({ transactionId: 'T1', pending, answer: paidAnswer, bookedAt: now }),
    ).toEqual({
      id: 'T1',
      transactionId: 'T1',
      paymentId: 'P1',
      status: 'confirmed',
      paymentStatus: 'success',
      bookedAt: now,
      total: 3_079_912,
      amountPaid: 3_079_912,
      item: pending.draft.item,
      kind: 'trip',
      lines: pending.draft.lines,
      person: { name: 'Asha Rao', email: 'asha@example.com', phone: '9845011223' },
      summary: summaryOf(pending.draft.item),
    });
  });

  test.each([
    ['another transaction', examplePending('T2')],
    ['nothing', null],
  ])('with %s stored, the person comes from the answer and nothing else does', (_, stored) => {
    const booking = confirmedBooking({
      transactionId: 'T1',
      pending: stored,
      answer: paidAnswer,
      bookedAt: now,
    });
    expect(booking).toMatchObject({
      id: 'T1',
      item: null,
      kind: null,
      lines: [],
      total: 3_079_912,
      person: { name: 'Someone Else', email: 'else@example.com', phone: '9000000000' },
      summary: { title: '', organiser: '', picture: null, location: '', date: null },
    });
  });

  test('a person nobody knows is Not available', () => {
    const bare = paymentAnswer({ provider: { success: true } });
    const booking = confirmedBooking({
      transactionId: 'T1',
      pending: null,
      answer: bare,
      bookedAt: now,
    });
    const unknown = 'Not available';
    expect(booking.person).toEqual({ name: unknown, email: unknown, phone: unknown });
    expect([booking.total, booking.amountPaid, booking.paymentId]).toEqual([null, null, 'T1']);
  });

  test('the payment id is the provider’s, else the answer’s, else the transaction', () => {
    const withoutProvider = paymentAnswer({ local: { paymentStatus: 'success' } });
    expect(
      confirmedBooking({ transactionId: 'T1', pending, answer: withoutProvider, bookedAt: now })
        .paymentId,
    ).toBe('T1');
    const named = { ...paymentAnswer({ provider: { success: true } }), transactionId: 'A1' };
    expect(
      confirmedBooking({ transactionId: 'T1', pending, answer: named, bookedAt: now }).paymentId,
    ).toBe('A1');
  });

  test('is of the generation in which its payment started, else of that of its check', () => {
    const of = (generation: string | undefined) =>
      confirmedBooking({
        transactionId: 'T1',
        pending: { ...pending, generation },
        answer: paidAnswer,
        bookedAt: now,
        generation: 'of its check',
      }).generation;
    expect([of('of its start'), of(undefined)]).toEqual(['of its start', 'of its check']);
  });

  test('has the words that called it off, and no other word confirms it', () => {
    const booking = exampleBooking('T1');
    expect(calledOff(booking, { paymentStatus: 'refunded' })).toEqual({
      ...booking,
      paymentStatus: 'refunded',
      isCalledOff: true,
    });
  });

  test.each([
    ['payment', { orderStatus: 'confirmed', paymentStatus: 'partialRefund' }, 'partlyRefunded'],
    ['order', { orderStatus: 'Partially Refunded', paymentStatus: 'success' }, 'partlyRefunded'],
    ['order that is off', { orderStatus: 'cancelled', paymentStatus: 'partial_refund' }, 'off'],
  ])('partly refunded, as the %s says: its ticket says so', (_, local, kind) => {
    const answer = paymentAnswer({ local, provider: { success: true } });
    const booking = confirmedBooking({ transactionId: 'T1', pending, answer, bookedAt: now });
    expect(bookingStanding(booking).kind).toBe(kind);
    expect([booking.status, booking.paymentStatus]).toContain(
      Object.values(local).find((word) => /partial/i.test(word)),
    );
  });

  test('what was paid is what the server says, else the total', () => {
    const less = paymentAnswer({ local: { amount: 100 }, provider: { success: true } });
    const silent = paymentAnswer({ provider: { success: true } });
    const paidOf = (answer: typeof less) =>
      confirmedBooking({ transactionId: 'T1', pending, answer, bookedAt: now }).amountPaid;
    expect([paidOf(less), paidOf(silent)]).toEqual([100, 3_079_912]);
  });
});

test('a free booking is confirmed on this device, under an id of its own', () => {
  const draft = exampleDraft({ club: 2 });
  const booking = freeBooking(draft, exampleGuest, now, '7f3a');
  expect(booking).toMatchObject({
    id: 'local-7f3a',
    transactionId: 'ZERO_PRICE',
    paymentId: 'ZERO_PRICE',
    status: 'confirmed',
    paymentStatus: 'success',
    total: 0,
    amountPaid: 0,
    kind: 'trip',
    lines: draft.lines,
    person: { name: 'Asha Rao', phone: '9845011223' },
  });
  expect([isOnDevice(booking), isOnDevice({ id: 'T1' }), isOnDevice({ id: null })]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('status, payment and thanks', () => {
  test.each([
    ['confirmed', 'success', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['confirmed', 'pending', 'Confirmed', 'pending', 'confirmed', 'pending'],
    ['confirmed', '', 'Confirmed', 'Pending', 'confirmed', 'pending'],
    ['on hold', 'success', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['on hold', 'refunded', 'on hold', 'refunded', 'received', 'pending'],
    ['', '', 'Pending', 'Pending', 'received', 'pending'],
    ['CONFIRMED', 'pending', 'Confirmed', 'pending', 'confirmed', 'pending'],
    ['pending', 'SUCCESS', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['', ' Paid ', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['', 'COMPLETED', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['', 'captured', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['', 'PAYMENT_SUCCESS', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['confirmed', 'unpaid', 'Confirmed', 'unpaid', 'confirmed', 'pending'],
    ['confirmed', 'partial_refund', 'Confirmed', 'partial_refund', 'confirmed', 'processed'],
    ['Cancelled', 'success', 'Confirmed', 'Paid', 'confirmed', 'processed'],
    ['Cancelled', 'Refunded', 'Cancelled', 'Refunded', 'received', 'pending'],
  ])('%j and %j', (status, paymentStatus, statusText, paymentText, booked, processed) => {
    const booking = { status, paymentStatus };
    expect(statusLabel(booking)).toBe(statusText);
    expect(paymentLabel(booking)).toBe(paymentText);
    expect(isConfirmed(booking)).toBe(booked === 'confirmed');
    expect(thanksSentence(booking)).toBe(
      `Your booking is ${booked} and your payment is ${processed}.`,
    );
  });
});

test.each([
  ['Cancelled', 'success', 'Cancelled'],
  ['confirmed', 'success', 'Confirmed'],
  ['on hold', 'success', 'Confirmed'],
])(
  'a booking that was called off with %j and %j is labelled %s',
  (status, paymentStatus, label) => {
    expect(statusLabel({ status, paymentStatus, isCalledOff: true })).toBe(label);
  },
);

test.each([
  ['refunded', 'success', true],
  ['confirmed', 'refund_initiated', true],
  ['confirmed', 'success', false],
  ['cancelled', 'success', false],
  ['confirmed', 'partially_refunded', false],
  ['refunded', 'partially_refunded', false],
  ['refunded', 'refund_failed', false],
  ['confirmed', 'refund_failed', false],
])('the money of %j and %j went back as a whole: %s', (status, paymentStatus, isBack) => {
  expect(isRefunded({ status, paymentStatus })).toBe(isBack);
});

describe('what a booking is worth', () => {
  test.each<[string, string, string]>([
    ['confirmed', 'success', 'good'],
    ['', '', 'good'],
    ['pending', 'on hold', 'good'],
    ['confirmed', 'captured', 'good'],
    ['confirmed', 'PAID', 'good'],
    ['constructor', '__proto__', 'good'],
    ['cancelled', '', 'off cancelled'],
    ['CANCELED', 'pending', 'off cancelled'],
    [' Expired ', '', 'off expired'],
    ['Rejected', 'failed', 'off rejected failed'],
    ['pending', 'failed', 'off failed'],
    ['void', '', 'off voided'],
    ['declined', 'pending', 'off declined'],
    ['CANCELLED_BY_USER', '', 'off cancelled'],
    ['deleted', '', 'off deleted'],
    ['confirmed', 'refund_initiated', 'off refunding'],
    ['confirmed', 'refund_failed', 'off refundFailed'],
    ['', 'cancelled', 'off cancelled'],
    ['cancelled', 'refunded', 'off cancelled refunded'],
    ['Cancelled', 'CANCELED', 'off cancelled'],
    ['confirmed', 'refunded', 'off refunded'],
    ['confirmed', 'Partially Refunded', 'partlyRefunded partlyRefunded'],
    ['', 'partial_refund', 'partlyRefunded partlyRefunded'],
    ['cancelled', 'partially-refunded', 'off cancelled partlyRefunded'],
    ['refunded', 'partially refunded', 'off refunded partlyRefunded'],
    ['confirmed', 'REVERSED', 'off refunded'],
    ['confirmed', 'chargeback', 'off chargedBack'],
    ['refunded', 'success', 'off refunded'],
    ['cancelled', 'success', 'contradicted cancelled'],
    ['confirmed', 'expired', 'contradicted expired'],
    ['confirmed', 'payment_failed', 'contradicted failed'],
  ])('%j and %j: %s', (status, paymentStatus, standing) => {
    const { kind, reasons } = bookingStanding({ status, paymentStatus });
    expect([kind, ...reasons].join(' ')).toBe(standing);
  });
});

test('a ticket shows the first day of what was booked', () => {
  expect(summaryOf(exampleEvent)).toEqual({
    title: 'Bengaluru Night Ride',
    organiser: 'City Throttle Club',
    picture: exampleEvent.picture,
    location: 'Cubbon Park gate, Bengaluru',
    date: { day: '2027-03-06', at: null },
  });
});

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['  Asha  Rao ', 'Asha Rao'],
  ['Dr. Asha Rao', 'Dr. Asha Rao'],
  ['Asha R.', 'Asha R'],
  ['आशा राव।', 'आशा राव'],
  ['...', ''],
  ['', ''],
  ['Not available', ''],
  ['  NOT AVAILABLE ', ''],
  ['Not provided', ''],
  ['not provided', ''],
  ['Notan Provided', 'Notan Provided'],
])('%j is thanked as %j', (name, thanked) => {
  expect(thankedName({ name })).toBe(thanked);
});
