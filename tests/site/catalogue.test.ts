import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import type { Item, RideEvent, Trip } from '#machines/domain/catalogue/item.ts';
import { catalogueService } from '../../src/site/catalogue.ts';
import { detailsService } from '../../src/site/details.ts';
import { listService } from '../../src/site/lists.ts';
import { createSite } from '../../src/site/site.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { createFakeServices, listAnswers } from '../fixtures/services.ts';

const training: RideEvent = { ...exampleEvent, id: 'first-gear', list: 'trainings' };

/** A visit to a platform with these lists, and what its details pages start with. */
function visit({ trips = [exampleTrip] }: { trips?: readonly Trip[] } = {}) {
  const listOf = <Kind extends Item>(items: readonly Kind[]) => ({ items, omitted: 0 });
  const services = createFakeServices({
    fetchList: listAnswers({
      trips: async () => listOf(trips),
      trainings: async () => listOf([training]),
      events: async () => listOf([exampleEvent]),
    }),
  });
  const site = createSite(services);
  const { api } = catalogueService(site);
  const { inputs } = listService(site);
  const open = (id: string, path: string, type: string) => {
    Object.assign(services.arrival, { path, state: { type } });
    return detailsService(site).input(id).prerendered;
  };
  return { api, open, inputs, clock: services.clock };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser knows tasks of their own → a list and an item are requested in one, after the effects of the page', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('scheduler', {
    yield: () => new Promise<void>((resolve) => tasks.push(resolve)),
  });
  const fetchList = vi.fn(async () => ({ items: [exampleTrip], omitted: 0 }));
  const fetchItem = vi.fn(async () => freshAnswer<Item>(exampleTrip));
  const { api } = catalogueService(
    createSite(createFakeServices({ fetchList: listAnswers({ trips: fetchList }), fetchItem })),
  );
  const answers = [
    api.fetchList('trips'),
    api.fetchItem({ id: 'manali-leh', kind: 'trip', list: 'trips' }),
  ];
  expect([fetchList, fetchItem].flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const start of tasks) start();
  await Promise.all(answers);
  expect(fetchList).toHaveBeenCalledOnce();
  expect(fetchItem).toHaveBeenCalledOnce();
});

describe('an item that stands in a list of this visit', () => {
  test('is what its page starts with, with the time of the answer', async () => {
    const { api, open, clock } = visit();
    const cachedAt = clock.now;
    await api.fetchList('trips');
    clock.now += 60_000;
    expect(open('manali-leh', '/details/manali-leh', 'trip')).toEqual({
      value: exampleTrip,
      cachedAt,
    });
  });

  test('is not what another item’s page starts with', async () => {
    const { api, open } = visit();
    await api.fetchList('trips');
    expect(open('spiti', '/details/spiti', 'trip')).toBeUndefined();
    expect(open('manali-leh', '/details/manali-leh', 'event')).toBeUndefined();
  });

  test('is a training or an event by the list that it stands in', async () => {
    const { api, open } = visit();
    await api.fetchList('trainings');
    expect(open('first-gear', '/details/first-gear', 'event')?.value).toBe(training);
    expect(open('first-gear', '/bikingevents/details/first-gear', 'event')).toBeUndefined();
    await api.fetchList('events');
    const id = exampleEvent.id ?? '';
    expect(open(id, `/bikingevents/details/${id}`, 'event')?.value).toBe(exampleEvent);
  });

  test('without an id is none', async () => {
    const { api, open } = visit({ trips: [{ ...exampleTrip, id: null }] });
    await api.fetchList('trips');
    expect(open('', '/details/', 'trip')).toBeUndefined();
  });
});

test('before a list has answered, a details page starts with nothing', () => {
  expect(visit().open('manali-leh', '/details/manali-leh', 'trip')).toBeUndefined();
});

describe('a list of this visit', () => {
  test('is what its page starts with, as it answered last and when', async () => {
    const { api, inputs, clock } = visit();
    expect(inputs.list('trips')).toBeUndefined();
    await api.fetchList('trips');
    clock.now += 60_000;
    const { value } = await api.fetchList('trips');
    expect(inputs.list('trips')).toEqual({ value, cachedAt: clock.now });
    expect(inputs.list('events')).toBeUndefined();
  });

  test('both of Home → its cards, as old as the older one', async () => {
    const { api, inputs, clock } = visit();
    await api.fetchList('trainings');
    expect(inputs.featured()).toBeUndefined();
    const cachedAt = clock.now;
    clock.now += 60_000;
    await api.fetchList('trips');
    expect(inputs.featured()).toEqual({ value: [exampleTrip, training], cachedAt });
  });
});
