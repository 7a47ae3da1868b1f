import { describe, expect, test } from 'vitest';
import { amountOff, type RideEvent, type Trip } from '#machines/domain/catalogue/item.ts';
import { LISTS } from '#machines/domain/catalogue/lists.ts';
import { pageContents } from '../../src/app/page-contents.ts';
import * as paths from '../../src/paths.ts';
import { encodePageData } from '../../src/site/encoded-page-data.ts';
import { type PageContent, readPageData } from '../../src/site/page-data.ts';
import { exampleEvent, exampleTrip, listsWith, remoteTrip } from '../fixtures/items.ts';

const ORIGIN = 'https://rides.example';
const takenAt = Date.parse('2026-11-21T05:30:00Z');

/** What the browser reads of what the build wrote into HTML. */
function carried(content: Omit<PageContent, 'takenAt'>) {
  const template = document.createElement('template');
  template.innerHTML = encodePageData({ takenAt, ...content });
  return readPageData(template.content.textContent, ORIGIN);
}

const elsewhere = { picture: remoteTrip.picture };
const local: Trip = {
  ...exampleTrip,
  picture: { url: '/media/leh.svg', thumbnailUrl: '/media/leh.avif' },
};

describe('an item', () => {
  test('comes back as it was, but for what is sold', () => {
    const training: RideEvent = { ...exampleEvent, list: 'trainings' };
    for (const example of [exampleTrip, exampleEvent, training]) {
      const item = { ...example, ...elsewhere };
      const { address } = LISTS[item.list];
      expect(carried({ item }).item(item.id ?? '', address)).toEqual({
        value: { ...item, bookingTypes: [] },
        cachedAt: takenAt,
      });
    }
  });

  test('brings the words of an option that asks for an engine, and the price of none', () => {
    const option = { id: 'own', name: 'Own bike', description: '', price: amountOff(100_000, 0) };
    const asking = { ...option, description: '350 cc or more.' };
    const item = { ...exampleTrip, bookingTypes: [option, asking] };
    expect(carried({ item }).item('manali-leh', 'rides')?.value.bookingTypes).toEqual([
      { ...asking, price: { kind: 'missing' } },
    ]);
  });

  test('is the one of the address, letter case aside', () => {
    const data = carried({ item: exampleTrip });
    expect(data.item('Manali-Leh', 'rides')?.value.title).toBe(exampleTrip.title);
    expect(data.item('spiti', 'rides')).toBeUndefined();
    expect(data.list('trips')).toBeUndefined();
    expect(data.featured()).toBeUndefined();
  });

  test('is no trip at the address of an event with its id, nor the other way round', () => {
    const id = 'monsoon';
    expect(carried({ item: { ...exampleTrip, id } }).item(id, 'events')).toBeUndefined();
    expect(carried({ item: { ...exampleEvent, id } }).item(id, 'rides')).toBeUndefined();
  });

  test('has the pictures of its own site at the origin that serves it', () => {
    const data = carried({ item: local });
    expect(data.item('manali-leh', 'rides')?.value.picture).toEqual({
      url: `${ORIGIN}/media/leh.svg`,
      thumbnailUrl: `${ORIGIN}/media/leh.avif`,
    });
  });

  test('of a snapshot of an earlier release, without a thumbnail, has its picture for one', () => {
    const text = encodePageData({ takenAt, item: local }).replace('"/media/leh.avif"', 'null');
    const url = `${ORIGIN}/media/leh.svg`;
    const item = readPageData(text, ORIGIN).item('manali-leh', 'rides');
    expect(item?.value.picture).toEqual({ url, thumbnailUrl: url });
  });

  test('with markup in its words stays text', () => {
    const title = '</template><script>alert(1)</script>&lt;&amp;"';
    const text = encodePageData({ takenAt, item: { ...exampleTrip, title } });
    expect(text).not.toMatch(/[<&]/);
    expect(
      carried({ item: { ...exampleTrip, title } }).item('manali-leh', 'rides')?.value.title,
    ).toBe(title);
  });
});

describe('a list', () => {
  const trips = (count: number) =>
    Array.from(
      { length: count },
      (_, index): Trip => ({
        ...exampleTrip,
        ...elsewhere,
        id: `trip-${index}`,
        start: { day: `2027-0${9 - (index % 9)}-20`, at: null },
      }),
    );
  const snapshotOf = (items: Trip[]) => ({
    takenAt,
    ...listsWith({ trips: { items, omitted: 3 } }),
    items: [],
  });
  const listOf = (items: Trip[]) => {
    const content = pageContents(snapshotOf(items)).get('/getaways/adventure-tours');
    return carried({ list: content?.list }).list('trips')?.value;
  };

  test('of 96 comes whole, with the fields of cards and filters alone', () => {
    const list = listOf(trips(96));
    expect(list?.items).toHaveLength(96);
    expect(list?.omitted).toBe(3);
    expect(list?.unlisted).toBeUndefined();
    expect(list?.items[0]).toEqual({
      ...trips(1)[0],
      bookingTypes: [],
      description: '',
      inclusions: [],
      exclusions: [],
      itinerary: [],
      meetupTime: '',
    });
  });

  test('of 97 comes as its first page, in the order in which it stands', () => {
    const list = listOf(trips(97));
    expect(list?.items).toHaveLength(24);
    expect(list?.unlisted).toBe(73);
    expect(new Set(list?.items.map(({ start }) => start?.day))).toEqual(
      new Set(['2027-01-20', '2027-02-20', '2027-03-20']),
    );
  });
});

test('what was prerendered is gone once an answer of the visit is there', () => {
  const data = carried({ featured: [exampleTrip] });
  expect(data.featured()?.value).toHaveLength(1);
  data.forget();
  expect(data.featured()).toBeUndefined();
});

test.each([...[null, undefined, '', 'null', '{', '[]', '{"takenAt":1,"featured":7}']])(
  'data that read %j are none',
  (text) => {
    const data = readPageData(text, ORIGIN);
    expect([data.featured(), data.list('trips'), data.item('x', 'rides')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test('every page of the catalogue carries its part of a snapshot, each item at the address that leads to it', () => {
  const list = <Kind>(...items: Kind[]) => ({ items, omitted: 0 });
  const training: RideEvent = { ...exampleEvent, id: 'first-ride', list: 'trainings' };
  const odd = (id: string | null): Trip => ({ ...exampleTrip, id });
  const contents = pageContents({
    takenAt,
    ...listsWith({
      trips: list(exampleTrip),
      trainings: list(training),
      events: list(exampleEvent),
    }),
    items: [
      exampleTrip,
      training,
      exampleEvent,
      odd('Twin'),
      odd('twin'),
      odd('a/b'),
      odd('.hidden'),
      odd('_headers'),
      odd('404'),
      odd('Index'),
      odd(null),
    ],
  });
  const listed: string[] = [paths.getaways, paths.trainingHome, ...Object.values(paths.lists)];
  const pages = [...contents.keys()];
  expect(pages).toEqual(expect.arrayContaining(listed));
  expect(pages.filter((path) => !listed.includes(path))).toEqual([
    '/',
    '/details/manali-leh',
    '/details/first-ride',
    '/bikingevents/details/bengaluru-night-ride',
    '/details/_headers',
  ]);
  expect(contents.get('/')?.featured?.map(({ id }) => id)).toEqual(['manali-leh', 'first-ride']);
});
