import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DURATIONS, PRICES } from '#machines/domain/catalogue/filter-choices.ts';
import {
  activeFilters,
  byAlphabet,
  CLEARED_FILTERS,
  catalogueQuery,
  type Filters,
  filterChoices,
  filtered,
  filtersFromQuery,
  lengthInDays,
  NO_FILTERS,
  pageFromQuery,
  periodCounts,
  upcoming,
} from '#machines/domain/catalogue/filters.ts';
import type { Item, ItemPrice } from '#machines/domain/catalogue/item.ts';
import { terrainWords } from '#machines/domain/catalogue/terrain.ts';
import { orders } from '#texts/finding.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const now = noonOf('2026-11-21');
const costing = (price: number): ItemPrice => ({
  kind: 'amount',
  price,
  oldPrice: null,
  discount: 0,
});
const trip = (id: string, rest: Partial<typeof exampleTrip> = {}): Item => ({
  ...exampleTrip,
  id,
  ...rest,
});
const on = (day: string) => ({ day, at: null });
const ids = (items: Item[]) => items.map(({ id }) => id);
const show = (items: Item[], filters: Partial<Filters>) =>
  ids(filtered(items, { ...NO_FILTERS, ...filters }, now));

describe('a list is narrowed', () => {
  const items = [
    trip('leh', { price: costing(3_079_912) }),
    trip('coorg', {
      title: 'Coorg Coffee Trails',
      location: 'Madikeri',
      start: on('2026-12-05'),
      end: on('2026-12-06'),
      duration: '2 days',
      price: costing(499_900),
      startLocation: 'Bengaluru',
      endLocation: 'Madikeri',
      terrain: 'Wet tarmac',
      tags: ['Coffee'],
    }),
    trip('member', {
      title: 'Café run',
      location: 'Nandi',
      start: on('2026-12-01'),
      end: null,
      duration: '1 day',
      price: costing(0),
      tags: [],
    }),
    trip('ask', {
      title: 'Brand ride',
      start: null,
      end: null,
      duration: '',
      price: { kind: 'contact' },
    }),
    trip('plain', {
      title: 'Plains',
      start: on('2027-01-10'),
      duration: '5 days',
      price: { kind: 'missing' },
    }),
  ];

  test.each<[string, Partial<Filters>, string[]]>([
    ['nothing set', {}, ['member', 'coorg', 'plain', 'leh', 'ask']],
    ['a word of the title', { search: 'coffee' }, ['coorg']],
    ['every word must match', { search: 'coorg leh' }, []],
    ['a place', { search: ' MADIKERI ' }, ['coorg']],
    ['a road’s start', { search: 'bengaluru' }, ['coorg']],
    ['without its accent', { search: 'cafe' }, ['member']],
    ['with an accent', { search: 'ĉoffee' }, ['coorg']],
    ['words of two fields do not run together', { search: 'trailsmadikeri' }, []],
    ['two words with room between', { search: 'coorg   coffee' }, ['coorg']],
    ['a month', { month: '2026-12' }, ['member', 'coorg']],
    ['a month without rides', { month: '2026-07' }, []],
    ['one day', { duration: 'day' }, ['member']],
    ['a weekend', { duration: 'weekend' }, ['coorg']],
    ['a week', { duration: 'week' }, ['plain']],
    ['longer', { duration: 'long' }, ['leh']],
    ['free', { price: 'free' }, ['member']],
    ['up to 5,000', { price: 'under-5000' }, ['member', 'coorg']],
    ['up to 15,000', { price: 'under-15000' }, ['member', 'coorg']],
    ['up to 30,000, a fallback price too', { price: 'under-30000' }, ['member', 'coorg', 'plain']],
    ['above 30,000', { price: 'above' }, ['leh']],
    ['cheapest first', { sort: 'cheapest' }, ['member', 'coorg', 'plain', 'leh', 'ask']],
    ['dearest first', { sort: 'dearest' }, ['leh', 'plain', 'coorg', 'member', 'ask']],
    ['shortest first', { sort: 'shortest' }, ['member', 'coorg', 'plain', 'leh', 'ask']],
    ['a month and a price', { month: '2026-12', price: 'free' }, ['member']],
  ])('%s', (_, filters, expected) => {
    expect(show(items, filters)).toEqual(expected);
  });

  test('what has departed comes last, in any order', () => {
    const list = [
      trip('gone', { start: on('2026-11-20') }),
      trip('next', { start: on('2026-11-21') }),
    ];
    expect(show(list, {})).toEqual(['next', 'gone']);
    expect(show(list, { sort: 'cheapest' })).toEqual(['next', 'gone']);
  });

  test('the ends of each range belong to it', () => {
    const list = [2, 3, 4, 7, 8].map((days) => trip(String(days), { duration: `${days} days` }));
    expect(show(list, { duration: 'weekend' })).toEqual(['2', '3']);
    expect(show(list, { duration: 'week' })).toEqual(['4', '7']);
    expect(show(list, { duration: 'long' })).toEqual(['8']);
    const written = ['One week', 'Half day', '1½ days'].map((duration) =>
      trip(duration, { duration }),
    );
    expect(show(written, { duration: 'day' })).toEqual(['Half day']);
    expect(show(written, { duration: 'weekend' })).toEqual(['1½ days']);
    expect(show(written, { duration: 'week' })).toEqual(['One week']);
    expect(show(written, { sort: 'shortest' })).toEqual(['Half day', '1½ days', 'One week']);
    const priced = [500_000, 500_001, 3_000_000, 3_000_001].map((price) =>
      trip(String(price), { price: costing(price) }),
    );
    expect(show(priced, { price: 'under-5000' })).toEqual(['500000']);
    expect(show(priced, { price: 'above' })).toEqual(['3000001']);
  });

  test('a ride of any length passes one choice of duration, and one of any price a price', () => {
    const passing = (field: 'duration' | 'price', choices: object, ride: Item) =>
      Object.keys(choices).filter(
        (choice) => choice !== 'any' && show([ride], { [field]: choice }).length > 0,
      ).length;
    for (let hours = 12; hours <= 30 * 24; hours += 12) {
      const days = `${hours / 24} days`;
      expect(passing('duration', DURATIONS, trip('a', { duration: days })), days).toBe(1);
    }
    for (const price of [0, 100, 500_000, 500_001, 1_500_001, 3_000_000, 3_000_001])
      expect(passing('price', PRICES, trip('a', { price: costing(price) }))).toBeGreaterThan(0);
  });

  test('what is unknown comes last, wherever it stood', () => {
    const ask = trip('ask', { price: { kind: 'contact' }, duration: '', end: null });
    for (const list of [
      [ask, trip('a')],
      [trip('a'), ask],
    ]) {
      expect(show(list, { sort: 'cheapest' })).toEqual(['a', 'ask']);
      expect(show(list, { sort: 'dearest' })).toEqual(['a', 'ask']);
      expect(show(list, { sort: 'shortest' })).toEqual(['a', 'ask']);
    }
  });
});

