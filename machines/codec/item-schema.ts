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

/** A field of each name, all read by one schema. */
function fieldsOf<Name extends string, Schema>(
  schema: Schema,
  ...lists: readonly (readonly Name[])[]
): Record<Name, Schema> {
  return Object.fromEntries(lists.flat().map((name) => [name, schema])) as Record<Name, Schema>;
}

/** The values of several fields, in the order of their names. */
function valuesOf<Raw extends object, Name extends keyof Raw>(
  raw: Raw,
  names: readonly Name[],
): Raw[Name][] {
  return names.map((name) => raw[name]);
}

// The names under which platforms send a field, the one that counts first at the front.
const ITINERARY = [
  'itinerary',
  'itineraries',
  'day_wise_itinerary',
  'trip_itinerary',
  'schedule',
] as const;

const TRIP = {
  id: ['_id', 'id'],
  title: ['name', 'title'],
  organiser: ['organized_by', 'organised_by', 'organizer', 'organiser'],
  start: ['start_date', 'startDate', 'date', 'trip_start_date'],
  end: ['end_date', 'endDate', 'trip_end_date'],
  place: ['meetup_point_name', 'location', 'destination', 'trip_location', 'address'],
  terrain: ['terraintype', 'terrain_type'],
  startLocation: [
    'start_location',
    'start_location_name',
    'startLocation',
    'start_point',
    'starting_point',
  ],
  endLocation: ['end_location', 'end_location_name', 'endLocation', 'end_point', 'ending_point'],
} as const;

const EVENT = {
  id: ['id', '_id'],
  title: ['title', 'name'],
  organiser: ['organizer', 'organized_by', 'organised_by', 'organiser'],
  start: ['start_date', 'startDate', 'event_date', 'date'],
  end: ['end_date', 'endDate', 'event_end_date'],
  place: ['address', 'location', 'venue', 'meetup_point_name'],
  timings: ['timings', 'time', 'event_time'],
} as const;

const itineraryFields = fieldsOf(ItinerarySchema, ITINERARY);

/** An object with itineraries, or one itinerary alone; all else has none. */
const DetailsSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((raw): unknown => (Array.isArray(raw) ? { itinerary: raw } : Object(raw))),
    fieldsSchema(itineraryFields),
  ),
  {},
);

const common = {
  primary_image: PictureSchema,
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
  ...itineraryFields,
  ...fieldsOf(IdSchema, TRIP.id),
  ...fieldsOf(LineSchema, TRIP.title, TRIP.organiser, TRIP.terrain),
  ...fieldsOf(DateSchema, TRIP.start, TRIP.end),
  ...fieldsOf(PlaceSchema, TRIP.place, TRIP.startLocation, TRIP.endLocation),
  details: DetailsSchema,
  starting_market_price: PriceSchema,
  discount_starts: PercentSchema,
  duration: LineSchema,
  total_seats: CountSchema,
};

const eventFields = {
  ...common,
  ...fieldsOf(IdSchema, EVENT.id),
  ...fieldsOf(LineSchema, EVENT.title, EVENT.organiser, EVENT.timings),
  ...fieldsOf(DateSchema, EVENT.start, EVENT.end),
  ...fieldsOf(PlaceSchema, EVENT.place),
  price: PriceSchema,
  original_price: PriceSchema,
  discount: PercentSchema,
  is_multiple_days: FlagSchema,
  start_time: LineSchema,
  end_time: LineSchema,
  level: LineSchema,
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
    v.transform(
      (raw): Trip => ({
        kind: 'trip',
        ...commonFields(raw, images),
        id: firstOf(...valuesOf(raw, TRIP.id)),
        title: firstText(...valuesOf(raw, TRIP.title), UNNAMED_TRIP),
        organiser: firstText(...valuesOf(raw, TRIP.organiser)),
        price: asked(raw) ?? tripPrice(raw.starting_market_price, raw.discount_starts),
        start: firstOf(...valuesOf(raw, TRIP.start)),
        end: firstOf(...valuesOf(raw, TRIP.end)),
        place: firstText(...valuesOf(raw, TRIP.place)),
        duration: raw.duration,
        terrain: firstText(...valuesOf(raw, TRIP.terrain)),
        itinerary: firstList(...valuesOf(raw, ITINERARY), ...valuesOf(raw.details, ITINERARY)),
        startLocation: firstText(...valuesOf(raw, TRIP.startLocation)),
        endLocation: firstText(...valuesOf(raw, TRIP.endLocation)),
        totalSeats: raw.total_seats,
      }),
    ),
  );
}

/** An event or a training of the API (rule: Fields and their variants); `isTraining` names the list or page that it came from. */
export function eventSchema(images: ImageRule, isTraining: boolean) {
  return v.pipe(
    EventSchema,
    v.check((raw) => isIdentified(raw)),
    v.transform((raw): RideEvent => {
      const start = firstOf(...valuesOf(raw, EVENT.start));
      const end = firstOf(...valuesOf(raw, EVENT.end));
      return {
        kind: 'event',
        ...commonFields(raw, images),
        id: firstOf(...valuesOf(raw, EVENT.id)),
        title: firstText(
          ...valuesOf(raw, EVENT.title),
          isTraining ? UNNAMED_TRAINING : UNNAMED_EVENT,
        ),
        organiser: firstText(...valuesOf(raw, EVENT.organiser)),
        price: asked(raw) ?? eventPrice(raw.price, raw.original_price, raw.discount),
        start,
        end,
        place: firstText(...valuesOf(raw, EVENT.place)),
        isTraining,
        level: raw.level,
        isMultipleDays:
          raw.is_multiple_days ?? (start !== null && end !== null && end.day > start.day),
        timings: firstText(...valuesOf(raw, EVENT.timings), hours(raw.start_time, raw.end_time)),
      };
    }),
  );
}

function hours(from: string, to: string): string {
  return from === '' || to === '' ? from : `${from} - ${to}`;
}

function isIdentified(raw: Record<'name' | 'title', string> & Record<'id' | '_id', string | null>) {
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
