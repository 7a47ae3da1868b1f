import { beforeEach, describe, expect, test } from 'vitest';
import { availability } from '#machines/domain/calendar/when.ts';
import { type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import { cardDate } from '#machines/domain/catalogue/item-dates.ts';
import { LIST_NAMES } from '#machines/domain/catalogue/lists.ts';
import { cardPrice, optionPriceLabel } from '#machines/domain/catalogue/price.ts';
import { createSandbox } from '../../sandbox/app.ts';
import type { Platform } from '../../sandbox/rough.ts';
import { freshValue } from '../../src/api/api-error.ts';
import { type Api, createApi } from '../../src/api/platform-api.ts';
import { noonOf } from '../fixtures/noon.ts';
import { THURSDAY } from '../fixtures/sandbox.ts';

const origin = 'http://localhost:4173';
let api: Api;

function apiOf(platform: Platform): Api {
  const sandbox = createSandbox({ config: { platform } });
  sandbox.clock.set(THURSDAY, true);
  return createApi({
    baseUrl: origin,
    contactBaseUrl: origin,
    token: 'sandbox-token',
    provider: 'phonepe',
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
}

beforeEach(() => {
  api = apiOf('tidy');
});

async function everything(): Promise<Item[]> {
  const answers = await Promise.all(LIST_NAMES.map((name) => api.fetchList(name)));
  const lists = answers.map(freshValue);
  expect(lists.filter(({ omitted }) => omitted > 0)).toEqual([]);
  return lists.flatMap(({ items }) => [...items]);
}

describe('the whole catalogue of the sandbox', () => {
  test('nothing that a card shows is undefined, null or NaN', async () => {
    for (const item of await everything()) {
      const options = ticketOptions(item, item).map(optionPriceLabel);
      const displayed = JSON.stringify([
        cardPrice(item),
        cardDate(item),
        options,
        availability(item, noonOf('2026-11-21')),
      ]);
      expect(displayed).not.toMatch(/undefined|null|NaN|Invalid/);
    }
  });

  test('the page of an item agrees with its card', async () => {
    for (const listed of await everything()) {
      const { id, kind, list } = listed;
      if (id === null) throw new Error('unreachable: checked above');
      expect(freshValue(await api.fetchItem({ id, kind, list }))).toEqual(listed);
      const { title, description, imageUrl } = await api.fetchShare({ id, kind });
      expect(title).toBe(listed.title);
      expect(description).not.toBe('');
      expect(imageUrl).toContain('/media/');
    }
  });
});

/** An item without what a rough platform tells otherwise: its number, its hours, the spelling of its organiser, its pictures. */
function meaning({ id: _, start, end: _end, organiser, picture, ...rest }: Item) {
  const isShown = picture !== null;
  return { ...rest, day: start?.day, organiser: organiser.toLowerCase(), isShown };
}

test.each(LIST_NAMES)(
  'the list of %s of a rough platform is read like that of a tidy one',
  async (name) => {
    const tidy = freshValue(await api.fetchList(name));
    const rough = freshValue(await apiOf('rough').fetchList(name));
    expect(rough.items.map(meaning)).toEqual(tidy.items.map(meaning));
    expect(rough.omitted).toBe(0);
  },
);
