import { expect, test } from 'vitest';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { ApiError } from '../../src/api/api-error.ts';
import type { CatalogueApi } from '../../src/api/catalogue-api.ts';
import { findInList, listOfGuess } from '../../src/api/find-in-list.ts';
import { exampleEvent } from '../fixtures/items.ts';

const { signal } = new AbortController();
const guessed: Item = { ...exampleEvent, isListGuessed: true };
const training: Item = { ...exampleEvent, list: 'trainings' };
const another: Item = { ...exampleEvent, id: 'another' };
const nameless: Item = { ...exampleEvent, id: null };

/** The lists as an API answers with them, and the names of those that it was asked for. */
function apiOf(lists: Partial<Record<ListName, readonly Item[]>>) {
  const requested: ListName[] = [];
  const fetchList: CatalogueApi['fetchList'] = async (name) => {
    requested.push(name);
    const items = lists[name];
    if (items === undefined) throw new ApiError({ kind: 'network' });
    return freshAnswer({ items, omitted: 0 });
  };
  return { requested, api: { fetchList } as CatalogueApi };
}

test.each<[string, Item, Partial<Record<ListName, readonly Item[]>>, Item | null, ListName[]]>([
  ['its own list', guessed, { events: [another, exampleEvent] }, exampleEvent, ['events']],
  [
    'the other list of its kind, where its own was guessed',
    guessed,
    { events: [another], trainings: [training] },
    training,
    ['events', 'trainings'],
  ],
  [
    'no other list, where its own is certain',
    exampleEvent,
    { events: [another] },
    null,
    ['events'],
  ],
  [
    'no list, where the other one fails',
    guessed,
    { events: [another] },
    null,
    ['events', 'trainings'],
  ],
  [
    'no list, where neither has it',
    guessed,
    { events: [], trainings: [another] },
    null,
    ['events', 'trainings'],
  ],
  ['no list, where it has no id', nameless, { events: [nameless] }, null, ['events']],
])('an item is taken from %s', async (_, item, lists, listed, requested) => {
  const platform = apiOf(lists);
  expect(await findInList(platform.api, item, signal)).toEqual(listed);
  expect(platform.requested).toEqual(requested);
});

test.each<[string, Item, ListName | null, ListName[]]>([
  ['a guess is the list that has the item', guessed, 'trainings', ['events', 'trainings']],
  ['a certain list is not requested', exampleEvent, null, []],
  [
    'a guess of an item that no list has is not replaced',
    { ...another, isListGuessed: true },
    null,
    ['events', 'trainings'],
  ],
])('%s', async (_, item, list, requested) => {
  const platform = apiOf({ events: [], trainings: [training] });
  expect(await listOfGuess(platform.api, item, signal)).toBe(list);
  expect(platform.requested).toEqual(requested);
});

test('where its own list fails, so does the search for an item', async () => {
  const { api } = apiOf({ trainings: [training] });
  await expect(findInList(api, guessed, signal)).rejects.toThrow(ApiError);
});
