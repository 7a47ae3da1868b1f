import { describe, expect, test } from 'vitest';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { rideDayOf } from '#machines/domain/booking/ride-day.ts';
import { parseDate } from '#machines/domain/calendar/calendar.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { confirmedRide } from '../../fixtures/bookings.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

const booked = (item: Item | null, start: string | null = null): Booking => ({
  ...confirmedRide,
  item,
  summary: { ...confirmedRide.summary, date: start === null ? null : parseDate(start) },
});

/** From 12 to 20 June 2027. */
const trip = booked({ ...exampleTrip, meetupTime: '' }, '2027-06-12');
const evening = booked(
  { ...exampleTrip, meetupTime: '', end: null, duration: '3 hours' },
  '2027-06-12T17:00:00',
);

describe('the day of a ride', () => {
  test.each<[string, Booking, number, string | undefined]>([
    ['two days before', trip, noonOf('2027-06-10'), undefined],
    ['the last minute of that day', trip, Date.parse('2027-06-10T23:59:59+05:30'), undefined],
    [
      'the day before, from midnight in India',
      trip,
      Date.parse('2027-06-11T00:00+05:30'),
      'tomorrow',
    ],
    ['the day before', trip, noonOf('2027-06-11'), 'tomorrow'],
    ['its own day, from midnight in India', trip, Date.parse('2027-06-12T00:00+05:30'), 'today'],
    ['its second day', trip, noonOf('2027-06-13'), undefined],
    ['after it', trip, noonOf('2027-07-01'), undefined],
    ['while it runs', evening, Date.parse('2027-06-12T19:59+05:30'), 'today'],
    ['once its hours are over', evening, Date.parse('2027-06-12T20:00+05:30'), undefined],
    [
      'a card of My Bookings, on its day',
      booked(null, '2027-06-12'),
      noonOf('2027-06-12'),
      'today',
    ],
    ['a ride without a date', booked(exampleTrip), noonOf('2027-06-12'), undefined],
    [
      'a booking that is off',
      { ...trip, status: 'cancelled', paymentStatus: 'refunded' },
      noonOf('2027-06-12'),
      undefined,
    ],
    [
      'a booking whose payment is not in',
      { ...trip, status: 'pending', paymentStatus: 'pending' },
      noonOf('2027-06-12'),
      undefined,
    ],
    [
      'one whose words contradict each other',
      { ...trip, status: 'cancelled', paymentStatus: 'success' },
      noonOf('2027-06-12'),
      undefined,
    ],
    [
      'one that was refunded in part',
      { ...trip, paymentStatus: 'partially_refunded' },
      noonOf('2027-06-12'),
      'today',
    ],
  ])('%s', (_, booking, now, day) => {
    expect(rideDayOf(booking, now)?.day).toBe(day);
  });
});

describe('the time to be there', () => {
  const event = { ...exampleEvent, meetupTime: '', timings: '' };
  test.each<[string, Booking, unknown]>([
    [
      'the meetup',
      booked({ ...exampleTrip, meetupTime: '6:30 am' }, '2027-06-12T07:00'),
      { label: 'meetup', text: '6:30 am' },
    ],
    [
      'the organiser’s own words',
      booked({ ...event, timings: '6 to 10 in the morning' }, '2027-06-12T06:00'),
      { label: 'timings', text: '6 to 10 in the morning' },
    ],
    ['the start', booked(event, '2027-06-12T06:00'), { label: 'start', text: '6:00 AM' }],
    ['none', booked(event, '2027-06-12'), null],
    ['none of a card of My Bookings', booked(null, '2027-06-12'), null],
  ])('%s', (_, booking, time) => {
    expect(rideDayOf(booking, noonOf('2027-06-11'))).toEqual({ day: 'tomorrow', time });
  });
});
