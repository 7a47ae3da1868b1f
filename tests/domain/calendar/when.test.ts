import { describe, expect, test } from 'vitest';
import { whenOfBooking } from '#machines/domain/booking/booking-when.ts';
import { parseDate } from '#machines/domain/calendar/calendar.ts';
import {
  googleCalendarUrl,
  icalendar,
  outlookCalendarUrl,
} from '#machines/domain/calendar/icalendar.ts';
import { entryOfItem } from '#machines/domain/calendar/ride-entry.ts';
import { availability, type When, whenOf } from '#machines/domain/calendar/when.ts';
import { lengthInDays } from '#machines/domain/catalogue/filters.ts';
import type { Item, RideEvent, Trip } from '#machines/domain/catalogue/item.ts';
import {
  cardDate,
  detailsDate,
  itineraryDate,
  timeLabel,
  tripEnds,
  untilText,
} from '#machines/domain/catalogue/item-dates.ts';
import { rideData } from '#machines/domain/catalogue/structured-data.ts';
import { confirmedRide } from '../../fixtures/bookings.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';

/** A date as it comes: a text, whose year is 2027, or an epoch. */
type Sent = string | number | null;
const read = (sent: Sent) =>
  parseDate(typeof sent === 'string' && sent.includes('-') ? `2027-${sent}` : sent);

const trip = (start: Sent, end: Sent = null, duration = ''): Trip => ({
  ...exampleTrip,
  duration,
  start: read(start),
  end: read(end),
});
const event = (start: Sent, end: Sent = null, isMultipleDays = false, timings = ''): RideEvent => ({
  ...exampleEvent,
  timings,
  isMultipleDays,
  start: read(start),
  end: read(end),
});

/** The day of the month and the hour as India writes them. */
const india = (at: number | null) =>
  at === null ? '' : new Date(at + 19_800_000).toISOString().slice(8, 16).replace('T', ' ');
const at = (text: string) => Date.parse(`2027-${text.replace(' ', 'T')}:00+05:30`);

/** 'first last | start end' of an item. */
function datesOf(item: Item): string {
  const when = whenOf(item);
  if (when === null) return 'unknown';
  const days = [when.firstDay, when.lastDay].map((day) => day.slice(5)).join(' ');
  return `${days} | ${india(when.startAt)} - ${india(when.endAt)}`;
}

