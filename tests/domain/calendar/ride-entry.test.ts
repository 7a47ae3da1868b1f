import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { type Booking, freeBooking } from '#machines/domain/booking/booking.ts';
import { bookingFromRow, rowOf } from '#machines/domain/booking/my-bookings.ts';
import { parseDate } from '#machines/domain/calendar/calendar.ts';
import {
  type CalendarEntry,
  googleCalendarUrl,
  icalendar,
  outlookCalendarUrl,
} from '#machines/domain/calendar/icalendar.ts';
import { entryOfBooking, entryOfItem } from '#machines/domain/calendar/ride-entry.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { confirmedRide, NOW, secondGuest } from '../../fixtures/bookings.ts';
import { exampleDraft, exampleEvent, exampleTrip } from '../../fixtures/items.ts';

const DAY_MS = 86_400_000;
const source = {
  host: 'kickstand.example.com',
  page: 'https://kickstand.example.com/details/manali-leh?type=trip',
  openedAt: NOW + DAY_MS,
};
const entryOf = (item: Item) => assertDefined(entryOfItem(item, null, source), 'entry');
const entryOfRide = (booking: Booking) => assertDefined(entryOfBooking(booking, source), 'entry');

/** The one event of a calendar file, as a calendar reads it; throws where the file breaks RFC 5545. */
function read(entry: CalendarEntry) {
  const calendar = new ICAL.Component(ICAL.parse(icalendar(entry, 'Kickstand')));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (event === undefined || others.length > 0) throw new Error('A file holds one event.');
  return { event: new ICAL.Event(event), component: event };
}

/** A moment as iCalendar writes it, in UTC. */
const stampOf = (at: number) => new Date(at).toISOString().replace('.000', '');

/** When the reminders of an event come, as India's clock says it. */
function reminders({ event, component }: ReturnType<typeof read>): string[] {
  return component.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) throw new Error('A reminder has a trigger.');
    const at = event.startDate.clone();
    // whole days begin at midnight
    at.isDate = false;
    at.addDuration(trigger);
    return at.toString();
  });
}

