import { expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import {
  type AnsweredLists,
  countsAcross,
  searchedLists,
} from '#machines/domain/catalogue/search-across.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

const now = noonOf('2026-11-21');
const trip = (title: string, rest: Partial<typeof exampleTrip> = {}): Item => ({
  ...exampleTrip,
  title,
  ...rest,
});
const event = (title: string): Item => ({ ...exampleEvent, title });
const left = { start: { day: '2020-01-02', at: null }, end: { day: '2020-01-03', at: null } };

test.each<[string, AnsweredLists, string, Partial<Record<ListName, number>>, boolean]>([
  [
    'words that two lists have',
    {
      trips: [trip('Leh')],
      trainings: [event('Nandi')],
      events: [event('Nandi'), event('At Nandi')],
    },
    'nandi',
    { trips: 0, trainings: 1, events: 2 },
    false,
  ],
  [
    'a list that has not answered',
    { trips: [trip('Nandi')], events: [] },
    'nandi',
    { trips: 1, events: 0 },
    false,
  ],
  [
    'a ride that has left',
    { trips: [trip('Nandi'), trip('Nandi', left)] },
    'nandi',
    { trips: 1 },
    false,
  ],
  [
    'words that come close in one list',
    { trips: [trip('Coffee')], trainings: [event('Braking')] },
    'cofee',
    { trips: 1, trainings: 0 },
    true,
  ],
  [
    'words that one list has and another comes close to',
    { trips: [trip('Coffee')], trainings: [event('Cofee')] },
    'cofee',
    { trips: 1, trainings: 1 },
    false,
  ],
  ['words that are nowhere', { trips: [trip('Leh')] }, 'zzzz', { trips: 0 }, false],
])(
  '%s → the rides to come of each list that has answered',
  (_, lists, text, expected, isOnlyClose) => {
    const { counts, ...rest } = countsAcross(searchedLists(lists), text, now);
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual(expected);
    expect(rest).toEqual({ isOnlyClose });
  },
);

test('the lists are counted in the order of the tabs', () => {
  const lists = searchedLists({ events: [], trainings: [], trips: [] });
  const { counts } = countsAcross(lists, 'leh', now);
  expect(counts.map(({ name }) => name)).toEqual(['trips', 'trainings', 'events']);
});