describe('a when is made of its fields', () => {
  test.each<[string, Item, string]>([
    ['a trip of days', trip('06-12', '06-20'), '06-12 06-20 |  - '],
    ['at midnights in UTC', trip('06-12T00:00:00Z', '06-20T00:00:00Z'), '06-12 06-20 |  - '],
    [
      'midnights in India',
      trip('06-12T00:00:00+05:30', '06-20T00:00:00+05:30'),
      '06-12 06-20 |  - ',
    ],
    ['at half past five', trip('06-12T05:30', '06-20T17:00'), '06-12 06-20 | 12 05:30 - 20 17:00'],
    [
      'half past five twice',
      trip('06-12T05:30', '06-20T05:30'),
      '06-12 06-20 | 12 05:30 - 20 05:30',
    ],
    [
      'midnights of India in UTC',
      trip('06-11T18:30:00Z', '06-19T18:30:00Z'),
      '06-12 06-20 | 12 00:00 - 20 00:00',
    ],
    [
      'epochs of days',
      trip(Date.UTC(2027, 5, 12), String(Date.UTC(2027, 5, 20) / 1000)),
      '06-12 06-20 |  - ',
    ],
    ['an hour, and a day as its end', trip('06-12T06:00', '06-20'), '06-12 06-20 | 12 06:00 - '],
    ['a day, and an hour as its end', trip('06-12', '06-13T18:00'), '06-12 06-13 |  - 13 18:00'],
    ['an end before the start', trip('06-12', '06-11', '2 days'), '06-12 06-13 |  - '],
    ['9 days without an end', trip('06-12', null, '9 days'), '06-12 06-20 |  - '],
    ['2N/3D with an hour', trip('06-12T06:00', null, '2N/3D'), '06-12 06-14 | 12 06:00 - '],
    ['6 hours after it', trip('06-12T05:30', null, '6 hours'), '06-12 06-12 | 12 05:30 - 12 11:30'],
    ['6 hours of a day', trip('06-12', null, '6 hours'), '06-12 06-12 |  - '],
    [
      'a night of 8 hours',
      trip('06-12T21:00', null, '8 hours'),
      '06-12 06-12 | 12 21:00 - 13 05:00',
    ],
    ['a weekend nobody counted', trip('06-12', null, 'Weekend'), '06-12 06-12 |  - '],
    ['no start', trip(null, '06-20', '9 days'), 'unknown'],
    ['an evening', event('03-06T18:00', '03-06T21:00'), '03-06 03-06 | 06 18:00 - 06 21:00'],
    [
      'an evening until 00:00',
      event('03-06T19:00', '03-07T00:00:00+05:30', true),
      '03-06 03-06 | 06 19:00 - 07 00:00',
    ],
    [
      'an evening until 00:00 in UTC',
      event('03-06T13:30:00Z', '03-07T00:00:00Z', true),
      '03-06 03-06 | 06 19:00 - 07 00:00',
    ],
    [
      'until midnight of India in UTC',
      event('03-06T13:30:00Z', '03-06T18:30:00Z', true),
      '03-06 03-06 | 06 19:00 - 07 00:00',
    ],
    ['22:00 to 02:00', event('03-06T22:00', '03-07T02:00'), '03-06 03-06 | 06 22:00 - 07 02:00'],
    [
      '22:00 to 02:00 in any case',
      event('03-06T22:00', '03-07T02:00', true),
      '03-06 03-06 | 06 22:00 - 07 02:00',
    ],
    ['22:00 to 07:00', event('03-06T22:00', '03-07T07:00'), '03-06 03-06 | 06 22:00 - 07 07:00'],
    [
      '22:00 to 07:00, several days',
      event('03-06T22:00', '03-07T07:00', true),
      '03-06 03-07 | 06 22:00 - 07 07:00',
    ],
    ['until 06:00', event('03-06T22:00', '03-07T06:00', true), '03-06 03-07 | 06 22:00 - 07 06:00'],
    [
      'a festival until its last night',
      event('03-06T10:00', '03-09T02:00', true),
      '03-06 03-08 | 06 10:00 - 09 02:00',
    ],
    [
      'a festival that ends at 00:00',
      event('03-06T10:00', '03-09T00:00', true),
      '03-06 03-08 | 06 10:00 - 09 00:00',
    ],
    ['one day, ending later', event('03-06T10:00', '03-08T17:00'), '03-06 03-06 | 06 10:00 - '],
    ['an hour, 00:00 that day', event('03-06T10:00', '03-06T00:00'), '03-06 03-06 | 06 10:00 - '],
    ['an hour twice', event('03-06T10:00', '03-06T10:00'), '03-06 03-06 | 06 10:00 - '],
    ['a day with hours', event('03-06', null, false, '6 AM - 10 AM'), '03-06 03-06 |  - 06 10:00'],
    [
      'a day at midnight of UTC with hours',
      event('03-06T00:00:00Z', '03-06T00:00:00Z', false, '6 AM - 10 AM'),
      '03-06 03-06 |  - 06 10:00',
    ],
    [
      'a day with the hours of a night',
      event('03-06', null, false, '8 PM - 2 AM'),
      '03-06 03-06 |  - 07 02:00',
    ],
    [
      'several days with hours',
      event('03-06', '03-08', true, '9 AM - 5 PM'),
      '03-06 03-08 |  - 08 17:00',
    ],
    [
      'several days without an end, with hours',
      event('03-06', null, true, '9 AM - 5 PM'),
      '03-06 03-06 |  - ',
    ],
    [
      'a moment with hours',
      event('03-06T06:00', null, false, '6 AM - 10 AM'),
      '03-06 03-06 | 06 06:00 - 06 10:00',
    ],
    [
      'a moment behind its hours',
      event('03-06T11:30', null, false, '6 AM - 10 AM'),
      '03-06 03-06 | 06 11:30 - ',
    ],
    [
      'an end that is a moment, and other hours',
      event('03-06', '03-06T18:00', false, '6 AM - 10 AM'),
      '03-06 03-06 |  - 06 18:00',
    ],
    ['a day with an hour alone', event('03-06', null, false, '6 AM'), '03-06 03-06 |  - '],
  ])('%s', (_, item, expected) => {
    expect(datesOf(item)).toBe(expected);
  });

  test('a booked ride has its own start and the end of its item', () => {
    expect(whenOfBooking(confirmedRide)).toMatchObject({
      firstDay: '2027-06-12',
      lastDay: '2027-06-20',
    });
    expect(whenOfBooking({ ...confirmedRide, item: null })).toMatchObject({
      lastDay: '2027-06-12',
      hasEnd: false,
    });
  });
});

