import * as v from 'valibot';
import {
  amountBefore,
  amountOff,
  type ItemPrice,
  type ItineraryDay,
  type Picture,
  type RideEvent,
  type Trip,
  UNNAMED_EVENT,
  UNNAMED_TRAINING,
  UNNAMED_TRIP,
  type WireOption,
} from '../domain/item.ts';
import { idOfPlace } from '../domain/selection.ts';
import {
  CountSchema,
  DateSchema,
  FlagSchema,
  fieldsSchema,
  firstOf,
  firstText,
  IdSchema,
  LineSchema,
  LinesSchema,
  listSchema,
  PercentSchema,
  PictureSchema,
  PlaceSchema,
  PriceSchema,
  SeatsSchema,
  TextSchema,
} from './fields.ts';

/** Turns a picture's address as sent into one that is shown, or null. */
export type ImageRule = (url: string) => string | null;

// The first usable name of a field counts (rule: Fields and their variants).
/** The fields of a ticket option as the API names them, each with the schema that reads it. */
export const optionFields = {
  id: IdSchema,
  _id: IdSchema,
  title: LineSchema,
  name: LineSchema,
  description: TextSchema,
  marked_price: PriceSchema,
  discount: PercentSchema,
} as const;

const OptionSchema = v.pipe(
  v.object(optionFields),
  v.transform((raw) => ({ ...raw, title: firstText(raw.title, raw.name) })),
  v.check((raw) => raw.title !== '' || raw.marked_price !== null),
);

const OptionsSchema = v.pipe(
  listSchema(OptionSchema),
  v.transform((options): WireOption[] => {
    const ids = new Set<string>();
    return options.map((raw, index) => ({
      id: uniqueId(ids, firstOf(raw.id, raw._id) ?? idOfPlace(index)),
      title: raw.title,
      description: raw.description,
      ...(raw.marked_price === 'contact' || raw.discount === 'unreadable'
        ? { markedPrice: null, discount: 0, isContact: true as const }
        : { markedPrice: raw.marked_price, discount: raw.discount }),
    }));
  }),
);

