import { describe, expect, test } from 'vitest';
import { earlyPaths } from '../../src/app/early-data.ts';

const place = { pathname: '/', search: '', referrer: '', state: null };

test('names of lists → their addresses; a name of no list → nothing', () => {
  expect(earlyPaths(['trips', 'trainings', ''], place)).toEqual([
    'trip/trips/categories/all',
    'event/events/categories/trainings',
  ]);
});

describe('an item', () => {
  test.each([
    ['/details/manali-leh', '?type=trip', '', 'trip/trips/manali-leh'],
    [
      '/details/first-aid',
      '?type=%20EVENT',
      'https://x.example/adventuretours',
      'event/events/first-aid',
    ],
    ['/details/first-aid/', '', '', 'event/events/first-aid'],
    ['/details/manali-leh', '', 'https://x.example/adventure-tours', 'trip/trips/manali-leh'],
    ['/details/trip-7', '?type=other', '', 'trip/trips/trip-7'],
    ['/bikingevents/details/hill-climb', '', '', 'event/events/hill-climb'],
  ])('%s%s from %j is asked for as the page will ask', (pathname, search, referrer, path) => {
    expect(earlyPaths(['item'], { ...place, pathname, search, referrer })).toEqual([path]);
  });

  test.each([
    ['/details/%2e%2e', null],
    ['/details/', null],
    ['/details/manali-leh', { type: 'event' }],
  ])('%s with the state %j is left to the page', (pathname, state) => {
    expect(earlyPaths(['item'], { ...place, pathname, state })).toEqual([]);
  });
});