describe('what can be booked', () => {
  const festival = event('03-06', '03-08', true);
  test.each<[string, Item, string, 'open' | 'departed']>([
    ['a trip of today', trip('06-12', '06-20'), '06-12 23:59', 'open'],
    ['a trip of yesterday', trip('06-12', '06-20'), '06-13 00:00', 'departed'],
    ['a trip before its hour', trip('06-12T05:30', '06-20'), '06-12 05:29', 'open'],
    ['a trip at its hour', trip('06-12T05:30', '06-20'), '06-12 05:30', 'departed'],
    ['an event before its end', event('03-06T18:00', '03-06T21:00'), '03-06 20:59', 'open'],
    ['an event at its end', event('03-06T18:00', '03-06T21:00'), '03-06 21:00', 'departed'],
    ['a night after midnight', event('03-06T22:00', '03-07T02:00'), '03-07 01:59', 'open'],
    ['a night that is over', event('03-06T22:00', '03-07T02:00'), '03-07 02:00', 'departed'],
    ['an evening at 00:00', event('03-06T19:00', '03-07T00:00'), '03-07 00:00', 'departed'],
    ['an event without an end, before', event('03-06T18:00'), '03-06 17:59', 'open'],
    ['an event without an end, begun', event('03-06T18:00'), '03-06 18:00', 'departed'],
    ['an event until some time', event('03-06T18:00', '03-06'), '03-06 23:59', 'open'],
    ['an event of a day', event('03-06'), '03-06 23:59', 'open'],
    ['an event of yesterday', event('03-06'), '03-07 00:00', 'departed'],
    [
      'an event of a day before the end of its hours',
      event('03-06', null, false, '6 AM - 10 AM'),
      '03-06 09:59',
      'open',
    ],
    [
      'an event of a day at the end of its hours',
      event('03-06', null, false, '6 AM - 10 AM'),
      '03-06 10:00',
      'departed',
    ],
    [
      'an event of a day whose hours nobody can read',
      event('03-06', null, false, 'morning'),
      '03-06 23:59',
      'open',
    ],
    ['a festival on its second day', festival, '03-07 12:00', 'open'],
    ['a training on its second day', { ...festival, list: 'trainings' }, '03-07 12:00', 'open'],
    ['a festival on its last evening', festival, '03-08 23:59', 'open'],
    ['a festival that is over', festival, '03-09 00:00', 'departed'],
    ['nobody knows when', event(null, '03-08'), '06-12 12:00', 'open'],
  ])('%s', (_, item, now, expected) => {
    expect(availability(item, at(now))).toBe(expected);
  });

  test.each<[string, Item, string, string]>([
    ['before it begins', festival, '03-05 12:00', ''],
    ['on its first day', festival, '03-06 12:00', ''],
    ['on its second day', festival, '03-07 12:00', 'Until 8 Mar 2027'],
    ['from its hour on', event('03-06T10:00', '03-08', true), '03-06 10:00', 'Until 8 Mar 2027'],
    ['over', festival, '03-09 00:00', ''],
    ['one day', event('03-06T10:00', '03-06T18:00'), '03-06 12:00', ''],
    ['a trip', trip('06-12', '06-20'), '06-14 12:00', ''],
  ])('runs: %s', (_, item, now, expected) => {
    expect(untilText(item, at(now))).toBe(expected);
  });
});