function uniqueId(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

const ItineraryEntrySchema = v.pipe(
  v.object({
    day_number: CountSchema,
    day: CountSchema,
    title: LineSchema,
    description: TextSchema,
    locations: LinesSchema,
    activities: LinesSchema,
  }),
  v.check(
    ({ title, description, locations, activities }) =>
      title !== '' || description !== '' || locations.length > 0 || activities.length > 0,
  ),
);

const ItinerarySchema = v.pipe(
  listSchema(ItineraryEntrySchema),
  v.transform((entries): ItineraryDay[] =>
    entries.map((raw, index) => ({
      dayNumber: raw.day_number || raw.day || index + 1,
      title: raw.title,
      description: raw.description,
      locations: raw.locations,
      activities: raw.activities,
    })),
  ),
);

const itineraryNames = {
  itinerary: ItinerarySchema,
  itineraries: ItinerarySchema,
  day_wise_itinerary: ItinerarySchema,
  trip_itinerary: ItinerarySchema,
  schedule: ItinerarySchema,
};

const NO_ITINERARIES = {
  itinerary: [],
  itineraries: [],
  day_wise_itinerary: [],
  trip_itinerary: [],
  schedule: [],
};

const DetailsSchema = v.optional(
  v.fallback(
    v.union([
      v.pipe(
        v.array(v.unknown()),
        v.transform((list) => ({ ...NO_ITINERARIES, itinerary: v.parse(ItinerarySchema, list) })),
      ),
      v.object(itineraryNames),
    ]),
    NO_ITINERARIES,
  ),
  NO_ITINERARIES,
);

const common = {
  id: IdSchema,
  _id: IdSchema,
  name: LineSchema,
  title: LineSchema,
  organized_by: LineSchema,
  organised_by: LineSchema,
  organizer: LineSchema,
  organiser: LineSchema,
  primary_image: PictureSchema,
  start_date: DateSchema,
  startDate: DateSchema,
  date: DateSchema,
  end_date: DateSchema,
  endDate: DateSchema,
  location: PlaceSchema,
  address: PlaceSchema,
  description: TextSchema,
  inclusions: LinesSchema,
  exclusions: LinesSchema,
  tags: LinesSchema,
  hashtags: LinesSchema,
  category: LineSchema,
  booking_types: OptionsSchema,
  meetup_time: LineSchema,
  available_seats: SeatsSchema,
};

const tripFields = {
  ...common,
  ...itineraryNames,
  details: DetailsSchema,
  starting_market_price: PriceSchema,
  discount_starts: PercentSchema,
  duration: LineSchema,
  terraintype: LineSchema,
  terrain_type: LineSchema,
  trip_start_date: DateSchema,
  trip_end_date: DateSchema,
  meetup_point_name: PlaceSchema,
  destination: PlaceSchema,
  trip_location: PlaceSchema,
  start_location: PlaceSchema,
  start_location_name: PlaceSchema,
  startLocation: PlaceSchema,
  start_point: PlaceSchema,
  starting_point: PlaceSchema,
  end_location: PlaceSchema,
  end_location_name: PlaceSchema,
  endLocation: PlaceSchema,
  end_point: PlaceSchema,
  ending_point: PlaceSchema,
  total_seats: CountSchema,
};

const eventFields = {
  ...common,
  price: PriceSchema,
  original_price: PriceSchema,
  discount: PercentSchema,
  event_date: DateSchema,
  event_end_date: DateSchema,
  is_multiple_days: FlagSchema,
  timings: LineSchema,
  time: LineSchema,
  event_time: LineSchema,
  start_time: LineSchema,
  end_time: LineSchema,
  venue: PlaceSchema,
  level: LineSchema,
  meetup_point_name: PlaceSchema,
};

/** The fields of an item as the API names them, each with the schema that reads it. */
export const itemFields = { trip: tripFields, event: eventFields } as const;

const TripSchema = fieldsSchema(tripFields);
const EventSchema = fieldsSchema(eventFields);

/** A trip of the API (rule: Fields and their variants). Unusable fields are absent; an object without id and name is no trip. */
export function tripSchema(images: ImageRule) {
  return v.pipe(
    TripSchema,
    v.check((raw) => isIdentified(raw)),
    v.transform((raw): Trip => {
      const nested = raw.details;
      return {
        kind: 'trip',
        ...commonFields(raw, images),
        id: firstOf(raw._id, raw.id),
        title: firstText(raw.name, raw.title, UNNAMED_TRIP),
        organiser: firstText(raw.organized_by, raw.organised_by, raw.organizer, raw.organiser),
        price: asked(raw) ?? tripPrice(raw.starting_market_price, raw.discount_starts),
        start: firstOf(raw.start_date, raw.startDate, raw.date, raw.trip_start_date),
        end: firstOf(raw.end_date, raw.endDate, raw.trip_end_date),
        place: firstText(
          raw.meetup_point_name,
          raw.location,
          raw.destination,
          raw.trip_location,
          raw.address,
        ),
        duration: raw.duration,
        terrain: firstText(raw.terraintype, raw.terrain_type),
        itinerary: firstList(
          raw.itinerary,
          raw.itineraries,
          raw.day_wise_itinerary,
          raw.trip_itinerary,
          raw.schedule,
          nested.itinerary,
          nested.itineraries,
          nested.day_wise_itinerary,
          nested.trip_itinerary,
          nested.schedule,
        ),
        startLocation: firstText(
          raw.start_location,
          raw.start_location_name,
          raw.startLocation,
          raw.start_point,
          raw.starting_point,
        ),
        endLocation: firstText(
          raw.end_location,
          raw.end_location_name,
          raw.endLocation,
          raw.end_point,
          raw.ending_point,
        ),
        totalSeats: raw.total_seats,
      };
    }),
  );
}

/** An event or a training of the API (rule: Fields and their variants); `isTraining` names the list or page that it came from. */
export function eventSchema(images: ImageRule, isTraining: boolean) {
  return v.pipe(
    EventSchema,
    v.check((raw) => isIdentified(raw)),
    v.transform((raw): RideEvent => {
      const start = firstOf(raw.start_date, raw.startDate, raw.event_date, raw.date);
      const end = firstOf(raw.end_date, raw.endDate, raw.event_end_date);
      return {
        kind: 'event',
        ...commonFields(raw, images),
        id: firstOf(raw.id, raw._id),
        title: firstText(raw.title, raw.name, isTraining ? UNNAMED_TRAINING : UNNAMED_EVENT),
        organiser: firstText(raw.organizer, raw.organized_by, raw.organised_by, raw.organiser),
        price: asked(raw) ?? eventPrice(raw.price, raw.original_price, raw.discount),
        start,
        end,
        place: firstText(raw.address, raw.location, raw.venue, raw.meetup_point_name),
        isTraining,
        level: raw.level,
        isMultipleDays:
          raw.is_multiple_days ?? (start !== null && end !== null && end.day > start.day),
        timings: firstText(
          raw.timings,
          raw.time,
          raw.event_time,
          hours(raw.start_time, raw.end_time),
        ),
      };
    }),
  );
}

function hours(from: string, to: string): string {
  return from === '' || to === '' ? from : `${from} - ${to}`;
}

function isIdentified(raw: {
  id: string | null;
  _id: string | null;
  name: string;
  title: string;
}): boolean {
  return firstOf(raw.id, raw._id) !== null || firstText(raw.name, raw.title) !== '';
}

type RawCommon = v.InferOutput<v.ObjectSchema<typeof common, undefined>>;

function commonFields(raw: RawCommon, images: ImageRule) {
  return {
    picture: picture(raw.primary_image, images),
    description: raw.description,
    inclusions: raw.inclusions,
    exclusions: raw.exclusions,
    tags: raw.tags.length > 0 ? raw.tags : raw.hashtags,
    category: raw.category,
    bookingTypes: raw.booking_types,
    meetupTime: raw.meetup_time,
    ...(raw.available_seats === 'unreadable'
      ? { availableSeats: null, hasUnreadableSeats: true as const }
      : { availableSeats: raw.available_seats }),
  };
}

/** The picture behind a `primary_image`; null when its address cannot be shown. */
export function picture(
  link: v.InferOutput<typeof PictureSchema>,
  images: ImageRule,
): Picture | null {
  const url = images(link.link_url);
  if (url === null) return null;
  return { url, thumbnailUrl: images(firstText(link.thumbnail_url, link.thumb_url)) };
}

const CONTACT: ItemPrice = { kind: 'contact' };

/** The price of an item with unreadable seats: it has to be asked for. */
function asked(raw: Pick<RawCommon, 'available_seats'>): ItemPrice | null {
  return raw.available_seats === 'unreadable' ? CONTACT : null;
}

type RawPrice = v.InferOutput<typeof PriceSchema>;
type RawPercent = v.InferOutput<typeof PercentSchema>;

function tripPrice(marked: RawPrice, percent: RawPercent): ItemPrice {
  if (marked === 'contact' || percent === 'unreadable') return CONTACT;
  return marked === null ? { kind: 'missing' } : amountOff(marked, percent);
}

// A higher original price makes `price` final; a discount alone makes it the old price.
function eventPrice(price: RawPrice, original: RawPrice, percent: RawPercent): ItemPrice {
  if (price === 'contact') return CONTACT;
  if (price === null) return tripPrice(original, percent);
  // Beside an unreadable original price, the discount may already be in the price.
  if (original === 'contact') return percent === 0 ? amountOff(price, 0) : CONTACT;
  const before = original ?? price;
  return before > price ? amountBefore(price, before) : tripPrice(price, percent);
}

function firstList<Value>(...lists: readonly (readonly Value[])[]): readonly Value[] {
  return lists.find((list) => list.length > 0) ?? [];
}
