import { describe, expect, test, vi } from 'vitest';
import { imageUrl } from '#machines/codec/image-url.ts';
import {
  amountOff,
  type Item,
  type RideEvent,
  type Trip,
} from '#machines/domain/catalogue/item.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { decodeCatalogue, decodeItem, ITEM_LIMIT } from '../../src/api/schema.ts';

const origins = { apiBase: 'http://api.test:3000/base', pageOrigin: 'http://site.test' };
const images = (url: string) => imageUrl(url, origins);

async function trip(raw: object): Promise<Trip | undefined> {
  const body = { data: [{ trips: [{ name: 'Leh', ...raw }] }] };
  const item = (await decodeCatalogue(body, 'trips', images))?.items[0];
  return item?.kind === 'trip' ? item : undefined;
}

async function event(raw: object, list: ListName = 'events'): Promise<RideEvent | undefined> {
  const body = { data: [{ events: [{ title: 'Night', ...raw }] }] };
  const item = (await decodeCatalogue(body, list, images))?.items[0];
  return item?.kind === 'event' ? item : undefined;
}

/** A row for each name that a field may have, all with the same value and meaning. */
const variants = <Expected>(
  names: readonly string[],
  value: unknown,
  expected: Expected,
): [string, object, Expected][] => names.map((name) => [name, { [name]: value }, expected]);

const on = (day: string) => ({ day, at: null });
const amount = (price: number, oldPrice: number | null = null, discount = 0) => ({
  kind: 'amount' as const,
  price,
  oldPrice,
  discount,
});

