import { expect, test } from 'vitest';
import { itineraryDate } from '#machines/domain/item-dates.ts';

const trip = { start: { day: '2027-12-30', at: null } };

test('the first day is the start, the next ones follow over the new year', () => {
  expect(itineraryDate(trip, 1)).toBe('Thu 30 Dec');
  expect(itineraryDate(trip, 3)).toBe('Sat 1 Jan');
});

test('a trip with flexible dates has days without dates', () => {
  expect(itineraryDate({ start: null }, 1)).toBe('');
});
