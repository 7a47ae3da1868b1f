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

/** One day of a trip. */
interface DaySource {
  title: string;
  description: string;
  locations: string[];
  activities: string[];
  /** The number of the day, where it is not the next one. */
  day?: number;
}

/** The field names that an item uses on the wire. */
interface TripNames {
  id: '_id' | 'id';
  itinerary:
    | 'itinerary'
    | 'itineraries'
    | 'day_wise_itinerary'
    | 'trip_itinerary'
    | 'schedule'
    | 'details.itinerary';
  activities: 'list' | 'text';
  meetup: 'meetup_point_name' | 'location' | 'destination' | 'trip_location' | 'address';
  ends:
    | 'start_location'
    | 'start_location_name'
    | 'startLocation'
    | 'start_point'
    | 'starting_point';
  dates: 'start_date' | 'startDate' | 'date' | 'trip_start_date';
  dateStyle: 'day' | 'india' | 'utc';
  organiser: 'organized_by' | 'organised_by' | 'organizer';
  lists: 'list' | 'text';
  answer: 'data' | 'bare';
}

/** A guided trip as written down, before it takes its wire shape. */
interface TripSource extends ItemSource {
  /** The text on the wire; null where the organiser gave none. */
  duration: string | null;
  terrain: string;
  meetup: { place: string; time: string };
  route: { from: string; to: string };
  itinerary: DaySource[];
  names: TripNames;
}

/** The entries of trips as their files hold them. */
export function tripEntries(files: readonly { readonly trips: readonly object[] }[]): Entry[] {
  // the files match `catalogue.schema.json`, which matches these types: tests/sandbox/catalogue-files.test.ts
  const sources = files.flatMap(({ trips }) => trips as readonly TripSource[]);
  return sources.map((source) => ({
    source,
    place: source.meetup.place,
    isBare: source.names.answer === 'bare',
    onTheWire: (facts) => tripOnTheWire(source, facts),
  }));
}

/** A trip under the field names that its organiser's tool writes (rule: Fields and their variants). */
function tripOnTheWire(source: TripSource, facts: Facts): JsonObject {
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
    ...seatsOnTheWire(source, facts),
    ...optionsOnTheWire(source),
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

function tripDates(source: TripSource, facts: Facts): JsonObject {
  if (facts.startDay === null || facts.endDay === null) return {};
  const { dates, dateStyle } = source.names;
  return {
    [dates]: moment(facts.startDay, source.meetup.time, dateStyle),
    [endName(dates)]: moment(facts.endDay, '18:00', dateStyle),
  };
}
