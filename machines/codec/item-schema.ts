import * as v from 'valibot';
import { positionId } from '../domain/booking/selection.ts';
import type { CalendarDate } from '../domain/calendar/calendar.ts';
import {
  amountOff,
  amountWithOldPrice,
  type Item,
  type ItemPrice,
  type ItineraryDay,
  type Picture,
  type RideEvent,
  type Trip,
  unnamedItem,
  type WireOption,
} from '../domain/catalogue/item.ts';
import type { ItemKind } from '../domain/catalogue/kinds.ts';
import type { ListName } from '../domain/catalogue/lists.ts';
import {
  aliasedFieldsSchema,
  CountSchema,
  DateSchema,
  FlagSchema,
  firstOf,
  IdSchema,
  LineSchema,
  LocationSchema,
  listSchema,
  namedField,
  PercentSchema,
  PictureSchema,
  PriceSchema,
  readBy,
  SeatsSchema,
  schemasOf,
  TextLinesSchema,
  TextSchema,
  unwrapJsonText,
} from './fields.ts';

/** Turns the address of a picture as sent into one that may be displayed, or null. */
export type ImageRule = (url: string) => string | null;

const option = {
  id: namedField(IdSchema, 'id', '_id'),
  name: namedField(LineSchema, 'title', 'name'),
  description: namedField(TextSchema, 'description'),
  markedPrice: namedField(PriceSchema, 'marked_price'),
  discount: namedField(PercentSchema, 'discount'),
};

/** The fields of a ticket option, each with its names in the API and the schema that reads it. */
export const optionFieldTable = option;

/** The fields of a ticket option as the API names them, each with the schema that reads it. */
export const optionFields = schemasOf(option);

const OptionSchema = v.pipe(
  aliasedFieldsSchema(option),
  v.check(({ name, markedPrice }) => name !== '' || markedPrice !== null),
);

const OptionListSchema = v.pipe(
  listSchema(OptionSchema),
  v.transform((options): WireOption[] => {
    const ids = new Set<string>();
    return options.map(({ id, markedPrice, discount, ...words }, index) => ({
      ...words,
      id: uniqueId(ids, id ?? positionId(index)),
      price: priceOff(markedPrice, discount),
    }));
  }),
);

/**
 * The options of an item whose list of options is an unreadable text: a single one to ask for (rule: What cannot be
 * read).
 */
export const OPTIONS_ON_REQUEST: WireOption[] = [
  { id: positionId(0), name: '', description: '', price: { kind: 'contact' } },
];

/** The ticket options of an item, each with an id of its own. */
const OptionsSchema = readBy((value): WireOption[] => {
  const structure = unwrapJsonText(value);
  const isWords = typeof structure === 'string' && structure.trim() !== '';
  return isWords ? OPTIONS_ON_REQUEST : v.parse(OptionListSchema, structure);
});

