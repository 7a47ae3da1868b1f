import { describe, expect, test } from 'vitest';
import {
  type CalendarEntry,
  icalendar as calendarOf,
  googleCalendarUrl,
  outlookCalendarUrl,
} from '#machines/domain/calendar/icalendar.ts';

const icalendar = (of: CalendarEntry) => calendarOf(of, 'Kickstand');

const entry: CalendarEntry = {
  uid: 'KS1@kickstand',
  title: 'Coorg Coffee Trails',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31',
  times: null,
  location: 'Mall Road, Madikeri',
  notes: 'Meet at 6:30 am',
  reference: 'Booking KS1',
  page: 'https://kickstand.example.com/details/coorg?type=trip',
  learnedAt: Date.UTC(2026, 10, 21, 4, 5, 6),
};

test('a line of exactly 75 octets is whole, one more is folded', () => {
  const titled = (length: number) =>
    (icalendar({ ...entry, page: '', title: 'x'.repeat(length) }).split('BEGIN:VALARM')[0] ?? '')
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
  expect(titled(75 - 'SUMMARY:'.length)).toHaveLength(1);
  expect(titled(76 - 'SUMMARY:'.length)).toEqual([`SUMMARY:${'x'.repeat(67)}`, ' x']);
});

test('the product that made it is named, its commas and lines escaped', () => {
  const lines = calendarOf(entry, 'Bolt, Bevel;\nCo').split('\r\n');
  expect(lines[2]).toBe('PRODID:-//Bolt\\, Bevel\\;\\nCo//Bookings//EN');
});

test('a file of days has its version, the id of its entry and two reminders, and no zone', () => {
  const lines = icalendar(entry).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('UID:KS1@kickstand');
  expect(lines.filter((line) => line === 'ACTION:DISPLAY')).toHaveLength(2);
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
  const bare = icalendar({ ...entry, location: '', notes: '', reference: '', page: '' });
  expect(bare.split('\r\n').filter((line) => !/^(?:[A-Z]+[:;]|$)/.test(line))).toEqual([]);
});

describe('sequence', () => {
  const sequence = (learnedAt: number) =>
    /^SEQUENCE:(\d+)$/m.exec(icalendar({ ...entry, learnedAt }))?.[1];

  test('a second later → one more, whatever became of the date', () => {
    expect(sequence(Date.UTC(2026, 10, 21))).toBe('217382400');
    expect(sequence(Date.UTC(2026, 10, 21) + 999)).toBe('217382400');
    expect(sequence(Date.UTC(2026, 10, 21) + 1000)).toBe('217382401');
  });

  test('a clock that is far off → a number that every calendar takes', () => {
    expect(sequence(0)).toBe('0');
    expect(sequence(Date.UTC(2150, 0, 1))).toBe('2147483647');
  });
});

describe('calendars on the web', () => {
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

  test('Google: whole days end on the day after the last, in India', () => {
    const url = googleCalendarUrl(entry);
    expect(url).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    expect(query(url)).toEqual({
      action: 'TEMPLATE',
      text: 'Coorg Coffee Trails',
      dates: '20261230/20270101',
      ctz: 'Asia/Kolkata',
      location: 'Mall Road, Madikeri',
      details: 'Meet at 6:30 am\nhttps://kickstand.example.com/details/coorg?type=trip',
    });
  });

  test('Outlook: whole days end on the day after the last', () => {
    const url = outlookCalendarUrl(entry);
    expect(url).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/action\/compose\?/);
    expect(query(url)).toEqual({
      rru: 'addevent',
      subject: 'Coorg Coffee Trails',
      startdt: '2026-12-30',
      enddt: '2027-01-01',
      allday: 'true',
      location: 'Mall Road, Madikeri',
      body: 'Meet at 6:30 am\nhttps://kickstand.example.com/details/coorg?type=trip',
    });
  });

  test.each([
    ['notes alone', { page: '' }, 'Meet at 6:30 am'],
    ['a page alone', { notes: '' }, entry.page],
  ])('%s → no empty line beside them', (_, rest, notes) => {
    expect(query(googleCalendarUrl({ ...entry, ...rest })).details).toBe(notes);
    expect(query(outlookCalendarUrl({ ...entry, ...rest })).body).toBe(notes);
  });

  test('the booking stays on the device: neither address names it', () => {
    for (const url of [googleCalendarUrl(entry), outlookCalendarUrl(entry)])
      expect(url).not.toContain('KS1');
  });

  test('endless texts and half characters make no endless and no broken address', () => {
    const long = {
      ...entry,
      title: '\u{1F3CD}'.repeat(5000),
      location: '\uD83D',
      notes: 'ಸ'.repeat(5000),
      page: '',
    };
    for (const url of [googleCalendarUrl(long), outlookCalendarUrl(long)]) {
      expect(url.length).toBeLessThan(8_000);
      expect(() => new URL(url)).not.toThrow();
    }
  });
});
