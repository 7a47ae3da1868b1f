import { addDays, dayInIndia, departureDay } from '../calendar.ts';
import type { JsonObject } from '../json.ts';
import eventFile from './events.json' with { type: 'json' };
import { BOOKING_TYPES, type BookingType, LIST_NAMES, LISTS, type ListName } from './lists.ts';
import { eventOnTheWire, tripOnTheWire } from './on-the-wire.ts';
import trainingFile from './trainings.json' with { type: 'json' };
import ghats from './trips-ghats.json' with { type: 'json' };
import himalaya from './trips-himalaya.json' with { type: 'json' };
import northEast from './trips-north-east.json' with { type: 'json' };
import plains from './trips-plains.json' with { type: 'json' };
import type { EventSource, TripSource } from './types.ts';

/** An entry of the catalogue as written down. */
type Source = TripSource | EventSource;

/** The facts of an item that booking needs, whatever names its wire shape uses. */
export interface Item {
  id: string;
  bookingType: BookingType;
  title: string;
  source: Source;
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
const sources = {
  trips: [...himalaya.trips, ...northEast.trips, ...plains.trips, ...ghats.trips] as TripSource[],
  events: eventFile.events as EventSource[],
  trainings: trainingFile.events as EventSource[],
} satisfies Record<ListName, readonly Source[]>;

/** The numbers by which a rough platform knows its trainings; either name finds them. */
export const trainingNumbers: ReadonlyMap<string, number> = new Map(
  sources.trainings.map(({ slug }, index) => [slug, 1_001 + index]),
);

/** Every item of the catalogue as it stands on the day of `now`, by id. */
export function itemsAt(now: number): Map<string, Item> {
  const today = dayInIndia(now);
  const items = new Map<string, Item>();
  for (const list of LIST_NAMES) {
    const { bookingType } = LISTS[list];
    for (const source of sources[list]) {
      const item = { ...factsOf(source, today), bookingType };
      items.set(source.slug, item);
      const number = trainingNumbers.get(source.slug);
      if (number !== undefined) items.set(String(number), item);
    }
  }
  return items;
}

function factsOf(source: Source, today: string) {
  const startDay = source.departure === null ? null : departureDay(today, source.departure);
  return {
    id: source.slug,
    title: source.title,
    source,
    startDay,
    endDay: startDay === null ? null : addDays(startDay, source.days - 1),
    place: 'place' in source ? source.place : source.meetup.place,
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
  list: ListName,
  items: Map<string, Item>,
  services: WireContext,
): JsonObject[] {
  const groups = new Map<string, JsonObject[]>();
  for (const source of sources[list]) {
    const item = items.get(source.slug);
    if (item === undefined) continue;
    const group = groups.get(source.group) ?? [];
    group.push(onTheWire(item, services));
    groups.set(source.group, group);
  }
  const { entries } = BOOKING_TYPES[LISTS[list].bookingType];
  return [...groups].map(([category, members]) => ({ category, [entries]: members }));
}