describe('the fields of a trip, in the order of the specification', () => {
  const day = { title: 'Over the pass', locations: ['Manali'], activities: ['Ride'] };
  const days = [{ dayNumber: 1, description: '', ...day }];
  test.each<[string, object, Partial<Trip>]>([
    ['_id', { _id: 'a' }, { id: 'a' }],
    ['id', { id: 'b' }, { id: 'b' }],
    ['_id before id', { id: 'b', _id: 'a' }, { id: 'a' }],
    ['a number as id', { _id: 42 }, { id: '42' }],
    ['an id with spaces around', { _id: ' a ' }, { id: 'a' }],
    ['an id that cannot stand in a path', { _id: '../x', id: 'b' }, { id: 'b' }],
    ['no id at all', {}, { id: null }],
    ...variants(['organized_by', 'organised_by', 'organizer'], 'High Pass', {
      organiser: 'High Pass',
    }),
    ['duration', { duration: '3 days' }, { duration: '3 days' }],
    ['duration as a number', { duration: 3 }, { duration: '3' }],
    ['terraintype', { terraintype: 'Gravel' }, { terrain: 'Gravel' }],
    ['category', { category: ' Adventure ' }, { category: 'Adventure' }],
    ...variants(['start_date', 'startDate', 'date', 'trip_start_date'], '2027-06-12', {
      start: on('2027-06-12'),
    }),
    [
      'an unreadable start_date before a good one',
      { start_date: 'soon', date: '2027-06-12' },
      { start: on('2027-06-12') },
    ],
    ...variants(['end_date', 'endDate'], '2027-06-20', { end: on('2027-06-20') }),
    [
      'meetup_point_name',
      { meetup_point_name: 'Mall Road', location: '' },
      { location: 'Mall Road' },
    ],
    ['location', { location: 'Mall Road', destination: 'x' }, { location: 'Mall Road' }],
    ['destination', { destination: 'Leh', trip_location: 'x' }, { location: 'Leh' }],
    ['trip_location', { trip_location: 'Leh', address: 'x' }, { location: 'Leh' }],
    ['address', { address: 'Leh' }, { location: 'Leh' }],
    ['a place as an object', { location: { name: 'Leh' } }, { location: 'Leh' }],
    ['no place', {}, { location: '' }],
    ...variants(
      ['start_location', 'start_location_name', 'startLocation', 'start_point', 'starting_point'],
      'Manali',
      { startLocation: 'Manali' },
    ),
    ...variants(
      ['end_location', 'end_location_name', 'endLocation', 'end_point', 'ending_point'],
      'Leh',
      { endLocation: 'Leh' },
    ),
    ...variants(
      ['itinerary', 'itineraries', 'day_wise_itinerary', 'trip_itinerary', 'schedule'],
      [day],
      { itinerary: days },
    ),
    ['details.itinerary', { details: { itinerary: [day] } }, { itinerary: days }],
    ['details.schedule', { details: { schedule: [day] } }, { itinerary: days }],
    ['details as the list itself', { details: [day] }, { itinerary: days }],
    [
      'an empty itinerary, then a full one',
      { itinerary: [], schedule: [day] },
      { itinerary: days },
    ],
    ['details that is a text', { details: 'x', schedule: [day] }, { itinerary: days }],
    [
      'activities in one text',
      { itinerary: [{ ...day, activities: 'Ride, Camp , ' }] },
      { itinerary: [{ ...days[0], activities: ['Ride', 'Camp'] }] as Trip['itinerary'] },
    ],
    [
      'days with their own numbers, nonsense dropped',
      { itinerary: [null, 7, {}, { ...day, day_number: 4 }] },
      { itinerary: [{ ...days[0], dayNumber: 4 }] as Trip['itinerary'] },
    ],
    ...(
      [
        ['a title', { title: 'Rest' }],
        ['a description', { description: 'Rest' }],
        ['its places', { locations: ['Leh'] }],
        ['what is done', { activities: ['Rest'] }],
      ] as const
    ).map(([says, one]): [string, object, Partial<Trip>] => [
      `a day that only says ${says}`,
      { itinerary: [one] },
      {
        itinerary: [
          { dayNumber: 1, title: '', description: '', locations: [], activities: [], ...one },
        ],
      },
    ]),
    ['total_seats', { total_seats: 14 }, { totalSeats: 14 }],
    ['available_seats', { available_seats: 8 }, { availableSeats: 8 }],
    ['no seats left', { available_seats: 0 }, { availableSeats: 0 }],
    ['less than none', { available_seats: -3 }, { availableSeats: 0 }],
    ['seats as a text', { available_seats: '8' }, { availableSeats: 8 }],
    ['no seats as a text', { available_seats: '0' }, { availableSeats: 0 }],
    ['all seats as a text', { total_seats: '14 seats' }, { totalSeats: 14 }],
    ['inclusions', { inclusions: ['Stay', ' ', null, 'Food'] }, { inclusions: ['Stay', 'Food'] }],
    ['inclusions in one text', { inclusions: 'Stay, food' }, { inclusions: ['Stay', 'food'] }],
    [
      'inclusions on lines',
      { inclusions: '- Stay, twin sharing\n- Food' },
      { inclusions: ['Stay, twin sharing', 'Food'] },
    ],
    [
      'inclusions with bullets and hyphens',
      { inclusions: 'Twin-sharing\n-Food\n• Fuel' },
      { inclusions: ['Twin-sharing', 'Food', 'Fuel'] },
    ],
    [
      'null lists',
      { inclusions: null, exclusions: null, itinerary: null },
      { inclusions: [], exclusions: [], itinerary: [] },
    ],
    ['tags', { tags: ['Himalaya'], hashtags: ['x'] }, { tags: ['Himalaya'] }],
    ['hashtags', { hashtags: '#Himalaya, #Gravel' }, { tags: ['#Himalaya', '#Gravel'] }],
    ['title for name', { name: undefined, title: 'Leh' }, { title: 'Leh' }],
    ['no name but an id', { name: '', _id: 'a' }, { title: 'Motorcycle trip' }],
    ['meetup_time', { meetup_time: '6:30 am' }, { meetupTime: '6:30 am' }],
  ])('%s', async (_, raw, expected) => {
    expect(await trip(raw)).toMatchObject(expected);
  });

  const contact = { kind: 'contact' } as const;
  const sold = (starting_market_price: unknown, discount_starts?: unknown, rest = {}) => {
    return { starting_market_price, discount_starts, ...rest };
  };
  test.each<[string, object, Trip['price']]>([
    ['a number', sold(6_999), amount(699_900)],
    ['less its discount', sold(34_999, 12), amount(3_079_912, 3_499_900, 12)],
    ['zero', sold(0, 10), amount(0)],
    ['half a paisa', sold(0.005), amount(1)],
    ['less than half a paisa', sold(0.004), contact],
    ['less than a millionth of a rupee', sold('0.0000001'), contact],
    ['all of it off', sold(0.01, 100), amount(0, 1, 100)],
    ['almost all of it off', sold(100, 99.999), contact],
    ['so much off that less than half a paisa is left', sold(0.01, 60), contact],
    ['a crore', sold(10_000_000), amount(1_000_000_000)],
    ['above a crore', sold(10_000_000.01), contact],
    ['Contact for price', sold('Contact for price'), contact],
    ['contact in capitals', sold(' CONTACT FOR PRICE '), contact],
    ['contact, wide spaces', sold('Contact  for  price'), contact],
    ['null', sold(null), { kind: 'missing' }],
    ['absent', {}, { kind: 'missing' }],
    ['150 percent off', sold(100, 150), contact],
    ['discount in words', sold(100, 'twelve'), contact],
    ['a discount as people write it', sold('₹34,999', '12% off'), amount(3_079_912, 3_499_900, 12)],
    ['an empty discount', sold(100, ' '), amount(10_000)],
    ['seats in words', sold(100, undefined, { available_seats: 'a few' }), contact],
    ['both as plain texts', sold('34999', ' 12 '), amount(3_079_912, 3_499_900, 12)],
  ])('price: %s', async (_, raw, price) => {
    expect((await trip(raw))?.price).toEqual(price);
  });
});

