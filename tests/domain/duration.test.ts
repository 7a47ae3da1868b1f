import { expect, test } from 'vitest';
import { durationHours, durationLabel } from '#machines/domain/duration.ts';

test.each([
  ['1 day', '1 day', 24],
  ['1 days', '1 day', 24],
  ['3 days', '3 days', 72],
  ['3 Days', '3 days', 72],
  ['3', '3 days', 72],
  ['12', '12 days', 288],
  ['3 दिन', '3 days', 72],
  ['9 Days / 8 Nights', '9 days', 216],
  ['3 Days/2 Nights', '3 days', 72],
  ['2 days 3 hours', '2 days', 48],
  ['2.5 days', '2.5 days', 60],
  ['03 days', '3 days', 72],
  ['6 hours', '6 hours', 6],
  ['6 Hrs', '6 Hrs', 6],
  ['6h', '6h', 6],
  ['6 घंटे', '6 घंटे', 6],
  ['90 minutes', '90 minutes', 1.5],
  ['1 hour 30 mins', '1 hour 30 mins', 1.5],
  ['1 week', '1 week', 168],
  ['1 week 2 days', '1 week 2 days', 216],
  ['1 month', '1 month', 720],
  ['2N/3D', '2N/3D', 72],
  ['3D/2N', '3D/2N', 72],
  ['2 nights', '2 nights', 72],
  ['3-day ride', '3-day ride', 72],
  ['3-4 days', '3-4 days', 96],
  ['3 to 4 days', '3 to 4 days', 96],
  ['about 3 days', 'about 3 days', 72],
  ['1234 days', '1234 days', 29_616],
  ['3 dinners', '3 dinners', null],
  ['6 riders', '6 riders', null],
  ['Weekend', 'Weekend', null],
  ['0 days', '0 days', null],
  ['', 'Duration TBA', null],
  ['  ', 'Duration TBA', null],
])('the duration %j is shown as %j and means %s hours', (duration, label, hours) => {
  expect(durationLabel({ duration })).toBe(label);
  expect(durationHours({ duration })).toBe(hours);
});

test('the details page has a fallback of its own', () => {
  expect(durationLabel({ duration: '' }, 'Duration not specified')).toBe('Duration not specified');
});
