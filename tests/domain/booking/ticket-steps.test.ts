import { describe, expect, test } from 'vitest';
import { freeBooking } from '#machines/domain/booking/booking.ts';
import { bookingFromRow, rowOf } from '#machines/domain/booking/my-bookings.ts';
import { ticketSteps } from '#machines/domain/booking/ticket-steps.ts';
import { confirmedRide, NOW, secondGuest } from '../../fixtures/bookings.ts';
import { exampleDraft } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

/** The ride goes from 12 to 20 June 2027. */
const statesOn = (day: string, booking = confirmedRide) =>
  ticketSteps(booking, noonOf(day)).map(({ kind, state }) => `${kind} ${state}`);

describe('a paid ride', () => {
  test.each([
    ['2027-06-10', 'rider next', 'ride later'],
    ['2027-06-11', 'rider done', 'ride next'],
    ['2027-06-20', 'rider done', 'ride next'],
    ['2027-06-21', 'rider done', 'ride done'],
  ])('on %s: %s, %s', (day, rider, ride) => {
    expect(statesOn(day)).toEqual(['booked done', 'paid done', rider, ride]);
  });

  test('its days: when it was booked, the last for another name, the start', () => {
    expect(ticketSteps(confirmedRide, noonOf('2026-11-21')).map(({ day }) => day)).toEqual([
      '2026-11-21',
      null,
      '2027-06-10',
      '2027-06-12',
    ]);
  });

  test('without a date: no last day for another name, and the ride stays ahead', () => {
    const undated = {
      ...confirmedRide,
      item: null,
      summary: { ...confirmedRide.summary, date: null },
    };
    expect(statesOn('2030-01-01', undated)).toEqual(['booked done', 'paid done', 'ride next']);
  });

  test('without an end: over once the day of its start is', () => {
    const { item } = confirmedRide;
    const endless = { ...confirmedRide, item: item && { ...item, duration: '', end: null } };
    expect(statesOn('2027-06-12', endless).at(-1)).toBe('ride next');
    expect(statesOn('2027-06-13', endless).at(-1)).toBe('ride done');
  });

  test('of a card of My Bookings: over once its one day is', () => {
    const listed = bookingFromRow(rowOf(confirmedRide));
    expect(statesOn('2027-06-12', listed).at(-1)).toBe('ride next');
    expect(statesOn('2027-06-13', listed).at(-1)).toBe('ride done');
    expect(ticketSteps(listed, noonOf('2027-06-12'))[0]).toMatchObject({
      kind: 'booked',
      day: null,
    });
  });
});

test('not paid: the payment is next, and no seat is passed on', () => {
  const unpaid = { ...confirmedRide, status: '', paymentStatus: 'pending' };
  expect(statesOn('2026-11-21', unpaid)).toEqual(['received done', 'unpaid next', 'ride later']);
});

test('free: the next step is to inform the organiser, until the ride has started', () => {
  const free = freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, '7');
  expect(statesOn('2027-06-12', free)).toEqual(['booked done', 'organiser next', 'ride later']);
  expect(statesOn('2027-06-13', free)).toEqual(['booked done', 'organiser done', 'ride next']);
});