test.each([
  ['no discount', {}, amount(80_000)],
  ['a discount that is none', { discount: 0 }, { kind: 'amount', price: 80_000 }],
  // nobody can tell whether the discount is in the price already
  ['a discount', { discount: 20 }, { kind: 'contact' }],
])('a price beside an unusable original price, with %s', async (_, raw, price) => {
  for (const original_price of ['On request', -1, 1e12, {}])
    expect((await event({ price: 800, original_price, ...raw }))?.price).toMatchObject(price);
});

describe('the fields of an event or training', () => {
  const days = { start_date: '2027-03-06', end_date: '2027-03-07' };
  test.each<[string, object, Partial<RideEvent>]>([
    ['id before _id', { id: 'b', _id: 'a' }, { id: 'b' }],
    ['_id', { _id: 'a' }, { id: 'a' }],
    ...variants(['organizer', 'organized_by'], 'City', { organiser: 'City' }),
    ['address', { address: 'Gate', location: 'x' }, { location: 'Gate' }],
    ['location', { location: 'Gate', venue: 'x' }, { location: 'Gate' }],
    ['venue', { venue: 'Gate' }, { location: 'Gate' }],
    ...variants(['start_date', 'event_date'], '2027-03-06', { start: on('2027-03-06') }),
    ['timings', { timings: '9 pm', time: 'x' }, { timings: '9 pm' }],
    ...variants(['time', 'event_time', 'start_time'], '9 pm', { timings: '9 pm' }),
    ['start and end_time', { start_time: '9 pm', end_time: '1 am' }, { timings: '9 pm - 1 am' }],
    ['end_time alone', { end_time: '1 am' }, { timings: '' }],
    ['level', { level: 'all_levels' }, { level: 'all_levels' }],
    ['is_multiple_days', { is_multiple_days: true }, { isMultipleDays: true }],
    ['is_multiple_days as a number', { is_multiple_days: 1 }, { isMultipleDays: true }],
    ['as a text', { is_multiple_days: 'false', ...days }, { isMultipleDays: false }],
    ['that says nothing', { is_multiple_days: 'maybe', ...days }, { isMultipleDays: true }],
    ['several days', days, { isMultipleDays: true }],
    [
      'one day, whatever the dates',
      { is_multiple_days: false, ...days },
      { isMultipleDays: false },
    ],
    ['one day twice', { ...days, end_date: days.start_date }, { isMultipleDays: false }],
    ['an end without a start', { end_date: '2027-03-07' }, { isMultipleDays: false, start: null }],
    ['no dates', {}, { isMultipleDays: false, start: null, end: null }],
    ['a category that begins like training', { category: 'Training days' }, { list: 'events' }],
    ['a ride to the trains', { category: 'Train spotting' }, { list: 'events' }],
    ['name for title', { title: undefined, name: 'Night' }, { title: 'Night' }],
    ['no title but an id', { title: '', id: 'a' }, { title: 'Biking event' }],
  ])('%s', async (_, raw, expected) => {
    expect(await event(raw)).toMatchObject(expected);
  });

  test('what comes from the trainings is one', async () => {
    expect((await event({}, 'trainings'))?.list).toBe('trainings');
    expect((await event({ title: '', id: 'a' }, 'trainings'))?.title).toBe('Training');
  });

  const less = amount(80_000, 100_000, 20);
  test.each<[string, object, RideEvent['price']]>([
    ['a price', { price: 499 }, amount(49_900)],
    ['a higher original is the old one', { price: 800, original_price: 1_000, discount: 50 }, less],
    ['a discount makes it the old one', { price: 1_000, discount: 20 }, less],
    ['an original no higher', { price: 1_000, original_price: 1_000, discount: 20 }, less],
    ['an old price alone', { original_price: 1_000, discount: 20 }, less],
    ['an unusable old price alone', { original_price: 'On request' }, { kind: 'contact' }],
    ['Contact for price', { price: 'Contact for price', original_price: 100 }, { kind: 'contact' }],
    ['free', { price: 0 }, amount(0)],
    ['next to nothing', { price: 0.004, original_price: 100 }, { kind: 'contact' }],
    ['absent', {}, { kind: 'missing' }],
  ])('price: %s', async (_, raw, price) => {
    expect((await event(raw))?.price).toEqual(price);
  });
});

