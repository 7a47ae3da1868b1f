import { describe, expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  decodeRides,
  encodeRides,
  foundIn,
  isAmong,
  kindsOf,
  MOST_RECENT,
  MOST_SAVED,
  rideRefOf,
  type SavedRide,
  savedRows,
  withoutRide,
  withSaved,
  withViewed,
} from '#machines/domain/catalogue/saved-items.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';

const trip = (id: string, at: number): SavedRide => ({ kind: 'trip', id, at });
const rides = (count: number) =>
  Array.from({ length: count }, (_, at) => trip(`r${at}`, 1000 - at));
const stored = (list: unknown, version: unknown = 1) => JSON.stringify({ version, rides: list });

describe('saved rides', () => {
  test('a ride that is put back stands where it stood', () => {
    expect(
      withSaved([trip('goa', 3), trip('leh', 1)], trip('coorg', 2))?.map(({ id }) => id),
    ).toEqual(['goa', 'coorg', 'leh']);
  });

  test('a ride that is saved already keeps its place, even where the list is full', () => {
    const full = rides(MOST_SAVED);
    expect(withSaved(full, trip('r99', 5000))).toBe(full);
  });

  test('a hundred have room, one more has not', () => {
    expect(withSaved(rides(MOST_SAVED - 1), trip('new', 5000))).toHaveLength(100);
    expect(withSaved(rides(MOST_SAVED), trip('new', 5000))).toBeNull();
  });

  test('nothing but kind, id and time is kept of a ride', () => {
    const ride = { ...trip('leh', 1), title: 'Manali to Leh' };
    expect(encodeRides(withSaved([], ride) ?? [])).toBe(
      '{"version":1,"rides":[{"kind":"trip","id":"leh","at":1}]}',
    );
  });

  test('a trip and an event of one id are two rides', () => {
    const event = { kind: 'event', id: 'leh', at: 2 } as const;
    expect(withSaved([trip('leh', 1)], event)).toEqual([event, trip('leh', 1)]);
    expect(isAmong([trip('leh', 1)], event)).toBe(false);
    expect(withoutRide([event, trip('leh', 1)], event)).toEqual([trip('leh', 1)]);
  });

  test('a ride without an id has no name on this device', () => {
    expect(rideRefOf({ ...exampleTrip, id: null })).toBeNull();
    expect(rideRefOf(exampleTrip)).toEqual({ kind: 'trip', id: 'manali-leh' });
  });
});

describe('rides looked at', () => {
  test('one that is looked at again comes first, once', () => {
    expect(withViewed([trip('goa', 3), trip('leh', 1)], trip('leh', 4))).toEqual([
      trip('leh', 4),
      trip('goa', 3),
    ]);
  });

  test('the thirteenth pushes the oldest out', () => {
    const after = withViewed(rides(MOST_RECENT), trip('new', 5000));
    expect(after).toHaveLength(12);
    expect(after[0]?.id).toBe('new');
    expect(isAmong(after, trip('r11', 0))).toBe(false);
  });
});

describe('what the device kept', () => {
  test('a hundred rides with the longest ids come back', () => {
    const list = rides(MOST_SAVED).map((ride, index) => ({
      ...ride,
      id: `${index}`.padEnd(64, 'x'),
      at: 9_007_199_254_740_991 - index,
    }));
    expect(decodeRides(encodeRides(list), MOST_SAVED)).toEqual(list);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"version":1,"rides":['],
    ['a number', '7'],
    ['null', 'null'],
    ['a list without a version', '[{"kind":"trip","id":"leh","at":1}]'],
    ['version 0', stored([trip('leh', 1)], 0)],
    ['a version in words', stored([trip('leh', 1)], '2')],
    ['rides that are no list', stored({ 0: trip('leh', 1) })],
    ['a text longer than any list', stored([trip('leh', 1)]) + ' '.repeat(20_000)],
  ])('%s counts as absent', (_, text) => {
    expect(decodeRides(text, MOST_SAVED)).toEqual([]);
  });

  test.each([
    ['of no kind', { ...trip('leh', 1), kind: 'training' }],
    ['without an id', { kind: 'trip', at: 1 }],
    ['with an id that is a path', trip('../x', 1)],
    ['with an id that is too long', trip('x'.repeat(65), 1)],
    ['without a time', { kind: 'trip', id: 'leh' }],
    ['of a time that is no whole number', trip('leh', 1.5)],
    ['that is null', null],
    ['that stands there twice', trip('goa', 9)],
  ])('a ride %s is left out, the others stay', (_, bad) => {
    expect(decodeRides(stored([trip('goa', 2), bad]), MOST_SAVED)).toEqual([trip('goa', 2)]);
  });

  test('what a newer version of the site wrote is known as such, whatever it holds', () => {
    expect(decodeRides(stored('anything', 2), MOST_SAVED)).toBe('newer');
  });
});

describe('saved rides in the catalogue', () => {
  const list = (items: readonly Item[], omitted = 0) => ({ items, omitted });
  const leh = trip('manali-leh', 3);
  const event = { kind: 'event', id: exampleEvent.id ?? '', at: 2 } as const;
  const gone = trip('gone', 1);

  test('each is shown as it is now, in the order of saving, and one that is not listed is gone', () => {
    const found = foundIn([
      { kind: 'trip', catalogue: list([exampleTrip]) },
      { kind: 'event', catalogue: list([exampleEvent]) },
    ]);
    expect(savedRows([leh, event, gone], found)).toEqual([
      { state: 'listed', ride: leh, item: exampleTrip },
      { state: 'listed', ride: event, item: exampleEvent },
      { state: 'gone', ride: gone },
    ]);
  });

  test.each([
    ['that failed', null],
    ['that was cut short', list([exampleTrip], 1)],
  ])('a list %s proves nothing gone', (_, catalogue) => {
    const found = foundIn([
      { kind: 'trip', catalogue },
      { kind: 'event', catalogue: list([]) },
    ]);
    expect(savedRows([gone, event], found).map(({ state }) => state)).toEqual(['unknown', 'gone']);
  });

  test('one of the two lists of events failing leaves an event unknown', () => {
    const found = foundIn([
      { kind: 'event', catalogue: null },
      { kind: 'event', catalogue: list([]) },
    ]);
    expect(savedRows([event], found)[0]?.state).toBe('unknown');
  });

  test('a trip is not taken for an event of the same id', () => {
    const found = foundIn([{ kind: 'event', catalogue: list([{ ...exampleEvent, id: 'gone' }]) }]);
    expect(savedRows([gone], found)[0]?.state).toBe('gone');
  });

  test('only the kinds that are kept are asked for', () => {
    expect(kindsOf([])).toEqual([]);
    expect(kindsOf([event, leh])).toEqual(['trip', 'event']);
    expect(kindsOf([event])).toEqual(['event']);
  });
});
