import { describe, expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  isAmong,
  kindsOf,
  RECENT_LIMIT,
  rideRefOf,
  rideResults,
  SAVED_LIMIT,
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

describe('saved rides', () => {
  test('a ride that is put back stands where it stood', () => {
    expect(
      withSaved([trip('goa', 3), trip('leh', 1)], trip('coorg', 2))?.map(({ id }) => id),
    ).toEqual(['goa', 'coorg', 'leh']);
  });

  test('a ride that is saved already stays where it was, even where the list is full', () => {
    const full = rides(SAVED_LIMIT);
    expect(withSaved(full, trip('r99', 5000))).toBe(full);
  });

  test('a hundred have room, one more has not', () => {
    expect(withSaved(rides(SAVED_LIMIT - 1), trip('new', 5000))).toHaveLength(100);
    expect(withSaved(rides(SAVED_LIMIT), trip('new', 5000))).toBeNull();
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
    const after = withViewed(rides(RECENT_LIMIT), trip('new', 5000));
    expect(after).toHaveLength(12);
    expect(after[0]?.id).toBe('new');
    expect(isAmong(after, trip('r11', 0))).toBe(false);
  });
});

describe('saved rides in the catalogue', () => {
  const list = (items: readonly Item[], omitted = 0) => ({ items, omitted });
  const leh = trip('manali-leh', 3);
  const event = { kind: 'event', id: exampleEvent.id ?? '', at: 2 } as const;
  const gone = trip('gone', 1);

  test('each is shown as it is now, in the order of saving, and one that is not listed is gone', () => {
    const results = rideResults([
      { kind: 'trip', catalogue: list([exampleTrip]) },
      { kind: 'event', catalogue: list([exampleEvent]) },
    ]);
    expect(savedRows([leh, event, gone], results)).toEqual([
      { state: 'listed', ride: leh, item: exampleTrip },
      { state: 'listed', ride: event, item: exampleEvent },
      { state: 'gone', ride: gone },
    ]);
  });

  test.each([
    ['that failed', null],
    ['that was cut short', list([exampleTrip], 1)],
  ])('a list %s proves nothing gone', (_, catalogue) => {
    const results = rideResults([
      { kind: 'trip', catalogue },
      { kind: 'event', catalogue: list([]) },
    ]);
    expect(results.items).toEqual(catalogue?.items ?? []);
    expect(savedRows([gone, event], results).map(({ state }) => state)).toEqual([
      'unknown',
      'gone',
    ]);
  });

  test('one of the two lists of events failing leaves an event unknown', () => {
    const results = rideResults([
      { kind: 'event', catalogue: null },
      { kind: 'event', catalogue: list([]) },
    ]);
    expect(savedRows([event], results)[0]?.state).toBe('unknown');
  });

  test('a trip is not taken for an event of the same id', () => {
    const results = rideResults([
      { kind: 'event', catalogue: list([{ ...exampleEvent, id: 'gone' }]) },
    ]);
    expect(savedRows([gone], results)[0]?.state).toBe('gone');
  });

  test('only the kinds that are saved are requested', () => {
    expect(kindsOf([])).toEqual([]);
    expect(kindsOf([event, leh])).toEqual(['trip', 'event']);
    expect(kindsOf([event])).toEqual(['event']);
  });
});