describe('everything says the same of it', () => {
  const source = { host: 'kickstand.example.com', page: '', openedAt: at('01-01 12:00') };
  const page = { url: '', pictures: [], brand: '', home: '', now: at('01-01 12:00') };

  /** The facts that calendars and search engines receive. */
  function written(item: Item): string[] {
    const entry = entryOfItem(item, null, source);
    if (entry === null) throw new Error('It has a date.');
    const lines = icalendar(entry, 'Kickstand').split('\r\n');
    const { dates } = Object.fromEntries(new URL(googleCalendarUrl(entry)).searchParams);
    const { startdt, enddt } = Object.fromEntries(new URL(outlookCalendarUrl(entry)).searchParams);
    const thing = rideData(item, page) ?? { '@type': '' };
    const [from, to] =
      item.kind === 'trip' ? ['departureTime', 'arrivalTime'] : ['startDate', 'endDate'];
    return [
      ...lines.filter((line) => /^DT(START|END);/.test(line)),
      String(dates),
      `${startdt} ${enddt}`,
      `${thing[from ?? '']} ${thing[to ?? '']}`,
    ];
  }

  test('a ride at half past five', () => {
    const ride = trip('06-12T05:30', '06-12T18:00');
    expect(detailsDate(ride)).toBe('Sat 12 Jun 2027, 5:30 AM');
    expect(written(ride)).toEqual([
      'DTSTART;TZID=Asia/Kolkata:20270612T053000',
      'DTEND;TZID=Asia/Kolkata:20270612T180000',
      '20270612T053000/20270612T180000',
      '2027-06-12T00:00:00Z 2027-06-12T12:30:00Z',
      '2027-06-12T05:30:00+05:30 2027-06-12T18:00:00+05:30',
    ]);
  });

  test('a trip of nine days without an end', () => {
    const ride = trip('06-12', null, '9 days');
    expect(tripEnds(ride)?.to.day).toBe('Sun 20 Jun 2027');
    expect(lengthInDays(ride)).toBe(9);
    expect(written(ride)).toEqual([
      'DTSTART;VALUE=DATE:20270612',
      'DTEND;VALUE=DATE:20270621',
      '20270612/20270621',
      '2027-06-12 2027-06-21',
      '2027-06-12 2027-06-20',
    ]);
  });

  test('a night, and an evening that 00:00 closes', () => {
    const night = event('03-06T22:00', '03-07T02:00', true);
    expect([cardDate(night), detailsDate(night), timeLabel(night)]).toEqual([
      '6 Mar 2027',
      'Sat 6 Mar 2027',
      '10:00 PM - 2:00 AM',
    ]);
    expect(lengthInDays(night)).toBe(1);
    expect(written(night).slice(0, 2)).toEqual([
      'DTSTART;TZID=Asia/Kolkata:20270306T220000',
      'DTEND;TZID=Asia/Kolkata:20270307T020000',
    ]);
    const evening = event('03-06T19:00', '03-07T00:00', true);
    expect([detailsDate(evening), timeLabel(evening)]).toEqual([
      'Sat 6 Mar 2027',
      '7:00 PM - 12:00 AM',
    ]);
    expect(written(evening).at(-1)).toBe('2027-03-06T19:00:00+05:30 2027-03-07T00:00:00+05:30');
  });

  test('the hours of an event: its own words first, and of several days only the first', () => {
    const several = event('03-06T10:00', '03-08T17:00', true);
    expect(timeLabel({ ...several, timings: '9 pm' })).toBe('9 pm');
    expect(timeLabel(several)).toBe('10:00 AM');
    expect(timeLabel(event('03-06'))).toBe('Flexible');
    expect(cardDate(several)).toBe('6 Mar 2027 to 8 Mar 2027');
  });
});

const overNewYear = { start: { day: '2027-12-30', at: null } };

test('the first day is the start, the next ones follow over the new year', () => {
  expect(itineraryDate(overNewYear, 1)).toBe('Thu 30 Dec');
  expect(itineraryDate(overNewYear, 3)).toBe('Sat 1 Jan');
});

test('a trip with flexible dates has days without dates', () => {
  expect(itineraryDate({ start: null }, 1)).toBe('');
});

describe('an end that the dates leave open', () => {
  const day = (text: string) => ({ day: text, at: null });
  const moment = (text: string) => ({
    day: text.slice(0, 10),
    at: Date.parse(`${text}:00+05:30`),
  });
  const untimed = { ...exampleEvent, timings: '' };
  test.each<[string, Item, Partial<When>]>([
    [
      'a trip of a day from an hour ends on its day',
      { ...exampleTrip, start: moment('2027-06-12T06:30'), end: null, duration: '1 day' },
      { lastDay: '2027-06-12', endAt: null, hasEnd: true },
    ],
    [
      'a trip of hours on a day ends on its day',
      { ...exampleTrip, start: day('2027-06-12'), end: null, duration: '6 hours' },
      { lastDay: '2027-06-12', endAt: null, hasEnd: true },
    ],
    [
      'a trip that begins at midnight and ends at one ends on the day between',
      {
        ...exampleTrip,
        start: moment('2027-06-12T00:00'),
        end: { ...day('2027-06-13'), isMidnight: true },
      },
      { lastDay: '2027-06-12', hasEnd: true },
    ],
    [
      'an event of one day with another last day has no end',
      { ...untimed, start: day('2027-03-06'), end: day('2027-03-07') },
      { lastDay: '2027-03-06', endAt: null, hasEnd: false },
    ],
    [
      'nor has one from an hour to another day',
      { ...untimed, start: moment('2027-03-06T18:00'), end: day('2027-03-09') },
      { lastDay: '2027-03-06', endAt: null, hasEnd: false },
    ],
    [
      'nor one of exactly a day',
      { ...untimed, start: moment('2027-03-06T18:00'), end: moment('2027-03-07T18:00') },
      { lastDay: '2027-03-06', endAt: null, hasEnd: false },
    ],
    [
      'one of less than a day goes through the night',
      { ...untimed, start: moment('2027-03-06T18:00'), end: moment('2027-03-07T17:59') },
      { lastDay: '2027-03-06', endAt: moment('2027-03-07T17:59').at, hasEnd: true },
    ],
  ])('%s', (_, item, end) => {
    expect(whenOf(item)).toMatchObject(end);
  });
});
