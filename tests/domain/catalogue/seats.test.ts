import { expect, test } from 'vitest';
import { seatLabels } from '#machines/domain/catalogue/seats.ts';
import { departed, eventWith, NOW, tripWith } from '../../fixtures/unusual-items.ts';

const nothing = { last: '', taken: '' };

test.each([
  ['some of them taken', 11, 16, { last: '', taken: '5 of 16 riders already in' }],
  ['four left', 4, 16, { last: '', taken: '12 of 16 riders already in' }],
  ['three left', 3, 16, { last: 'Last 3 seats', taken: '13 of 16 riders already in' }],
  ['one left', 1, 2, { last: 'Last seat', taken: '1 of 2 riders already in' }],
  ['every seat left', 16, 16, nothing],
  ['every one of few seats left', 2, 2, nothing],
  ['no total', 11, null, nothing],
  ['no total and two left', 2, null, { last: 'Last 2 seats', taken: '' }],
  ['a total below the seats that are left', 8, 5, nothing],
  ['a total of none', 2, 0, { last: 'Last 2 seats', taken: '' }],
  ['no number of seats', null, 16, nothing],
  ['no seat left', 0, 16, nothing],
])('seats with %s', (_, availableSeats, totalSeats, words) => {
  expect(seatLabels(tripWith({ availableSeats, totalSeats }), NOW)).toEqual(words);
  expect(seatLabels(eventWith({ availableSeats, totalSeats }), NOW)).toEqual(words);
});

test('a ride that has departed says nothing of its seats', () => {
  expect(seatLabels({ ...departed, availableSeats: 2, totalSeats: 16 }, NOW)).toEqual(nothing);
});
