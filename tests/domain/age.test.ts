import { expect, test } from 'vitest';
import { formatAge } from '#machines/domain/calendar.ts';
import { noonOf } from '../fixtures/noon.ts';

test.each([
  ['2027-01-14T14:05:00+05:30', '2:05 PM today'],
  ['2027-01-14T00:00:00+05:30', '12:00 AM today'],
  ['2027-01-13T23:59:00+05:30', '11:59 PM yesterday'],
  ['2027-01-12T23:59:00+05:30', 'Tue 12 Jan 2027, 11:59 PM'],
  ['2027-01-15T00:10:00+05:30', 'Fri 15 Jan 2027, 12:10 AM'],
])('what is known since %s is, on 14 January in India, from %s', (at, age) => {
  expect(formatAge(Date.parse(at), noonOf('2027-01-14'))).toBe(age);
});