describe('ticket options of the API', () => {
  test.each<[string, unknown, object[]]>([
    [
      'in full',
      [{ _id: 'own', title: 'Own bike', description: 'Yours', marked_price: 1_000, discount: 10 }],
      [{ id: 'own', name: 'Own bike', description: 'Yours', price: amountOff(100_000, 10) }],
    ],
    [
      'without ids, by their place',
      [{ title: 'A' }, { title: 'B' }],
      [
        { id: 'option-1', name: 'A', price: { kind: 'missing' } },
        { id: 'option-2', name: 'B', price: { kind: 'missing' } },
      ],
    ],
    [
      'the same id three times',
      ['A', 'B', 'C'].map((title) => ({ id: 'x', title })),
      [{ id: 'x' }, { id: 'x-2' }, { id: 'x-3' }],
    ],
    [
      'with a discount as a text',
      [{ title: 'A', marked_price: '₹1,000', discount: '10%' }],
      [{ price: amountOff(100_000, 10) }],
    ],
    ...['twelve', 120, -1, true].map((discount): [string, unknown, object[]] => [
      `with a discount of ${discount}`,
      [{ title: 'A', marked_price: 1_000, discount }],
      [{ price: { kind: 'contact' } }],
    ]),
    [
      'at a price of next to nothing',
      [{ title: 'A', marked_price: '0.004' }],
      [{ price: { kind: 'contact' } }],
    ],
    [
      'asked for',
      [{ title: 'A', marked_price: 'Contact for price' }],
      [{ price: { kind: 'contact' } }],
    ],
    [
      'a price without a title',
      [{ marked_price: 100 }],
      [{ name: '', price: amountOff(10_000, 0) }],
    ],
    ['no nonsense', [null, 7, 'x', {}, { description: 'x' }, { title: 'A' }], [{ name: 'A' }]],
    ['null', null, []],
    ['an empty text', ' ', []],
    ['an empty list as a text', '[]', []],
    ['null as a text', 'null', []],
    ['one object', { title: 'A', marked_price: 100 }, [{ name: 'A', price: amountOff(10_000, 0) }]],
    [
      'one object whose price nobody can read',
      { marked_price: { amount: 100 } },
      [{ name: '', price: { kind: 'contact' } }],
    ],
    [
      'an object of numbered options',
      { 0: { title: 'A', marked_price: 100 }, 1: { title: 'B' } },
      [{ name: 'A' }, { name: 'B' }],
    ],
    [
      'a JSON text',
      '[{"title":"A","marked_price":"₹1,000","discount":"10%"},{"title":"B"}]',
      [
        { name: 'A', price: amountOff(100_000, 10) },
        { name: 'B', price: { kind: 'missing' } },
      ],
    ],
    [
      'a JSON text of one object',
      ' {"title":"A","marked_price":100} ',
      [{ name: 'A', price: amountOff(10_000, 0) }],
    ],
    [
      'a JSON text with markup',
      '[{"title":"<p>A &amp; B</p>","description":"<ul><li>Tent</li></ul>","marked_price":100}]',
      [{ name: 'A & B', description: '• Tent', price: amountOff(10_000, 0) }],
    ],
    [
      'an escaped JSON text',
      '[{&quot;title&quot;:&quot;A&quot;,&quot;marked_price&quot;:100}]',
      [{ name: 'A', price: amountOff(10_000, 0) }],
    ],
    [
      'a JSON text that is cut off',
      '[{"title":"A","marked_price":100},{"ti',
      [{ name: '', price: { kind: 'contact' } }],
    ],
    ['words', 'on request', [{ name: '', price: { kind: 'contact' } }]],
    ['poisoned ids', [{ id: '__proto__', title: 'A' }], [{ id: '__proto__' }]],
  ])('%s', async (_, raw, expected) => {
    const options = (await trip({ booking_types: raw }))?.bookingTypes ?? [];
    expect(options).toHaveLength(expected.length);
    expect(options).toMatchObject(expected);
  });
});