describe('by what its items carry', () => {
  const rides = [
    trip('passes', { organiser: 'Throttle Co.', terrain: 'Mountain tarmac and gravel' }),
    trip('lake', { organiser: 'Collective', terrain: 'High-altitude tarmac', availableSeats: 0 }),
    trip('sand', { organiser: 'Collective', terrain: 'Sand roads', start: on('2026-11-20') }),
    trip('open', { organiser: '', terrain: '', availableSeats: null }),
  ];
  const night = { ...exampleEvent, id: 'night', level: 'all_levels' };
  const rally = { ...exampleEvent, id: 'rally', level: 'expert_with_licence' };

  test.each<[string, Partial<Filters>, string[]]>([
    ['an organiser', { organiser: 'Collective' }, ['lake', 'sand']],
    ['an organiser in another spelling', { organiser: 'collective.' }, ['lake', 'sand']],
    ['an organiser whom nobody knows', { organiser: 'collectors' }, []],
    ['a word of the terrain', { terrain: 'tarmac' }, ['passes', 'lake']],
    ['a terrain with a hyphen', { terrain: 'high-altitude' }, ['lake']],
    ['seats: neither sold out nor departed', { hasSeats: true }, ['passes', 'open']],
    ['organiser and terrain', { organiser: 'Collective', terrain: 'tarmac' }, ['lake']],
    ['a level, which trips have not', { level: 'All Levels' }, []],
  ])('%s', (_, filters, expected) => {
    expect(show(rides, filters)).toEqual(expected);
  });

  test('a level, in the words that are shown', () => {
    expect(show([night, rally], { level: 'Expert With Licence' })).toEqual(['rally']);
    expect(show([night, rally], { terrain: 'tarmac' })).toEqual([]);
  });

  test('the choices: each organiser and level once, and the words that two terrains share', () => {
    expect(filterChoices([...rides, night, rally, night])).toEqual({
      organiser: ['City Throttle Club', 'Collective', 'Throttle Co.'],
      terrain: ['tarmac'],
      level: ['All Levels', 'Expert With Licence'],
    });
  });

  test('an organiser in several spellings is one choice, in the commonest, by the alphabet', () => {
    const organisers = ['Zen', 'apex', 'ride co.', 'Ride Co', 'RIDE-CO', 'Ride Co', 'Äpple', 'रवि'];
    const list = organisers.map((organiser, index) => trip(String(index), { organiser }));
    expect(filterChoices(list).organiser).toEqual(['apex', 'Äpple', 'Ride Co', 'Zen', 'रवि']);
    const all = ['2', '3', '4', '5'];
    expect(show(list, { organiser: 'Ride Co' })).toEqual(all);
    expect(show(list, { organiser: 'ride  co' })).toEqual(all);
    expect(show(list, { organiser: '…' })).toEqual([]);
  });

  test('a level in several spellings is one choice, which finds all of them', () => {
    const levels = [
      'BEGINNER',
      'Beginner',
      'beginner',
      'ALL LEVELS',
      'all_levels',
      '',
      'Pro-Rider',
      'सभी स्तर',
    ];
    const list = levels.map((level, index) => ({ ...exampleEvent, id: String(index), level }));
    expect(filterChoices(list).level).toEqual(['All Levels', 'Beginner', 'Pro-Rider']);
    expect(show(list, { level: 'Beginner' })).toEqual(['0', '1', '2']);
    expect(show(list, { level: 'BEGINNER' })).toEqual(['0', '1', '2']);
    expect(show(list, { level: 'All Levels' })).toEqual(['3', '4', '5', '7']);
    expect(show(list, { level: 'pro rider' })).toEqual(['6']);
  });

  test('a word of terrains in several spellings is one choice, which finds all of them', () => {
    const terrains = ['Gravel, off-road', 'GRÄVEL', 'offroad', 'Off-Road, offroad', 'Snow'];
    const list = terrains.map((terrain, index) => trip(String(index), { terrain }));
    expect(filterChoices(list).terrain).toEqual(['gravel', 'off-road']);
    expect(show(list, { terrain: 'gravel' })).toEqual(['0', '1']);
    expect(show(list, { terrain: 'off-road' })).toEqual(['0', '2', '3']);
  });

  test('where no two terrains share a word, all of them are choices', () => {
    expect(filterChoices([trip('a', { terrain: 'Sand' }), trip('b', { terrain: 'Snow' })])).toEqual(
      { organiser: [exampleTrip.organiser], terrain: ['sand', 'snow'], level: [] },
    );
  });

  test('words that tell no terrain from another are left out, and none counts twice', () => {
    expect(terrainWords('Roads with gravel and the road of Gravel')).toEqual(['gravel']);
    expect(terrainWords('')).toEqual([]);
    expect(terrainWords('पहाड़ी सड़क और बर्फ के साथ रेत')).toEqual(['पहाड़ी', 'बर्फ', 'रेत']);
    expect(terrainWords('बजरी \u0938\u095c\u0915, gravel road')).toEqual(['बजरी', 'gravel']);
  });
});

