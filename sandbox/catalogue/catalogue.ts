import { addDays, dayInIndia, departureDay } from '../calendar.ts';
import type { JsonObject } from '../json.ts';
import eventFile from './events.json' with { type: 'json' };
import { eventOnTheWire, tripOnTheWire } from './on-the-wire.ts';
import trainingFile from './trainings.json' with { type: 'json' };
import ghats from './trips-ghats.json' with { type: 'json' };
import himalaya from './trips-himalaya.json' with { type: 'json' };
import northEast from './trips-north-east.json' with { type: 'json' };
import plains from './trips-plains.json' with { type: 'json' };
import type { EventSource, TripSource } from './types.ts';

/** The two booking types of the wire; trainings are events. */
export type BookingType = 'trip' | 'event';

/** The facts of an item that booking needs, whatever names its wire shape uses. */
export interface Item {
  id: string;
  bookingType: BookingType;
  title: string;
  source: TripSource | EventSource;
  /** First and last day in India, null where the dates are flexible. */
  startDay: string | null;
  endDay: string | null;
  place: string;
  /** Seats in all, null where they are not counted. */
  totalSeats: number | null;
  /** Seats that were sold elsewhere. */
  soldElsewhere: number;
}

// the files match `catalogue.schema.json`, which matches these types: tests/sandbox/catalogue-files.test.ts
const trips = [
  ...himalaya.trips,
  ...northEast.trips,
  ...plains.trips,
  ...ghats.trips,
] as TripSource[];
const events = eventFile.events as EventSource[];
const trainings = trainingFile.events as EventSource[];

/** The numbers by which a rough platform knows its trainings; either name finds them. */
export const trainingNumbers: ReadonlyMap<string, number> = new Map(
  trainings.map(({ slug }, index) => [slug, 1_001 + index]),
);

/** Every item of the catalogue as it stands on the day of `now`, by id. */
export function itemsAt(now: number): Map<string, Item> {
  const today = dayInIndia(now);
  const items = new Map<string, Item>();
  for (const source of trips) {
    items.set(source.slug, {
      ...factsOf(source, today),
      bookingType: 'trip',
      place: source.meetup.place,
    });
  }
  for (const source of [...trainings, ...events]) {
    const item: Item = {
      ...factsOf(source, today),
      bookingType: 'event',
      place: source.place,
    };
    items.set(source.slug, item);
    const number = trainingNumbers.get(source.slug);
    if (number !== undefined) items.set(String(number), item);
  }
  return items;
}

function factsOf(source: TripSource | EventSource, today: string) {
  const startDay = source.departure === null ? null : departureDay(today, source.departure);
  return {
    id: source.slug,
    title: source.title,
    source,
    startDay,
    endDay: startDay === null ? null : addDays(startDay, source.days - 1),
    totalSeats: source.seats?.total ?? null,
    soldElsewhere: source.seats?.sold ?? 0,
  };
}

/** The context of an item's wire shape: the origin of pictures, and the seats taken. */
export interface WireContext {
  origin: string;
  seatsTaken(id: string): number;
}

/** One item in its wire shape. */
export function onTheWire(item: Item, services: WireContext): JsonObject {
  const available =
    item.totalSeats === null
      ? null
      : Math.max(0, item.totalSeats - item.soldElsewhere - services.seatsTaken(item.id));
  const facts = { ...item, available, origin: services.origin };
  return 'itinerary' in item.source
    ? tripOnTheWire(item.source, facts)
    : eventOnTheWire(item.source, facts);
}

/** The list of groups that a categories call answers with. */
export function groupsOnTheWire(
  list: 'trips' | 'events' | 'trainings',
  items: Map<string, Item>,
  services: WireContext,
): JsonObject[] {
  const sources = list === 'trips' ? trips : list === 'events' ? events : trainings;
  const groups = new Map<string, JsonObject[]>();
  for (const source of sources) {
    const item = items.get(source.slug);
    if (item === undefined) continue;
    const group = groups.get(source.group) ?? [];
    group.push(onTheWire(item, services));
    groups.set(source.group, group);
  }
  const key = list === 'trips' ? 'trips' : 'events';
  return [...groups].map(([category, members]) => ({ category, [key]: members }));
}
