import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Departure } from '../../sandbox/calendar.ts';
import schema from '../../sandbox/catalogue/catalogue.schema.json' with { type: 'json' };
import type {
  DaySource,
  EventNames,
  EventSource,
  OptionSource,
  TripNames,
  TripSource,
} from '../../sandbox/catalogue/types.ts';

const folder = join(import.meta.dirname, '../../sandbox/catalogue');
const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
const files = (await readdir(folder)).filter((name) => /(?<!\.schema)\.json$/.test(name));
const warned: unknown[] = [];
const isCatalogue = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  logger: {
    log() {},
    warn: (...words) => warned.push(words),
    error: (...words) => warned.push(words),
  },
}).compile(schema);

/** What is wrong with a catalogue file: where it is, and the rule that it breaks. */
function faultsOf(file: unknown): string[] {
  if (isCatalogue(file)) return [];
  return (isCatalogue.errors ?? []).map(
    ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
  );
}

test('the schema is a strict one of draft 2020-12', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(warned).toEqual([]);
});

test('there is a file for the events, one for the trainings, and one for the trips of each region', () => {
  expect(files.sort()).toEqual([
    'events.json',
    'trainings.json',
    'trips-ghats.json',
    'trips-himalaya.json',
    'trips-north-east.json',
    'trips-plains.json',
  ]);
});

test.each(files)('%s keeps to the schema, which it names for editors', async (name) => {
  const file = await read(name);
  expect(faultsOf(file)).toEqual([]);
  expect(file.$schema).toBe('./catalogue.schema.json');
});

describe('a slip of the pen is found', () => {
  const slips: [string, string, (item: Record<string, unknown>) => unknown, string][] = [
    [
      'trips-ghats.json',
      'a price as text',
      (item) => (item.price = '6999'),
      '/trips/0/price anyOf',
    ],
    ['trips-ghats.json', 'half a rupee', (item) => (item.price = 0.5), '/trips/0/price anyOf'],
    [
      'trips-ghats.json',
      'no price but null',
      (item) => (item.price = null),
      '/trips/0/price anyOf',
    ],
    [
      'trips-ghats.json',
      'all for nothing',
      (item) => (item.discount = 100),
      '/trips/0/discount maximum',
    ],
    [
      'trips-ghats.json',
      'a field of an event',
      (item) => (item.level = 'beginner'),
      '/trips/0 unevaluatedProperties',
    ],
    [
      'trips-ghats.json',
      'a field misspelt',
      (item) => (item.exclusion = ['Fuel']),
      '/trips/0 unevaluatedProperties',
    ],
    ['trips-ghats.json', 'no days', (item) => delete item.itinerary, '/trips/0 required'],
    ['trips-ghats.json', 'no title', (item) => delete item.title, '/trips/0 required'],
    [
      'trips-ghats.json',
      'a space in the id',
      (item) => (item.slug = 'coorg coffee'),
      '/trips/0/slug pattern',
    ],
    [
      'trips-ghats.json',
      'one sentence',
      (item) => (item.description = 'A ride.'),
      '/trips/0/description pattern',
    ],
    [
      'trips-ghats.json',
      'a date',
      (item) => (item.departure = '2027-03-11'),
      '/trips/0/departure type',
    ],
    [
      'trips-ghats.json',
      'no such weekday',
      (item) => (item.departure = { inDays: 6, on: 'Caturday' }),
      '/trips/0/departure/on enum',
    ],
    [
      'trips-ghats.json',
      'far away',
      (item) => (item.departure = { inDays: 400 }),
      '/trips/0/departure/inDays maximum',
    ],
    [
      'trips-ghats.json',
      'an unknown picture',
      (item) => (item.picture = 'none'),
      '/trips/0/picture enum',
    ],
    ['events.json', 'no such time', (item) => (item.meetup = '24:00'), '/events/0/meetup pattern'],
    [
      'events.json',
      'a level in words',
      (item) => (item.level = 'All levels'),
      '/events/0/level pattern',
    ],
    [
      'events.json',
      'half of the hours',
      (item) => (item.hours = { from: '06:00' }),
      '/events/0/hours required',
    ],
    ['events.json', 'no tags but a list', (item) => (item.tags = []), '/events/0/tags minItems'],
    [
      'events.json',
      'a tag with its #',
      (item) => (item.tags = ['#Ride']),
      '/events/0/tags/0 pattern',
    ],
    [
      'events.json',
      'names of a trip',
      (item) => (item.names = { id: 'id' }),
      '/events/0/names required',
    ],
  ];
  test.each(slips)('%s, %s', async (name, _what, slip, fault) => {
    const file = await read(name);
    slip((file.trips ?? file.events)[0]);
    expect(faultsOf(file)).toContain(fault);
  });

  test('a file of both kinds, of none, or that names no schema', async () => {
    const { trips } = await read('trips-ghats.json');
    const { events, $schema } = await read('events.json');
    expect(faultsOf({ $schema, trips, events })).toContain(' oneOf');
    expect(faultsOf({ $schema })).toContain(' oneOf');
    expect(faultsOf({ events })).toEqual([' required']);
    expect(faultsOf({ $schema, events, more: [] })).toEqual([' additionalProperties']);
  });
});

