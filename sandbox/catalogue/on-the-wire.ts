import { clockText, indianInstant, utcInstant } from '../calendar.ts';
import type { JsonObject } from '../json.ts';
import type { DaySource, EventSource, OptionSource, TripSource } from './types.ts';

interface Facts {
  origin: string;
  startDay: string | null;
  endDay: string | null;
  available: number | null;
}

/** A trip under the field names that its organiser's tool writes (rule: Fields and their variants). */
export function tripOnTheWire(source: TripSource, facts: Facts): JsonObject {
  const { names } = source;
  const days = source.itinerary.map((day, index) => dayOnTheWire(day, index, names.activities));
  const list = (lines: string[]) => (names.lists === 'list' ? lines : lines.join(', '));
  return {
    [names.id]: source.slug,
    name: source.title,
    [names.organiser]: source.organiser,
    ...(source.price !== undefined && { starting_market_price: source.price }),
    ...(source.discount !== undefined && { discount_starts: source.discount }),
    primary_image: pictureOnTheWire(source, facts.origin),
    ...(source.duration !== null && { duration: source.duration }),
    category: source.category,
    terraintype: source.terrain,
    ...(source.tags !== undefined && { tags: source.tags }),
    description: source.description,
    inclusions: list(source.inclusions),
    exclusions: list(source.exclusions),
    ...(names.itinerary === 'details.itinerary'
      ? { details: { itinerary: days } }
      : { [names.itinerary]: days }),
    ...tripDates(source, facts),
    [names.meetup]: source.meetup.place,
    meetup_time: clockText(source.meetup.time),
    [names.ends]: source.route.from,
    [names.ends.replace('start', 'end')]: source.route.to,
    ...seats(source, facts),
    ...(source.options !== undefined && { booking_types: source.options.map(optionOnTheWire) }),
  };
}

/** An event or a training under the field names that its organiser's tool writes (rule: Fields and their variants). */
export function eventOnTheWire(source: EventSource, facts: Facts): JsonObject {
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
    ...seats(source, facts),
    ...(source.options !== undefined && { booking_types: source.options.map(optionOnTheWire) }),
  };
}

function dayOnTheWire(day: DaySource, index: number, activities: 'list' | 'text'): JsonObject {
  return {
    day_number: day.day ?? index + 1,
    title: day.title,
    description: day.description,
    locations: day.locations,
    activities: activities === 'list' ? day.activities : day.activities.join(', '),
  };
}

function optionOnTheWire(option: OptionSource): JsonObject {
  return {
    title: option.title,
    description: option.description,
    ...(option.price !== undefined && { marked_price: option.price }),
    ...(option.discount !== undefined && { discount: option.discount }),
  };
}

/** The picture of an item on `origin`; null where its organiser uploaded none. */
export function pictureOnTheWire(
  source: TripSource | EventSource,
  origin: string,
): JsonObject | null {
  if (source.picture === 'absent') return null;
  const name = source.picture === 'missing' ? `${source.slug}-not-uploaded` : source.slug;
  return {
    link_url: `${origin}/media/${name}.svg`,
    thumbnail_url: `${origin}/media/${name}.avif`,
  };
}

function seats(source: TripSource | EventSource, facts: Facts): JsonObject {
  if (source.seats === undefined || facts.available === null) return {};
  return { total_seats: source.seats.total, available_seats: facts.available };
}

function moment(day: string, time: string, style: 'day' | 'india' | 'utc'): string {
  if (style === 'day') return day;
  return style === 'india' ? indianInstant(day, time) : utcInstant(day, time);
}

function tripDates(source: TripSource, facts: Facts): JsonObject {
  if (facts.startDay === null || facts.endDay === null) return {};
  const { dates, dateStyle } = source.names;
  return {
    [dates]: moment(facts.startDay, source.meetup.time, dateStyle),
    [endName(dates)]: moment(facts.endDay, '18:00', dateStyle),
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

function endName(start: TripSource['names']['dates'] | EventSource['names']['dates']): string {
  if (start === 'startDate') return 'endDate';
  return start === 'trip_start_date' ? 'trip_end_date' : 'end_date';
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