describe('a calendar reads of a trip', () => {
  const tripOf = () => read(entryOf(exampleTrip));

  test('its days, as whole days', () => {
    const trip = tripOf();
    expect(trip.event.startDate.isDate).toBe(true);
    expect(trip.event.startDate.toString()).toBe('2027-06-12');
    expect(trip.event.endDate.toString()).toBe('2027-06-21');
  });

  test('what it is, where and when to meet', () => {
    const trip = tripOf();
    expect(trip.event.summary).toBe('Manali to Leh High Pass Expedition');
    expect(trip.event.location).toBe('Mall Road, Manali');
    expect(trip.event.description).toBe('Meet at 6:30 am');
    expect(trip.component.getFirstPropertyValue('url')).toBe(source.page);
    expect(trip.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(stampOf(NOW + DAY_MS));
    const bare = { ...entryOf(exampleTrip), location: '', notes: '', page: '' };
    expect(icalendar(bare, 'Kickstand')).not.toMatch(/LOCATION|^DESCRIPTION:$|URL/m);
  });

  test('two reminders, a week before at nine in the morning and on the evening before', () => {
    const trip = tripOf();
    expect(reminders(trip)).toEqual(['2027-06-05T09:00:00', '2027-06-11T19:00:00']);
    const words = trip.component
      .getAllSubcomponents('valarm')
      .map((alarm) => alarm.getFirstPropertyValue('description'));
    const { summary } = trip.event;
    expect(words).toEqual([`${summary} is in a week`, `${summary} is tomorrow`]);
  });
});

describe('a ride with hours', () => {
  const ride = {
    ...exampleTrip,
    duration: '',
    start: parseDate('2027-06-12T06:30:00'),
    end: parseDate('2027-06-13T12:30:00Z'),
  };
  const timedOf = () => read(entryOf(ride));

  test('start and end are moments of India', () => {
    const timed = timedOf();
    expect(timed.event.description).toBe('Meet at 6:30 am');
    expect(timed.event.startDate.zone.tzid).toBe('Asia/Kolkata');
    expect(timed.event.startDate.toString()).toBe('2027-06-12T06:30:00');
    expect(timed.event.startDate.toJSDate().toISOString()).toBe('2027-06-12T01:00:00.000Z');
    expect(timed.event.endDate.toString()).toBe('2027-06-13T18:00:00');
  });

  test.each([
    ['2027-06-12T06:30:00', ['2027-06-05T06:30:00', '2027-06-11T19:00:00']],
    ['2027-06-12T06:00:00', ['2027-06-05T06:00:00', '2027-06-11T19:00:00']],
    ['2027-06-12T00:30:00', ['2027-06-05T00:30:00', '2027-06-11T19:00:00']],
    ['2027-06-12T22:15:00', ['2027-06-05T22:15:00', '2027-06-11T19:00:00']],
  ])('from %s → reminders a week before at its own hour and on the evening before', (start, at) => {
    expect(reminders(read(entryOf({ ...ride, start: parseDate(start) })))).toEqual(at);
  });

  test.each([
    ['no end', null],
    ['an end without an hour', parseDate('2027-06-13')],
    ['an end at its start', ride.start],
    ['an end before its start', parseDate('2027-06-12T05:00:00')],
  ])('%s → whole days, and the hour in the notes', (_, end) => {
    const { event } = read(entryOf({ ...ride, end }));
    expect(event.startDate.isDate).toBe(true);
    expect(event.description).toBe('Starts at 6:30 AM\nMeet at 6:30 am');
  });
});

test.each([
  ['neither hour nor meeting', '2027-06-12', '', ''],
  ['a meeting', '2027-06-12', '6 am', 'Meet at 6 am'],
  ['an hour', '2027-06-12T06:30', '', 'Starts at 6:30 AM'],
  ['both', '2027-06-12T06:30', '6 am', 'Starts at 6:30 AM\nMeet at 6 am'],
])('the notes of a ride with %s', (_, start, meetupTime, notes) => {
  expect(entryOf({ ...exampleTrip, start: parseDate(start), meetupTime }).notes).toBe(notes);
});

describe('an event whose dates are days and whose hours stand in its timings', () => {
  const event = {
    ...exampleEvent,
    start: parseDate('2027-06-12'),
    end: null,
    isMultipleDays: false,
    meetupTime: '',
    timings: '6 AM - 10 AM',
  };

  test('one range → the hours of the entry, its reminders, and nothing more to note', () => {
    const timed = read(entryOf(event));
    expect(timed.event.startDate.toString()).toBe('2027-06-12T06:00:00');
    expect(timed.event.endDate.toString()).toBe('2027-06-12T10:00:00');
    expect(timed.event.startDate.zone.tzid).toBe('Asia/Kolkata');
    expect(reminders(timed)).toEqual(['2027-06-05T06:00:00', '2027-06-11T19:00:00']);
    expect(timed.event.description).toBeNull();
  });

  test('one range → the hours that Google and Outlook are sent', () => {
    expect(new URL(googleCalendarUrl(entryOf(event))).searchParams.get('dates')).toBe(
      '20270612T060000/20270612T100000',
    );
    const outlook = new URL(outlookCalendarUrl(entryOf(event))).searchParams;
    expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
      '2027-06-12T00:30:00Z',
      '2027-06-12T04:30:00Z',
      'false',
    ]);
  });

  test.each([
    ['a night', '8 PM - 2 AM', '2027-06-12T20:00:00', '2027-06-13T02:00:00', ''],
    ['hours in 24', '18:00 - 21:30 hrs', '2027-06-12T18:00:00', '2027-06-12T21:30:00', ''],
    [
      'other words beside the range',
      'Reporting 5:30 AM, ride 6 AM - 10 AM',
      '2027-06-12T06:00:00',
      '2027-06-12T10:00:00',
      'Timings: Reporting 5:30 AM, ride 6 AM - 10 AM',
    ],
    [
      'several ranges, from the first to the last',
      '6 AM - 9 AM, 4 PM - 7 PM',
      '2027-06-12T06:00:00',
      '2027-06-12T19:00:00',
      'Timings: 6 AM - 9 AM, 4 PM - 7 PM',
    ],
  ])('%s → %s', (_, timings, start, end, notes) => {
    const entry = entryOf({ ...event, timings });
    const { event: timed } = read(entry);
    expect([timed.startDate.toString(), timed.endDate.toString()]).toEqual([start, end]);
    expect(entry.notes).toBe(notes);
  });

  test('several days → from the first opening to the last closing', () => {
    const several = { ...event, isMultipleDays: true, end: parseDate('2027-06-13') };
    const { event: timed } = read(entryOf(several));
    expect(timed.startDate.toString()).toBe('2027-06-12T06:00:00');
    expect(timed.endDate.toString()).toBe('2027-06-13T10:00:00');
  });

  test.each(['Flexible', '9 - 5', '6 AM onwards', '7:00 AM'])(
    '%j, which is no range → whole days, with the words in the notes',
    (timings) => {
      const entry = entryOf({ ...event, timings, meetupTime: '5:30 AM' });
      expect(entry.times).toBeNull();
      expect(entry.notes).toBe(`Timings: ${timings}\nMeet at 5:30 AM`);
    },
  );

  test('dates with other hours than the range → those of the dates, with the words in the notes', () => {
    const entry = entryOf({ ...event, start: parseDate('2027-06-12T07:00') });
    const { event: timed } = read(entry);
    expect(timed.startDate.toString()).toBe('2027-06-12T07:00:00');
    expect(timed.endDate.toString()).toBe('2027-06-12T10:00:00');
    expect(entry.notes).toBe('Timings: 6 AM - 10 AM');
  });

  test('a ticket of it has the same hours', () => {
    const { summary } = confirmedRide;
    const booked = { ...confirmedRide, item: event, summary: { ...summary, date: event.start } };
    expect(entryOfRide(booked).times).toEqual(entryOf(event).times);
  });
});