function uniqueId(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/** The fields of a day as the API names them, each with the schema that reads it. */
export const dayFields = {
  day_number: CountSchema,
  day: CountSchema,
  title: LineSchema,
  description: TextSchema,
  locations: TextLinesSchema,
  activities: TextLinesSchema,
};

const ItineraryEntrySchema = v.pipe(
  v.object(dayFields),
  v.check(
    ({ title, description, locations, activities }) =>
      title !== '' || description !== '' || locations.length > 0 || activities.length > 0,
  ),
);

const ItinerarySchema = v.pipe(
  listSchema(ItineraryEntrySchema),
  v.transform((entries): ItineraryDay[] =>
    entries.map(({ day_number, day, ...entry }, index) => ({
      ...entry,
      dayNumber: day_number || day || index + 1,
    })),
  ),
);

const itinerary = namedField(
  ItinerarySchema,
  'itinerary',
  'itineraries',
  'day_wise_itinerary',
  'trip_itinerary',
  'schedule',
);

/** An object with itineraries, or one itinerary alone; any other value has none. */
const DetailsSchema = v.pipe(
  v.unknown(),
  v.transform(unwrapJsonText),
  v.transform((raw): unknown => (Array.isArray(raw) ? { itinerary: raw } : Object(raw))),
  aliasedFieldsSchema({ itinerary }),
  v.transform((details) => details.itinerary),
);

const common = {
  picture: namedField(PictureSchema, 'primary_image'),
  description: namedField(TextSchema, 'description'),
  inclusions: namedField(TextLinesSchema, 'inclusions'),
  exclusions: namedField(TextLinesSchema, 'exclusions'),
  tags: namedField(TextLinesSchema, 'tags', 'hashtags'),
  category: namedField(LineSchema, 'category'),
  bookingTypes: namedField(OptionsSchema, 'booking_types'),
  meetupTime: namedField(LineSchema, 'meetup_time'),
  seats: namedField(SeatsSchema, 'available_seats'),
  totalSeats: namedField(CountSchema, 'total_seats'),
};

const trip = {
  ...common,
  id: namedField(IdSchema, '_id', 'id'),
  title: namedField(LineSchema, 'name', 'title'),
  organiser: namedField(LineSchema, 'organized_by', 'organised_by', 'organizer', 'organiser'),
  start: namedField(DateSchema, 'start_date', 'startDate', 'date', 'trip_start_date'),
  end: namedField(DateSchema, 'end_date', 'endDate', 'trip_end_date'),
  location: namedField(
    LocationSchema,
    'meetup_point_name',
    'location',
    'destination',
    'trip_location',
    'address',
  ),
  terrain: namedField(LineSchema, 'terraintype', 'terrain_type'),
  startLocation: namedField(
    LocationSchema,
    'start_location',
    'start_location_name',
    'startLocation',
    'start_point',
    'starting_point',
  ),
  endLocation: namedField(
    LocationSchema,
    'end_location',
    'end_location_name',
    'endLocation',
    'end_point',
    'ending_point',
  ),
  itinerary,
  details: namedField(DetailsSchema, 'details'),
  marked: namedField(PriceSchema, 'starting_market_price'),
  percent: namedField(PercentSchema, 'discount_starts'),
  duration: namedField(LineSchema, 'duration'),
};

const event = {
  ...common,
  id: namedField(IdSchema, 'id', '_id'),
  title: namedField(LineSchema, 'title', 'name'),
  organiser: namedField(LineSchema, 'organizer', 'organized_by', 'organised_by', 'organiser'),
  start: namedField(DateSchema, 'start_date', 'startDate', 'event_date', 'date'),
  end: namedField(DateSchema, 'end_date', 'endDate', 'event_end_date'),
  location: namedField(LocationSchema, 'address', 'location', 'venue', 'meetup_point_name'),
  timings: namedField(LineSchema, 'timings', 'time', 'event_time'),
  from: namedField(LineSchema, 'start_time'),
  to: namedField(LineSchema, 'end_time'),
  price: namedField(PriceSchema, 'price'),
  original: namedField(PriceSchema, 'original_price'),
  percent: namedField(PercentSchema, 'discount'),
  isMultipleDays: namedField(FlagSchema, 'is_multiple_days'),
  level: namedField(LineSchema, 'level'),
};

/** The fields of each kind of items, each with its names in the API and the schema that reads it. */
export const itemFieldTables = { trip, event } as const satisfies Record<ItemKind, unknown>;

/** The fields of an item as the API names them, each with the schema that reads it. */
export const itemFieldSchemas = {
  trip: schemasOf(trip),
  event: schemasOf(event),
} as const satisfies Record<ItemKind, unknown>;

/** Returns the schema of a trip of the API. Unusable fields are absent; an object without id and name is no trip. */
function tripSchema(images: ImageRule, list: ListName) {
  return v.pipe(
    aliasedFieldsSchema(trip),
    v.check((raw) => isIdentified(raw)),
    v.transform(
      ({ title, picture: link, seats, details, marked, percent, ...facts }): Trip => ({
        kind: 'trip',
        list,
        ...facts,
        ...seatsOf(seats),
        title: title || unnamedItem(list),
        picture: picture(link, images),
        price: seats === 'unreadable' ? CONTACT : priceOff(marked, percent),
        itinerary: firstOf(facts.itinerary, details),
      }),
    ),
  );
}

/** Returns the schema of an event or a training of the API. */
function eventSchema(images: ImageRule, list: ListName) {
  return v.pipe(
    aliasedFieldsSchema(event),
    v.check((raw) => isIdentified(raw)),
    v.transform(
      ({
        title,
        picture: link,
        seats,
        price,
        original,
        percent,
        from,
        to,
        ...facts
      }): RideEvent => ({
        kind: 'event',
        list,
        ...facts,
        ...seatsOf(seats),
        title: title || unnamedItem(list),
        picture: picture(link, images),
        price: seats === 'unreadable' ? CONTACT : eventPrice(price, original, percent),
        isMultipleDays: facts.isMultipleDays ?? isLater(facts.end, facts.start),
        timings: facts.timings || (from !== '' && to !== '' ? `${from} - ${to}` : from),
      }),
    ),
  );
}

/** The schemas of the kinds of items; the list is that of the answer, or of the page that requests it. */
export const itemSchemas: Readonly<
  Record<ItemKind, (images: ImageRule, list: ListName) => v.GenericSchema<unknown, Item>>
> = { trip: tripSchema, event: eventSchema };

function isIdentified({ id, title }: { id: string | null; title: string }): boolean {
  return id !== null || title !== '';
}

function isLater(end: CalendarDate | null, start: CalendarDate | null): boolean {
  return start !== null && end !== null && end.day > start.day;
}

/** Returns the seats of an item, and marks unreadable ones, with which nothing is sold. */
function seatsOf(seats: v.InferOutput<typeof SeatsSchema>) {
  return seats === 'unreadable'
    ? { availableSeats: null, hasUnreadableSeats: true as const }
    : { availableSeats: seats };
}

/** Returns the picture behind a `primary_image`; null when its address cannot be displayed. */
export function picture(
  link: v.InferOutput<typeof PictureSchema>,
  images: ImageRule,
): Picture | null {
  const url = images(link.link_url);
  if (url === null) return null;
  return { url, thumbnailUrl: images(firstOf(link.thumbnail_url, link.thumb_url)) ?? url };
}

const CONTACT: ItemPrice = { kind: 'contact' };

type RawPrice = v.InferOutput<typeof PriceSchema>;
type RawPercent = v.InferOutput<typeof PercentSchema>;

function priceOff(marked: RawPrice, percent: RawPercent): ItemPrice {
  if (marked === 'contact' || percent === 'unreadable') return CONTACT;
  if (marked === null) return { kind: 'missing' };
  const amount = amountOff(marked, percent);
  // only 100 % off makes a price nothing
  const isRoundedAway = amount.price === 0 && marked > 0 && percent < 100;
  return isRoundedAway ? CONTACT : amount;
}

// A higher original price makes `price` final; a discount alone makes it the old price.
function eventPrice(price: RawPrice, original: RawPrice, percent: RawPercent): ItemPrice {
  if (price === 'contact') return CONTACT;
  if (price === null) return priceOff(original, percent);
  // Beside an unreadable original price, the discount may already be in the price.
  if (original === 'contact') return percent === 0 ? amountOff(price, 0) : CONTACT;
  const before = original ?? price;
  return before > price ? amountWithOldPrice(price, before) : priceOff(price, percent);
}