test.each<[string, object, Partial<Trip>]>([
  ['a list', { inclusions: '["Stay, twin","Food"]' }, { inclusions: ['Stay, twin', 'Food'] }],
  ['a list of nothing', { tags: '[]' }, { tags: [] }],
  [
    'a text in brackets',
    { inclusions: '[veg] lunch, tea' },
    { inclusions: ['[veg] lunch', 'tea'] },
  ],
  ['a place', { location: '{"name":"Leh"}' }, { location: 'Leh' }],
  [
    'a picture',
    { primary_image: '{"link_url":"/a.svg"}' },
    {
      picture: {
        url: 'http://api.test:3000/a.svg',
        thumbnailUrl: 'http://api.test:3000/a.svg',
      },
    },
  ],
  [
    'an itinerary',
    { itinerary: '[{"title":"Over the pass","activities":["Ride"]}]' },
    {
      itinerary: [
        {
          dayNumber: 1,
          title: 'Over the pass',
          description: '',
          locations: [],
          activities: ['Ride'],
        },
      ],
    },
  ],
  [
    'an itinerary of one day',
    { itinerary: { title: 'Over the pass' } },
    {
      itinerary: [
        { dayNumber: 1, title: 'Over the pass', description: '', locations: [], activities: [] },
      ],
    },
  ],
])('%s that came as a JSON text, or bare, is read', async (_, raw, expected) => {
  expect(await trip(raw)).toMatchObject(expected);
});