describe('one entry for one ride', () => {
  test('a ride is named by kind and id, a booking by its id: they never meet', () => {
    expect(entryOf(exampleTrip).uid).toBe('trip.manali-leh@kickstand.example.com');
    expect(entryOfItem(exampleEvent, null, source)?.uid).toBe(
      'event.bengaluru-night-ride@kickstand.example.com',
    );
    expect(entryOfRide(confirmedRide).uid).toBe('KS2761248213@kickstand.example.com');
  });

  test('a date that moves, either way → the same name, and the later file holds', () => {
    for (const moved of ['2027-06-19', '2027-06-05']) {
      const later = assertDefined(
        entryOfItem({ ...exampleTrip, start: parseDate(moved) }, null, {
          ...source,
          openedAt: source.openedAt + 1000,
        }),
        'entry',
      );
      expect(read(later).event.uid).toBe(read(entryOf(exampleTrip)).event.uid);
      expect(read(later).event.sequence).toBe(read(entryOf(exampleTrip)).event.sequence + 1);
    }
  });

  test('a page from the snapshot counts as old as the snapshot', () => {
    expect(entryOfItem(exampleTrip, NOW - DAY_MS, source)?.learnedAt).toBe(NOW - DAY_MS);
    expect(entryOfItem(exampleTrip, null, source)?.learnedAt).toBe(source.openedAt);
  });

  test('a ticket of this device counts as old as its booking, a card of My Bookings as of now', () => {
    expect(entryOfRide(confirmedRide).learnedAt).toBe(NOW);
    expect(entryOfBooking({ ...confirmedRide, bookedAt: null }, source)?.learnedAt).toBe(
      source.openedAt,
    );
    expect(entryOfRide({ ...confirmedRide, item: null }).learnedAt).toBe(source.openedAt);
    const listed = entryOfBooking(bookingFromRow(rowOf(confirmedRide)), source);
    expect(listed?.uid).toBe(entryOfRide(confirmedRide).uid);
    expect(listed?.learnedAt).toBe(source.openedAt);
  });

  test('a booking without an id goes by its transaction, else by its title', () => {
    expect(entryOfBooking({ ...confirmedRide, id: null }, source)?.uid).toBe(
      'KS2761248213@kickstand.example.com',
    );
    const nameless = { ...confirmedRide, id: null, transactionId: null };
    expect(entryOfBooking(nameless, source)?.uid).toBe(
      'Manali to Leh High Pass Expedition@kickstand.example.com',
    );
  });
});

test('a ticket names the booking in its file, and the person nowhere', () => {
  const bookingEntry = entryOfRide(confirmedRide);
  const text = icalendar(bookingEntry, 'Kickstand');
  expect(read(bookingEntry).event.description).toBe('Meet at 6:30 am\nBooking KS2761248213');
  expect(text).not.toMatch(/Arjun|@example|98450/);
});

test('a free booking goes by the id that this device gave it', () => {
  const free = freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, '7');
  expect(entryOfBooking(free, source)?.uid).toBe('local-7@kickstand.example.com');
});

test('no date, or a ride without an id → no entry', () => {
  expect(entryOfItem({ ...exampleTrip, start: null }, null, source)).toBeNull();
  expect(entryOfItem({ ...exampleTrip, id: null }, null, source)).toBeNull();
  const { summary } = confirmedRide;
  expect(
    entryOfBooking({ ...confirmedRide, summary: { ...summary, date: null } }, source),
  ).toBeNull();
});
