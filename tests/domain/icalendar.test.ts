import { expect, test } from 'vitest';
import { icalendar as calendarOf, type RideEntry } from '../../machines/domain/icalendar.ts';

const icalendar = (of: RideEntry) => calendarOf(of, 'Kickstand');

const entry: RideEntry = {
  uid: 'KS1@kickstand',
  title: 'Coorg Coffee Trails',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31',
  place: 'Mall Road, Madikeri',
  notes: 'Meet at 6:30 am\nBooking KS1',
  madeAt: Date.UTC(2026, 10, 21, 4, 5, 6),
};

test('neither place nor notes → no line for them', () => {
  const lines = icalendar({ ...entry, place: '', notes: '' }).split('\r\n');
  expect(lines.slice(8)).toEqual([
    'SUMMARY:Coorg Coffee Trails',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a line of exactly 75 octets is whole, one more is folded', () => {
  const titled = (length: number) =>
    icalendar({ ...entry, title: 'x'.repeat(length) })
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
  expect(titled(75 - 'SUMMARY:'.length)).toHaveLength(1);
  expect(titled(76 - 'SUMMARY:'.length)).toEqual([`SUMMARY:${'x'.repeat(67)}`, ' x']);
});

test('two days → an all-day event that ends on the day after the last', () => {
  expect(icalendar(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kickstand//Bookings//EN',
    'BEGIN:VEVENT',
    'UID:KS1@kickstand',
    'DTSTAMP:20261121T040506Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Coorg Coffee Trails',
    'LOCATION:Mall Road\\, Madikeri',
    'DESCRIPTION:Meet at 6:30 am\\nBooking KS1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no place and no notes → no empty lines for them', () => {
  expect(icalendar({ ...entry, place: '', notes: '' })).not.toMatch(/LOCATION|DESCRIPTION/);
});

test('a long title in Kannada → lines of at most 75 octets that join to the title', () => {
  const title = 'ಕೂರ್ಗ್ ಕಾಫಿ ಸವಾರಿ; '.repeat(8).trim();
  const text = icalendar({ ...entry, title });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title.replaceAll(';', '\\;')}`);
});

test('the product that made it is named, its commas and lines escaped', () => {
  const lines = calendarOf(entry, 'Bolt, Bevel;\nCo').split('\r\n');
  expect(lines[2]).toBe('PRODID:-//Bolt\\, Bevel\\;\\nCo//Bookings//EN');
});
