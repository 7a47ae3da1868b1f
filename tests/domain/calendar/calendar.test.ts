import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareDates,
  dayOf,
  daysBetween,
  formatDay,
  formatDays,
  formatMoment,
  formatMonth,
  formatPastMoment,
  formatShortDay,
  isDay,
  isUpcomingDate,
  monthLabel,
  parseDate,
} from '#machines/domain/calendar/calendar.ts';
import { noonOf } from '../../fixtures/noon.ts';

const at = (iso: string) => Date.parse(iso);

describe('a date is read as organisers write it', () => {
  test.each([
    ['2027-06-12', '2027-06-12', null],
    [' 2027-06-12 ', '2027-06-12', null],
    ['2027-06-12T06:30:00+05:30', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T06:30:00+0530', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T06:30', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12 06:30', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T06:30:15', '2027-06-12', '2027-06-12T01:00:15Z'],
    ['2027-06-12T06:30:15.123456789', '2027-06-12', '2027-06-12T01:00:15Z'],
    ['2027-06-12T01:00:00Z', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T01:00:00.000Z', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T01:00:00.123456Z', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12t01:00:00z', '2027-06-12', '2027-06-12T01:00:00Z'],
    ['2027-06-12T20:00:00Z', '2027-06-13', '2027-06-12T20:00:00Z'],
    ['2027-06-12T06:30:00-07:00', '2027-06-12', '2027-06-12T13:30:00Z'],
    ['2027-06-12T23:59:59Z', '2027-06-13', '2027-06-12T23:59:59Z'],
    ['2027-06-12T06:30+14:00', '2027-06-11', '2027-06-11T16:30:00Z'],
    ['2027-06-12T06:30+05:59', '2027-06-12', '2027-06-12T00:31:00Z'],
    ['1990-01-01T01:00Z', '1990-01-01', '1990-01-01T01:00:00Z'],
    ['2199-12-31T01:00Z', '2199-12-31', '2199-12-31T01:00:00Z'],
    ['1990-01-01', '1990-01-01', null],
    ['2199-12-31', '2199-12-31', null],
    [100_000_000_000 * 60, '2160-02-18', '2160-02-18T10:40:00Z'],
    ['2027-06-12T20:00:00-08:00', '2027-06-13', '2027-06-13T04:00:00Z'],
    // PostgreSQL, Java, Python, Go, and the basic form of ISO 8601
    ['2027-03-19 23:45:00+00', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['2027-03-19 23:45:00.123456+05:30', '2027-03-19', '2027-03-19T18:15:00Z'],
    ['2027-03-19 23:45:00-03', '2027-03-20', '2027-03-20T02:45:00Z'],
    ['2027-03-19T23:45+05:30[Asia/Kolkata]', '2027-03-19', '2027-03-19T18:15:00Z'],
    ['2027-03-19T23:45:00.000Z[UTC]', '2027-03-20', '2027-03-19T23:45:00Z'],
    [
      '2027-03-19T23:45-03:00[America/Argentina/Buenos_Aires]',
      '2027-03-20',
      '2027-03-20T02:45:00Z',
    ],
    ['2027-03-19 23:45:00 UTC', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['2027-03-19 23:45:00 GMT', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['2027-03-19 23:45:00 +0000 UTC', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['20270319T2345Z', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['20270319T234500Z', '2027-03-20', '2027-03-19T23:45:00Z'],
    ['20270319T234500.5+0530', '2027-03-19', '2027-03-19T18:15:00Z'],
    ['20270319T2345+05', '2027-03-20', '2027-03-19T18:45:00Z'],
    ['20270319T2345', '2027-03-19', '2027-03-19T18:15:00Z'],
    ['20270319', '2027-03-19', null],
    [at('2027-06-12T01:00:00Z'), '2027-06-12', '2027-06-12T01:00:00Z'],
    [at('2027-06-12T01:00:00Z') / 1000, '2027-06-12', '2027-06-12T01:00:00Z'],
    [String(at('2027-06-12T01:00:00Z')), '2027-06-12', '2027-06-12T01:00:00Z'],
    [String(at('2027-06-12T01:00:00Z') / 1000), '2027-06-12', '2027-06-12T01:00:00Z'],
  ])('%s', (value, day, instant) => {
    expect(parseDate(value)).toEqual({ day, at: instant === null ? null : at(instant) });
  });

  test.each([
    ...['2027-06-12T00:00:00.000Z', '2027-06-12T00:00:00.000000Z', '2027-06-12T00:00:00+05:30'],
    ...['2027-06-12T00:00:00-08:00', '2027-06-12 00:00:00', '2027-06-12T00:00'],
    ...['2027-06-12 00:00:00+00', '2027-06-12T00:00+05:30[Asia/Kolkata]', '20270612T0000Z'],
    at('2027-06-12T00:00:00Z'),
    at('2027-06-12T00:00:00Z') / 1000,
    String(at('2027-06-12T00:00:00Z')),
  ])('%s, a clock of 00:00, is the day that is written', (value) => {
    expect(parseDate(value)).toEqual({ day: '2027-06-12', at: null, isMidnight: true });
  });

  test.each([
    ['half past five in India', '2027-06-12T05:30:00+05:30', '2027-06-12T00:00:00Z'],
    ['midnight in India, written in UTC', '2027-06-11T18:30:00.000Z', '2027-06-11T18:30:00Z'],
    ['the same as a number', at('2027-06-11T18:30:00Z'), '2027-06-11T18:30:00Z'],
    ['a second after midnight', '2027-06-12T00:00:01+05:30', '2027-06-11T18:30:01Z'],
    ['a millisecond after it', '2027-06-12T00:00:00.001+05:30', '2027-06-11T18:30:00Z'],
    ['half past midnight', '2027-06-12T00:30+05:30', '2027-06-11T19:00:00Z'],
  ])('%s is a moment of that day', (_, value, instant) => {
    expect(parseDate(value)).toEqual({ day: '2027-06-12', at: at(instant) });
  });

  test.each([
    ...[null, undefined, '', 'soon', 'TBA', '2027-02-30', '2027-13-01', '2027-00-10', '2027-6-1'],
    ...['12-06-2027', '12/06/2027', '2027-06-12T25:00', '2027-06-12T10:60'],
    ...['2027-06-12T10:00:61Z', '2027-06-12T10:00+99:00', '2027-06-12T10:00+05:75', '0001-01-01'],
    ...['9999-12-31', '2027-06-12; drop', '12345', 'x1781222400', '1781222400x'],
    ...['2027-03-19T23:45[Asia/Kolkata]', '2027-03-19 23:45:00+5', '2027-03-19 23:45:00 IST'],
    ...['2027-03-19T23:45Z[', '20271319', '20270319T23', '20270319T2345x', '2027-0319T2345Z'],
    ...['12345678901234', 'x2027-06-12', '2027-06-12x', '2027-06-12T10', '1989-12-31T01:00Z'],
    ...['2200-01-02T01:00Z', 100_000_000_000, 0, -1],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    9e15,
    Date.UTC(2201, 0, 1),
    'x1717200000',
    '1717200000x',
    {},
    [],
    true,
    ['2027-06-12'],
  ])('%j is no date', (value) => {
    expect(parseDate(value)).toBeNull();
  });
});

describe('a booking is upcoming until its day, or its hour, has passed in India', () => {
  const now = at('2026-11-21T10:00:00+05:30');
  test.each([
    ['no date', null, true],
    ['tomorrow', '2026-11-22', true],
    ['today', '2026-11-21', true],
    ['yesterday', '2026-11-20', false],
    ['today at this very moment', '2026-11-21T10:00:00+05:30', true],
    ['today, a second ago', '2026-11-21T09:59:59+05:30', false],
    ['today at midnight UTC, a day without a time', '2026-11-21T00:00:00.000Z', true],
    ['last year', '2025-11-21', false],
  ])('%s: %s → %s', (_, text, upcoming) => {
    expect(isUpcomingDate(parseDate(text), now)).toBe(upcoming);
  });

  test.each([
    ['2026-11-20T18:29:59Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-11-21T18:29:59Z', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '2026-11-22'],
  ])('at %s it is %s in India', (instant, day) => {
    expect(dayOf(at(instant))).toBe(day);
  });
});

describe('dates are shown one way', () => {
  test.each([
    ['2027-06-12', 'Sat 12 Jun 2027', '12 Jun 2027', 'Jun 2027'],
    ['2026-12-05', 'Sat 5 Dec 2026', '5 Dec 2026', 'Dec 2026'],
    ['2028-02-29', 'Tue 29 Feb 2028', '29 Feb 2028', 'Feb 2028'],
    ['2027-09-01', 'Wed 1 Sep 2027', '1 Sep 2027', 'Sep 2027'],
  ])('%s', (day, full, short, month) => {
    expect([formatDay(day), formatShortDay(day), formatMonth(day)]).toEqual([full, short, month]);
  });

  test('a month among others has its year only beside one of the same name', () => {
    const months = ['2026-12', '2027-01', '2027-12'];
    expect(months.map((month) => monthLabel(month, months))).toEqual([
      'Dec 2026',
      'Jan',
      'Dec 2027',
    ]);
  });

  test.each([
    ['2026-12-05', '2026-12-06', 'Sat 5 Dec 2026 to Sun 6 Dec 2026'],
    ['2026-12-05', '2026-12-05', 'Sat 5 Dec 2026'],
  ])('%s to %s', (first, last, text) => {
    expect(formatDays(first, last)).toBe(text);
  });
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', -21, '2026-10-31'],
])('%s and %d days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
  expect(daysBetween(day, other)).toBe(days);
});

test('a day in the calendar is a day that exists', () => {
  expect(['2027-02-28', '2028-02-29', '1990-01-01', '2199-12-31'].every(isDay)).toBe(true);
  expect(['x2027-02-28', '2027-02-28x', '2027-02-28T00:00'].some(isDay)).toBe(false);
  expect(['2027-02-29', '1989-12-31', '2200-01-01', '2027-1-01', ''].some(isDay)).toBe(false);
});

test.each([
  ['2026-11-22T11:50:00Z', 'Sun 22 Nov 2026, 5:20 PM'],
  ['2026-11-22T18:29:59Z', 'Sun 22 Nov 2026, 11:59 PM'],
  ['2026-11-22T18:30:00Z', 'Mon 23 Nov 2026, 12:00 AM'],
  ['2026-11-23T06:35:00Z', 'Mon 23 Nov 2026, 12:05 PM'],
])('%s by the clock of India is %s', (at, text) => {
  expect(formatMoment(Date.parse(at))).toBe(text);
});

test.each([
  ['2027-01-14T14:05:00+05:30', '2:05 PM today'],
  ['2027-01-14T00:00:00+05:30', '12:00 AM today'],
  ['2027-01-13T23:59:00+05:30', '11:59 PM yesterday'],
  ['2027-01-12T23:59:00+05:30', 'Tue 12 Jan 2027, 11:59 PM'],
  ['2027-01-15T00:10:00+05:30', 'Fri 15 Jan 2027, 12:10 AM'],
])('an answer of %s is, on 14 January in India, from %s', (at, age) => {
  expect(formatPastMoment(Date.parse(at), noonOf('2027-01-14'))).toBe(age);
});

test('dates stand by day, a whole day before its hours, and unknown ones last', () => {
  const ordered = [
    { day: '2027-06-11', at: at('2027-06-11T12:30:00Z') },
    { day: '2027-06-12', at: null },
    { day: '2027-06-12', at: at('2027-06-12T01:00:00Z') },
    { day: '2027-06-12', at: at('2027-06-12T12:30:00Z') },
    { day: '2027-06-13', at: null },
    null,
  ];
  const signs = ordered.map((one) => ordered.map((other) => compareDates(one, other)));
  expect(signs).toEqual(
    ordered.map((_, row) => ordered.map((__, column) => Math.sign(row - column))),
  );
});