describe('the months and weekends of a list', () => {
  const counted = (list: Item[], at: number, filters: Partial<Filters>) =>
    periodCounts(list, { ...NO_FILTERS, ...filters }, at).map(
      ({ field, value, count }) => `${field} ${value} ${count}`,
    );

  test('months with the number of rides that each would show, whichever month is chosen', () => {
    const list = [
      trip('a', { start: on('2027-03-01'), title: 'Coffee' }),
      trip('b', { start: on('2026-12-15') }),
      trip('c', { start: on('2027-03-20'), organiser: 'Another' }),
      trip('d', { start: null }),
      trip('left', { start: on('2026-01-02'), end: on('2026-01-03') }),
    ];
    const counts = (filters: Partial<Filters>) => counted(list, now, filters);
    expect(counts({})).toEqual(['month 2026-12 1', 'month 2027-03 2']);
    expect(counts({ month: '2026-12' })).toEqual(['month 2026-12 1', 'month 2027-03 2']);
    expect(counts({ month: '2028-01' })).toEqual([
      'month 2026-12 1',
      'month 2027-03 2',
      'month 2028-01 0',
    ]);
    expect(ids(upcoming(list, now))).toEqual(['a', 'b', 'c', 'd']);
    expect(counts({ search: 'cofee' })).toEqual(['month 2026-12 0', 'month 2027-03 1']);
    expect(counts({ organiser: 'Another' })).toEqual(['month 2026-12 0', 'month 2027-03 1']);
  });

  const weekends = (list: Item[], day: string, filters: Partial<Filters> = {}) =>
    counted(list, noonOf(day), filters).filter((each) => each.startsWith('weekend'));
  const short = (start: string, end: string) => trip('a', { start: on(start), end: on(end) });
  const meet = { ...exampleEvent, isMultipleDays: false, end: null, timings: '' };
  const running = { ...meet, start: on('2026-11-26'), end: on('2026-11-29'), isMultipleDays: true };

  // 28 November 2026 is a Saturday
  test.each<[string, Item, string, string[]]>([
    ['on its Saturday', short('2026-11-28', '2026-11-28'), '2026-11-25', ['2026-11-28 1']],
    ['on its Sunday', short('2026-11-29', '2026-11-29'), '2026-11-25', ['2026-11-28 1']],
    ['over all of it', short('2026-11-27', '2026-11-30'), '2026-11-25', ['2026-11-28 1']],
    ['up to its Friday', short('2026-11-26', '2026-11-27'), '2026-11-25', []],
    ['from its Monday on', short('2026-11-30', '2026-12-01'), '2026-11-25', []],
    ['on the next one', short('2026-12-05', '2026-12-06'), '2026-11-25', ['2026-12-05 1']],
    [
      'over both',
      short('2026-11-28', '2026-12-06'),
      '2026-11-25',
      ['2026-11-28 1', '2026-12-05 1'],
    ],
    ['on the one after that', short('2026-12-12', '2026-12-13'), '2026-11-25', []],
    [
      'this Sunday, seen on Saturday',
      short('2026-11-29', '2026-11-29'),
      '2026-11-28',
      ['2026-11-28 1'],
    ],
    ['today, seen on Sunday', { ...meet, start: on('2026-11-29') }, '2026-11-29', ['2026-11-28 1']],
    ['until today, seen on Sunday', running, '2026-11-29', ['2026-11-28 1']],
    ['yesterday, seen on Sunday', { ...meet, start: on('2026-11-28') }, '2026-11-29', []],
    [
      'next Saturday, seen on Sunday',
      short('2026-12-05', '2026-12-05'),
      '2026-11-29',
      ['2026-12-05 1'],
    ],
    [
      'next Saturday, seen on Monday',
      short('2026-12-05', '2026-12-05'),
      '2026-11-30',
      ['2026-12-05 1'],
    ],
    ['that departed before it', short('2026-11-26', '2026-11-30'), '2026-11-27', []],
    ['without a date', trip('a', { start: null, end: null }), '2026-11-25', []],
  ])('a ride %s → the weekends with a ride', (_, item, day, expected) => {
    expect(weekends([item], day)).toEqual(expected.map((each) => `weekend ${each}`));
  });

  test('on its Sunday a weekend shows the rides of that day alone', () => {
    const list = [
      { ...short('2026-11-28', '2026-11-28'), id: 'saturday' },
      { ...meet, start: on('2026-11-29'), id: 'sunday' },
    ];
    const shownOn = (day: string) =>
      ids(filtered(list, { ...NO_FILTERS, weekend: '2026-11-28' }, noonOf(day)));
    expect(shownOn('2026-11-28')).toEqual(['saturday', 'sunday']);
    expect(shownOn('2026-11-29')).toEqual(['sunday']);
  });

  test('a weekend counts what choosing it would show, and shows that', () => {
    const list = [
      { ...short('2026-11-28', '2026-11-29'), id: 'both', organiser: 'Another' },
      { ...short('2026-11-29', '2026-11-29'), id: 'sunday' },
      { ...short('2026-12-01', '2026-12-02'), id: 'week' },
      { ...short('2027-01-09', '2027-01-09'), id: 'later' },
    ];
    expect(weekends(list, '2026-11-25')).toEqual(['weekend 2026-11-28 2']);
    expect(weekends(list, '2026-11-25', { organiser: 'Another' })).toEqual([
      'weekend 2026-11-28 1',
    ]);
    expect(weekends(list, '2026-11-25', { search: 'nowhere' })).toEqual(['weekend 2026-11-28 0']);
    // a link of another week
    expect(weekends(list, '2026-11-25', { weekend: '2027-01-09' })).toEqual([
      'weekend 2026-11-28 2',
      'weekend 2027-01-09 1',
    ]);
    expect(show(list, { weekend: '2026-11-28' })).toEqual(['both', 'sunday']);
    expect(show(list, { weekend: '2026-11-28', month: '2026-12' })).toEqual([]);
  });
});

