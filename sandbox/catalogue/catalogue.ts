import { addDays, dayInIndia, departureDay } from '../calendar.ts';
import type { JsonObject } from '../json.ts';
import type { Entry } from './item.ts';
import { BOOKING_TYPES, type BookingType, LIST_NAMES, LISTS, type ListName } from './lists.ts';

/** The facts of an item that booking needs, whatever names its wire shape uses. */
export interface Item extends Entry {
  id: string;
  bookingType: BookingType;
  title: string;
  /** First and last day in India, null where the dates are flexible. */
  startDay: string | null;
  endDay: string | null;
  /** Seats in all, null where they are not counted. */
  totalSeats: number | null;
  /** Seats that were sold elsewhere. */
  soldElsewhere: number;
}

/** The numbers by which a rough platform knows its trainings; either name finds them. */
export const trainingNumbers: ReadonlyMap<string, number> = new Map(
  LISTS.trainings.entries.map(({ source }, index) => [source.slug, 1_001 + index]),
);

/** Every item of the catalogue as it stands on the day of `now`, by id. */
export function itemsAt(now: number): Map<string, Item> {
  const today = dayInIndia(now);
  const items = new Map<string, Item>();
  for (const list of LIST_NAMES) {
    const { bookingType, entries } = LISTS[list];
    for (const entry of entries) {
      const item = { ...entry, ...factsOf(entry, today), bookingType };
      items.set(item.id, item);
      const number = trainingNumbers.get(item.id);
      if (number !== undefined) items.set(String(number), item);
    }
  }
  return items;
}

function factsOf({ source }: Entry, today: string) {
  const startDay = source.departure === null ? null : departureDay(today, source.departure);
  return {
    id: source.slug,
    title: source.title,
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
  const { startDay, endDay } = item;
  return item.onTheWire({ startDay, endDay, available, origin: services.origin });
}

/** The list of groups that a categories call answers with. */
export function groupsOnTheWire(
  list: ListName,
  items: Map<string, Item>,
  services: WireContext,
): JsonObject[] {
  const groups = new Map<string, JsonObject[]>();
  for (const { source } of LISTS[list].entries) {
    const item = items.get(source.slug);
    if (item === undefined) continue;
    const group = groups.get(source.group) ?? [];
    group.push(onTheWire(item, services));
    groups.set(source.group, group);
  }
  const { entries } = BOOKING_TYPES[LISTS[list].bookingType];
  return [...groups].map(([category, members]) => ({ category, [entries]: members }));
}
