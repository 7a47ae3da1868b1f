import { describe, expect, test } from 'vitest';
import { earlyPaths } from '../../src/app/early-data.ts';

test('names of lists → their addresses', () => {
  expect(earlyPaths(['trips', 'trainings'], { pathname: '/', search: '' })).toEqual([
    'trip/trips/categories/all',
    'event/events/categories/trainings',
  ]);
});

describe('an item', () => {
  test.each([
    ['/details/manali-leh', '?type=trip', 'trip/trips/manali-leh'],
    ['/details/first-aid', '?type=%20EVENT', 'event/events/first-aid'],
    ['/details/first-aid/', '', 'event/events/first-aid'],
    ['/details/trip-7', '?type=other', 'trip/trips/trip-7'],
    ['/bikingevents/details/hill-climb', '', 'event/events/hill-climb'],
  ])('%s%s is asked for as the page will ask', (pathname, search, path) => {
    expect(earlyPaths(['item'], { pathname, search })).toEqual([path]);
  });

  test.each(['/details/%2e%2e', '/details/'])('%s is left to the page', (pathname) => {
    expect(earlyPaths(['item'], { pathname, search: '' })).toEqual([]);
  });
});