describe('pictures', () => {
  const long = 'https://cdn.example.com/'.padEnd(2_048, 'x');
  test.each([
    ['https', 'https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
    ['the API’s origin', 'http://api.test:3000/a.jpg', 'http://api.test:3000/a.jpg'],
    ['the page’s origin', 'http://site.test/a.jpg', 'http://site.test/a.jpg'],
    ['from the API’s root', '/media/a.jpg', 'http://api.test:3000/media/a.jpg'],
    ['spaces around', ' https://cdn.example.com/a.jpg ', 'https://cdn.example.com/a.jpg'],
    ['another port', 'http://api.test/a.jpg', null],
    ['plain http elsewhere', 'http://cdn.example.com/a.jpg', null],
    ['a blob of the page’s origin', 'blob:http://site.test/1', null],
    ['a script', 'javascript:alert(1)', null],
    ['data', 'data:image/svg+xml,<svg/>', null],
    ['blob', 'blob:https://cdn.example.com/1', null],
    ['a name in the address', 'https://user@cdn.example.com/a.jpg', null],
    ['a password in the address', 'https://:x@cdn.example.com/a.jpg', null],
    ['nothing', '', null],
    ['white space', ' \n ', null],
    ['no address', 'https://', null],
    ['2,048 characters', long, long],
    ['absurdly long', `${long}x`, null],
  ])('%s', (_, text, expected) => {
    expect(images(text)).toBe(expected);
  });

  const A = 'http://api.test:3000/a.svg';
  test.each<[string, unknown, object | null]>([
    ['a link', { link_url: '/a.svg' }, { url: A, thumbnailUrl: A }],
    [
      'a link and a thumbnail',
      { link_url: '/a.svg', thumbnail_url: '/a.avif' },
      { url: A, thumbnailUrl: 'http://api.test:3000/a.avif' },
    ],
    ['a link of another kind', { link_url: 7 }, null],
    ['a text', ' /a.svg ', { url: A, thumbnailUrl: A }],
    ['several', [{ link_url: '/a.svg' }, '/b.svg'], { url: A }],
    [
      'an escaped address',
      'https://cdn.example.com/a?w=1&amp;h=2',
      { url: 'https://cdn.example.com/a?w=1&h=2' },
    ],
    ['an unsafe text', 'javascript:alert(1)', null],
    ['null', null, null],
    ['a bad thumbnail', { link_url: '/a.svg', thumbnail_url: 'data:x' }, { thumbnailUrl: A }],
  ])('%s', async (_, primary_image, expected) => {
    const readPicture = (await trip({ primary_image }))?.picture ?? null;
    if (expected === null) expect(readPicture).toBeNull();
    else expect(readPicture).toMatchObject(expected);
  });
});

describe('a list', () => {
  const titles = async (body: unknown) =>
    (await decodeCatalogue(body, 'trips', images))?.items.map(({ title }) => title) ?? null;
  test.each<[string, unknown, string[] | null]>([
    ['groups', { data: [{ trips: [{ name: 'A' }] }, { trips: [{ name: 'B' }] }] }, ['A', 'B']],
    ['groups without a wrapper', [{ trips: [{ name: 'A' }] }], ['A']],
    ['null data', { data: null }, []],
    ['no groups', { data: [] }, []],
    ['null trips', { data: [{ trips: null }, { trips: [{ name: 'A' }] }] }, ['A']],
    [
      'bad groups beside a good one',
      { data: [null, 1, 'x', {}, { trips: 'x' }, { trips: [{ name: 'A' }] }] },
      ['A'],
    ],
    [
      'bad ones and a good one',
      { data: [{ trips: [null, 1, 'x', [], {}, { name: 'A' }] }] },
      ['A'],
    ],
    ['an id twice', { data: [{ trips: ['A', 'B'].map((name) => ({ _id: 'a', name })) }] }, ['A']],
    ['the same name twice', { data: [{ trips: [{ name: 'A' }, { name: 'A' }] }] }, ['A', 'A']],
    ['data is no list', { data: { trips: [] } }, null],
    ['data is a text', { data: 'x' }, null],
    ['no data', { success: true }, null],
    ['null', null, null],
    ['undefined', undefined, null],
    ['a text', 'x', null],
  ])('%s', async (_, body, expected) => {
    expect(await titles(body)).toEqual(expected);
  });

  test('a list above the limit says how much it left out', async () => {
    const trips = Array.from({ length: ITEM_LIMIT + 3 }, (_, index) => ({ name: `T${index}` }));
    const catalogue = await decodeCatalogue({ data: [{ trips }] }, 'trips', images);
    expect([catalogue?.items.length, catalogue?.omitted]).toEqual([ITEM_LIMIT, 3]);
  });

  test('a list read within 8 ms comes at once; a longer one lets the page work in between', async () => {
    const trips = Array.from({ length: 24 }, (_, index) => ({ name: `T${index}` }));
    const clock = vi.spyOn(performance, 'now');
    const atOnce = async (msEach: number) => {
      let now = 0;
      clock.mockImplementation(() => {
        now += msEach;
        return now;
      });
      let isThere = false;
      const catalogue = decodeCatalogue({ data: [{ trips }] }, 'trips', images).then((list) => {
        isThere = true;
        return list;
      });
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      const wasThere = isThere;
      expect((await catalogue)?.items).toHaveLength(24);
      return wasThere;
    };
    try {
      expect(await atOnce(0.3)).toBe(true);
      expect(await atOnce(0.4)).toBe(false);
    } finally {
      clock.mockRestore();
    }
  });

  test('poisoned keys and unknown fields go nowhere', async () => {
    const body = JSON.parse(
      '{"data":[{"trips":[{"name":"A","__proto__":{"polluted":1},"constructor":{"x":1},"secret":"s"}]}]}',
    );
    const item = (await decodeCatalogue(body, 'trips', images))?.items[0];
    expect(JSON.stringify(item)).not.toMatch(/polluted|secret|"x"/);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each<[string, object, keyof Trip, number]>([
    ['a line', { name: 'x'.repeat(501) }, 'title', 500],
    ['a place', { location: 'x'.repeat(501) }, 'location', 500],
    ['a description', { description: 'x'.repeat(20_001) }, 'description', 20_000],
    ['inclusions', { inclusions: Array(201).fill('x') }, 'inclusions', 200],
    ['inclusions in one text', { inclusions: 'x,'.repeat(201) }, 'inclusions', 200],
    ['one text of inclusions', { inclusions: `${'x'.repeat(20_000)},y` }, 'inclusions', 1],
    ['an itinerary', { itinerary: Array(201).fill({ title: 'Ride' }) }, 'itinerary', 200],
    ['ticket options', { booking_types: Array(201).fill({ title: 'A' }) }, 'bookingTypes', 200],
  ])('%s of absurd length is cut', async (_, raw, field, most) => {
    expect((await trip(raw))?.[field]).toHaveLength(most);
  });

  test('unprintable text is made plain', async () => {
    expect((await trip({ name: ' Leh\u202E \n\tpass ' }))?.title).toBe('Leh pass');
  });
});

describe('one item', () => {
  const request = { id: 'leh', kind: 'trip' as const };
  test.each<[string, unknown, 'missing' | 'unreadable' | Partial<Item>]>([
    ['bare', { _id: 'a', name: 'A' }, { id: 'a', title: 'A' }],
    ['in data', { data: { _id: 'a', name: 'A' } }, { id: 'a', title: 'A' }],
    ['without an id, the requested one', { name: 'A' }, { id: 'leh', title: 'A' }],
    ['neither id nor name', { description: 'x' }, 'missing'],
    ['an empty object', {}, 'missing'],
    ['null data', { data: null }, 'missing'],
    ['null', null, 'missing'],
    ['a list', [{ name: 'A' }], 'unreadable'],
    ['a list in data', { data: [{ name: 'A' }] }, 'unreadable'],
    ['a text', 'x', 'unreadable'],
    ['a number in data', { data: 7 }, 'unreadable'],
    ['no JSON', undefined, 'unreadable'],
    [
      'wrong types everywhere',
      { name: 'A', inclusions: 7, itinerary: 'x', start_date: {}, primary_image: [], duration: [] },
      {
        title: 'A',
        inclusions: [],
        itinerary: [],
        start: null,
        picture: null,
        duration: '',
      } as Partial<Trip>,
    ],
  ])('%s', (_, body, expected) => {
    const item = decodeItem(body, images, request);
    if (typeof expected === 'string') expect(item).toBe(expected);
    else expect(item).toMatchObject(expected);
  });

  test('a training opened from its own page is one', () => {
    const item = decodeItem({ title: 'A' }, images, { id: 'a', kind: 'event', list: 'trainings' });
    expect(item).toMatchObject({ kind: 'event', list: 'trainings' });
    expect(item).not.toHaveProperty('isListGuessed');
  });

  test('an event whose list only its address names says so, a trip has no other list', () => {
    const guess = { id: 'a', list: 'trainings' as const, isListGuessed: true };
    const read = (kind: 'trip' | 'event') => decodeItem({ name: 'A' }, images, { ...guess, kind });
    expect(read('event')).toMatchObject({ list: 'trainings' as const, isListGuessed: true });
    expect(read('trip')).not.toHaveProperty('isListGuessed');
  });
});
