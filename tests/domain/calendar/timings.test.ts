import { expect, test } from 'vitest';
import { parseTimings } from '#machines/domain/calendar/timings.ts';

/** Minutes after midnight as a clock, above 24:00 for a night. */
const clock = (minutes: number | null) =>
  minutes === null ? null : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

test.each([
  ['6:00 AM - 10:00 AM', '10:00'],
  ['6 AM to 10 AM', '10:00'],
  ['6am–10am', '10:00'],
  ['6:30 a.m. — 9.30 p.m.', '21:30'],
  ['06.00 AM till 09.45 AM', '9:45'],
  ['9 AM - 12 PM', '12:00'],
  ['9 AM - noon', '12:00'],
  ['12 noon to 3 PM', '15:00'],
  ['6 PM - midnight', '24:00'],
  ['9 PM - 12 AM', '24:00'],
  ['8 PM - 2 AM', '26:00'],
  ['10 PM until 6 AM', '30:00'],
  ['6 AM - 6 AM', '30:00'],
  ['18:00 - 21:00', '21:00'],
  ['18:00 - 24:00', '24:00'],
  ['22:00 - 02:00', '26:00'],
  ['06:00 - 10:00', '10:00'],
  ['9:00 - 17:00 hrs', '17:00'],
  ['10:00:00 - 12:00:00', '12:00'],
  ['18:00:00 - 21:30:00', '21:30'],
  // the half of the day stands at one end
  ['9 - 11 AM', '11:00'],
  ['11 - 1 PM', '13:00'],
  ['9 - 5 PM', '17:00'],
  ['6 PM - 9', '21:00'],
  ['9 AM - 5', '17:00'],
  ['10 PM - 2', '26:00'],
  ['06:00 - 10:00 PM', '22:00'],
  ['6 PM - 21:00', '21:00'],
  // in English words
  ['9 AM - midday', '12:00'],
  ['6 AM til 9 AM', '9:00'],
  ['6 AM to 9 AM', '9:00'],
  ['18:00 hr - 21:00 h', '21:00'],
  ['18:00 hours until 21:00 hours', '21:00'],
  // in Hindi words
  ['सुबह 6 बजे से 10 बजे तक', '10:00'],
  ['सुबह 6:30 - शाम 7:30 बजे', '19:30'],
  ['दोपहर 12 बजे से शाम 5 बजे', '17:00'],
  ['सुबह 9 से दोपहर 2 बजे', '14:00'],
  ['सुबह 9 से दोपहर 11:30 बजे', '11:30'],
  ['दोपहर 11:30 से 2:30 बजे तक', '14:30'],
  ['शाम 6 से रात 9 बजे', '21:00'],
  ['रात 10 बजे से 2 बजे तक', '26:00'],
  ['रात 8 से रात 12 बजे', '24:00'],
  ['शाम 6 बजे से आधी रात', '24:00'],
  ['18:00 बजे से 21:00 बजे तक', '21:00'],
  ['6 AM से 9 AM', '9:00'],
  ['सुबह 6 to 9', '9:00'],
  ['बैच 1 - सुबह 6 से 9', '9:00'],
  ['दिन 1 - सुबह 6 से 9, बैच 2 - शाम 4 से 7', '19:00'],
  // within other words
  ['Sat & Sun, 6:00 AM – 9:00 AM IST', '9:00'],
  ['Reporting 5:30 AM, ride 6 AM - 10 AM', '10:00'],
  ['6 AM - 9 AM, 4 PM - 7 PM', '19:00'],
  ['Batch 1 - 6 AM to 9 AM, Batch 2 - 4 PM to 7 PM', '19:00'],
  ['12-06-2027, 6 AM - 9 AM', '9:00'],
  // no range, or none that names the half of the day
  ...[
    ['', '9 PM', 'Day 1 - 6 AM', '6 AM onwards', 'from 7 AM', 'Flexible', 'All day', '9 - 5'],
    ['9:00 - 5:00', '10:00 - 12:00', '10:00 - 05:00', '25:00 - 26:00', '6:75 AM - 9:00 AM'],
    ['6 से 10 बजे', 'सुबह 6 बजे', 'बैच 4 से 6 बजे', 'दिन 4 - 6 PM', 'बैच 4 - 6 PM'],
    ['Group 4 - 6 PM', 'Round 4 - 6 PM', 'Session 4 - 6 PM', 'Slot 4 - 6 PM', 'Day 4 - 6 PM'],
    ['2026-2027', '12-06-2027', '10-12 June', '1,200 - 1,500 ft', '98450-11223', 'Gate 4 - 6'],
  ]
    .flat()
    .map((timings): [string, null] => [timings, null]),
])('the hours %j end the day at %s', (timings, end) => {
  expect(clock(parseTimings(timings)?.closing ?? null)).toBe(end);
});

test.each([
  ['6 AM - 10 AM', '6:00'],
  ['8 PM - 2 AM', '20:00'],
  ['9 - 11 AM', '9:00'],
  ['11 - 1 PM', '11:00'],
  ['Reporting 5:30 AM, ride 6 AM - 10 AM', '6:00'],
  ['4 PM - 7 PM, 6 AM - 9 AM', '6:00'],
  ['सुबह 6 बजे से 10 बजे तक', '6:00'],
  ['रात 10 बजे से 2 बजे तक', '22:00'],
  ['रात 2 बजे से सुबह 6 बजे', '2:00'],
  ['दोपहर 11 से शाम 5 बजे', '11:00'],
  ['दोपहर 1 से शाम 5 बजे', '13:00'],
])('the hours %j begin the day at %s', (timings, start) => {
  expect(clock(parseTimings(timings)?.opening ?? null)).toBe(start);
});

test.each([
  ['6 AM - 10 AM', true],
  [' 18:00 - 21:00 hrs ', true],
  ['6 AM – 9 AM IST', true],
  ['सुबह 6 बजे से 10 बजे तक', true],
  ['सुबह 6 से 10 बजे', true],
  ['सुबह 6 से 10 तक', true],
  ['रविवार, सुबह 6 से 10 बजे', false],
  ['Sat & Sun, 6 AM – 9 AM', false],
  ['6 AM - 9 AM, 4 PM - 7 PM', false],
])('the words %j are one range and nothing else: %s', (timings, isWholeText) => {
  expect(parseTimings(timings)?.isWholeText).toBe(isWholeText);
});
