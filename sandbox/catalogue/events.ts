import { clockText } from '../calendar.ts';
import type { JsonObject } from '../json.ts';
import {
  type Entry,
  endName,
  type Facts,
  type ItemSource,
  moment,
  optionsOnTheWire,
  pictureOnTheWire,
  seatsOnTheWire,
} from './item.ts';

/** The field names that an event or a training uses on the wire. */
interface EventNames {
  id: '_id' | 'id';
  place: 'address' | 'location' | 'venue';
  dates: 'start_date' | 'startDate' | 'event_date' | 'date';
  dateStyle: 'day' | 'india' | 'utc';
  time: 'timings' | 'time' | 'event_time' | 'start_time';
  organiser: 'organizer' | 'organized_by' | 'organised_by';
  price: 'original_price' | 'discount';
}

/** An event or a training as written down, before it takes its wire shape. */
interface EventSource extends ItemSource {
  /** The text on the wire, words joined by underscores; null where none is given. */
  level: string | null;
  place: string;
  /** From and to as `HH:MM` in India; null where the organiser keeps it open. */
  hours: { from: string; to: string } | null;
  meetup: string;
  names: EventNames;
}

/** The entries of events and trainings as their file holds them. */
export function eventEntries({ events }: { readonly events: readonly object[] }): Entry[] {
  // the files match `catalogue.schema.json`, which matches these types: tests/sandbox/catalogue-files.test.ts
  const sources = events as readonly EventSource[];
  return sources.map((source) => ({
    source,
    place: source.place,
    isBare: true,
    onTheWire: (facts) => eventOnTheWire(source, facts),
  }));
}

/** An event or a training under the field names that its organiser's tool writes (rule: Fields and their variants). */
function eventOnTheWire(source: EventSource, facts: Facts): JsonObject {
  const { names } = source;
  return {
    [names.id]: source.slug,
    title: source.title,
    [names.organiser]: source.organiser,
    ...eventPrice(source),
    primary_image: pictureOnTheWire(source, facts.origin),
    ...eventDates(source, facts),
    is_multiple_days: source.days > 1,
    ...eventHours(source),
    meetup_time: clockText(source.meetup),
    category: source.category,
    ...(source.level !== null && { level: source.level }),
    [names.place]: source.place,
    ...(source.tags !== undefined && { tags: source.tags }),
    description: source.description,
    inclusions: source.inclusions,
    exclusions: source.exclusions,
    ...seatsOnTheWire(source, facts),
    ...optionsOnTheWire(source),
  };
}

function eventDates(source: EventSource, facts: Facts): JsonObject {
  if (facts.startDay === null || facts.endDay === null) return {};
  const { dates, dateStyle } = source.names;
  return {
    [dates]: moment(facts.startDay, source.hours?.from ?? source.meetup, dateStyle),
    ...(source.days > 1 && {
      [endName(dates)]: moment(facts.endDay, source.hours?.to ?? '18:00', dateStyle),
    }),
  };
}

function eventHours(source: EventSource): JsonObject {
  if (source.hours === null) return {};
  const from = clockText(source.hours.from);
  const to = clockText(source.hours.to);
  if (source.names.time === 'start_time') return { start_time: from, end_time: to };
  return { [source.names.time]: `${from} - ${to}` };
}

/** Either the price before the discount, or the final price beside the original one. */
function eventPrice(source: EventSource): JsonObject {
  const { price, discount } = source;
  if (typeof price !== 'number') return price === undefined ? {} : { price };
  if (discount === undefined) return { price };
  if (source.names.price === 'discount') return { price, discount };
  return { price: (price * (100 - discount)) / 100, original_price: price, discount };
}