test.each<[string, Item, number | null]>([
  ['a trip by its text', trip('a', { duration: '9 days' }), 9],
  ['a trip by its dates', trip('a', { duration: 'Long weekend' }), 9],
  ['a trip without a start', trip('a', { duration: '', start: null }), null],
  ['a trip within one day', trip('a', { duration: '', end: on('2027-06-12') }), 1],
  ['a trip without either', trip('a', { duration: '', end: null }), null],
  ['a trip whose end comes first', trip('a', { duration: '', end: on('2027-06-01') }), null],
  ['an event of one day', exampleEvent, 1],
  ['an event of one day without a date', { ...exampleEvent, start: null }, 1],
  ['an event of three', { ...exampleEvent, isMultipleDays: true, end: on('2027-03-08') }, 3],
  ['an event of several without an end', { ...exampleEvent, isMultipleDays: true }, null],
])('days of %s', (_, item, days) => {
  expect(lengthInDays(item)).toBe(days);
});

test('names stand by the alphabet, their numbers by size', () => {
  expect(byAlphabet(['Level 10', 'level 2', 'Beginner'])).toEqual([
    'Beginner',
    'level 2',
    'Level 10',
  ]);
});

describe('filters live in the address', () => {
  test.each<[string, Partial<Filters>, string]>([
    ['nothing', {}, ''],
    ['a search', { search: 'leh & back' }, '?q=leh+%26+back'],
    ['spaces alone', { search: '   ' }, ''],
    ['a weekend', { weekend: '2026-11-28' }, '?weekend=2026-11-28'],
    [
      'all of it',
      { search: 'leh', month: '2027-06', duration: 'long', price: 'above', sort: 'dearest' },
      '?q=leh&month=2027-06&duration=long&price=above&sort=dearest',
    ],
    [
      'what items carry',
      { organiser: 'Torque & Tea', terrain: 'high-altitude', level: 'All Levels', hasSeats: true },
      '?organiser=Torque+%26+Tea&terrain=high-altitude&level=All+Levels&seats=left',
    ],
  ])('%s', (_, filters, query) => {
    expect(catalogueQuery({ ...NO_FILTERS, ...filters })).toBe(query);
  });

  test('the first page needs no word, and any other follows the filters', () => {
    expect(catalogueQuery(NO_FILTERS, 1)).toBe('');
    expect(catalogueQuery({ ...NO_FILTERS, search: 'leh' }, 2)).toBe('?q=leh&page=2');
  });

  test('filters that narrow a list are counted, and its order is not', () => {
    const set: Filters = { ...NO_FILTERS, search: 'leh', hasSeats: true, sort: 'dearest' };
    expect([activeFilters(set), activeFilters({ ...NO_FILTERS, sort: 'dearest' })]).toEqual([2, 0]);
  });

  test.each([
    ...['?month=2027-13', '?month=06-2027', '?month=x2027-06', '?month=2027-061', '?q=%20%20'],
    ...['?weekend=2026-11-29', '?weekend=2026-11', '?weekend=2026-13-28'],
    ...['?duration=forever', '?duration=constructor', '?price=__proto__', '?sort=toString'],
    ...['?q=', '?other=1', '?organiser=%20', '?seats=1', '?level=', ''],
  ])('%s sets nothing', (query) => {
    expect(filtersFromQuery(query)).toEqual(NO_FILTERS);
  });

  test('a search in an address is cut at 100 characters', () => {
    expect(filtersFromQuery(`?q=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  const filters = fc.record<Filters>({
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    month: fc.constantFrom('', '2026-12', '2027-01'),
    weekend: fc.constantFrom('', '2026-11-28'),
    duration: fc.constantFrom(...(Object.keys(DURATIONS) as Filters['duration'][])),
    price: fc.constantFrom(...(Object.keys(PRICES) as Filters['price'][])),
    sort: fc.constantFrom(...(Object.keys(orders) as Filters['sort'][])),
    organiser: fc.constantFrom('', 'Torque & Tea', 'सवारी'),
    terrain: fc.constantFrom('', 'tarmac', 'high-altitude'),
    level: fc.constantFrom('', 'All Levels'),
    hasSeats: fc.boolean(),
  });

  test('a name in an address is cut at 200 characters, between whole ones', () => {
    const name = `${'x'.repeat(199)}😀`;
    expect(filtersFromQuery(`?organiser=${encodeURIComponent(name)}`).organiser).toBe(
      'x'.repeat(199),
    );
  });

  test('come back from the address as they were', () => {
    checkProperty(
      fc.property(filters, (set) => {
        expect(filtersFromQuery(catalogueQuery(set))).toEqual(set);
      }),
    );
  });

  test('cleared → every one is, and the order stays', () => {
    checkProperty(
      fc.property(filters, (set) => {
        expect(activeFilters({ ...set, ...CLEARED_FILTERS })).toBe(0);
        expect({ ...set, ...CLEARED_FILTERS }.sort).toBe(set.sort);
      }),
    );
  });
});

test.each([
  ['', 1],
  ['?page=7', 7],
  ['?page=12', 12],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1e9', 1],
  ['?page=x', 1],
])('the page of %j is %i', (query, page) => {
  expect(pageFromQuery(query)).toBe(page);
});