/** Every key of a type, and whether it may be left out: the compiler holds it to the type, the test to the schema. */
type KeysOf<Source> = {
  [Key in keyof Source]-?: undefined extends Source[Key] ? 'optional' : 'required';
};
/** Every value of each field of a type, likewise. */
type ValuesOf<Source> = { [Key in keyof Source]-?: Record<Extract<Source[Key], string>, true> };

/** What the schema says of an object. */
interface Shape {
  properties: Record<string, unknown>;
  required: string[];
}

const joined = (one: Shape, other: Shape): Shape => ({
  properties: { ...one.properties, ...other.properties },
  required: [...one.required, ...other.required],
});

describe('the types say what the schema says', () => {
  const item = {
    slug: 'required',
    title: 'required',
    organiser: 'required',
    group: 'required',
    price: 'optional',
    discount: 'optional',
    category: 'required',
    tags: 'optional',
    description: 'required',
    inclusions: 'required',
    exclusions: 'required',
    departure: 'required',
    days: 'required',
    seats: 'optional',
    options: 'optional',
    picture: 'optional',
  } as const;
  const trip: KeysOf<TripSource> = {
    ...item,
    duration: 'required',
    terrain: 'required',
    meetup: 'required',
    route: 'required',
    itinerary: 'required',
    names: 'required',
  };
  const event: KeysOf<EventSource> = {
    ...item,
    level: 'required',
    place: 'required',
    hours: 'required',
    meetup: 'required',
    names: 'required',
  };
  const option: KeysOf<OptionSource> = {
    title: 'required',
    description: 'required',
    price: 'optional',
    discount: 'optional',
  };
  const day: KeysOf<DaySource> = {
    title: 'required',
    description: 'required',
    locations: 'required',
    activities: 'required',
    day: 'optional',
  };
  const departure: KeysOf<Departure> = { inDays: 'required', on: 'optional' };
  const defs = schema.$defs;
  test.each<[string, Record<string, string>, Shape]>([
    ['trip', trip, joined(defs.item, defs.trip)],
    ['event', event, joined(defs.item, defs.event)],
    ['option', option, defs.option],
    ['day', day, defs.day],
    ['departure', departure, defs.departure],
  ])('the fields of a %s', (_name, typed, { properties, required }) => {
    const stated = Object.keys(properties).map((key) => [
      key,
      required.includes(key) ? 'required' : 'optional',
    ]);
    expect(Object.fromEntries(stated)).toEqual(typed);
  });

  const dateStyle = { day: true, india: true, utc: true } as const;
  const tripNames: ValuesOf<TripNames> = {
    id: { _id: true, id: true },
    itinerary: {
      itinerary: true,
      itineraries: true,
      day_wise_itinerary: true,
      trip_itinerary: true,
      schedule: true,
      'details.itinerary': true,
    },
    activities: { list: true, text: true },
    meetup: {
      meetup_point_name: true,
      location: true,
      destination: true,
      trip_location: true,
      address: true,
    },
    ends: {
      start_location: true,
      start_location_name: true,
      startLocation: true,
      start_point: true,
      starting_point: true,
    },
    dates: { start_date: true, startDate: true, date: true, trip_start_date: true },
    dateStyle,
    organiser: { organized_by: true, organised_by: true, organizer: true },
    lists: { list: true, text: true },
    answer: { data: true, bare: true },
  };
  const eventNames: ValuesOf<EventNames> = {
    id: { _id: true, id: true },
    place: { address: true, location: true, venue: true },
    dates: { start_date: true, startDate: true, event_date: true, date: true },
    dateStyle,
    time: { timings: true, time: true, event_time: true, start_time: true },
    organiser: { organizer: true, organized_by: true, organised_by: true },
    price: { original_price: true, discount: true },
  };

  test.each([
    ['trip', tripNames, defs.tripNames],
    ['event', eventNames, defs.eventNames],
  ])('the names on the wire of a %s', (_name, typed, { properties, required }) => {
    const stated = Object.entries(properties).map(([key, value]) => [
      key,
      ('enum' in value ? value.enum : defs.dateStyle.enum).toSorted(),
    ]);
    const allowed = Object.entries(typed).map(([key, values]) => [
      key,
      Object.keys(values).toSorted(),
    ]);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(allowed));
    expect(required.toSorted()).toEqual(Object.keys(typed).toSorted());
  });
});
