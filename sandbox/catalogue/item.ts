import { type Departure, indianInstant, utcInstant } from '../calendar.ts';
import type { JsonObject } from '../json.ts';

/** A ticket option as its organiser wrote it; a price in rupees, left out where there is none. */
export interface OptionSource {
  title: string;
  description: string;
  price?: number;
  discount?: number;
}

/** The fields of every entry of the catalogue. `picture` is the slug's own unless said otherwise. */
export interface ItemSource {
  slug: string;
  title: string;
  organiser: string;
  group: string;
  /** Rupees, or `Contact for price`; left out where the organiser sends none. */
  price?: number | 'Contact for price';
  discount?: number;
  category: string;
  tags?: string[];
  description: string;
  inclusions: string[];
  exclusions: string[];
  departure: Departure | null;
  /** From the first day to the last. */
  days: number;
  /** Seats in all, and seats sold elsewhere; left out where the organiser counts none. */
  seats?: { total: number; sold: number };
  options?: OptionSource[];
  picture?: 'missing' | 'absent';
}

/** The facts of the day that an item's wire shape depends on. */
export interface Facts {
  origin: string;
  startDay: string | null;
  endDay: string | null;
  available: number | null;
}

/** An entry of a list: what its organiser wrote down, and what is made of it. */
export interface Entry {
  readonly source: ItemSource;
  readonly place: string;
  /** True for an item that is the answer itself instead of its `data`. */
  readonly isBare: boolean;
  /** The item under the field names that its organiser's tool writes (rule: Fields and their variants). */
  readonly onTheWire: (facts: Facts) => JsonObject;
}

/** The ticket options of an item on the wire; nothing where it has none. */
export function optionsOnTheWire({ options }: ItemSource): JsonObject {
  return options === undefined ? {} : { booking_types: options.map(optionOnTheWire) };
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
export function pictureOnTheWire(source: ItemSource, origin: string): JsonObject | null {
  if (source.picture === 'absent') return null;
  const name = source.picture === 'missing' ? `${source.slug}-not-uploaded` : source.slug;
  return {
    link_url: `${origin}/media/${name}.svg`,
    thumbnail_url: `${origin}/media/${name}.avif`,
  };
}

/** The seats of an item on the wire; nothing where its organiser counts none. */
export function seatsOnTheWire(source: ItemSource, facts: Facts): JsonObject {
  if (source.seats === undefined || facts.available === null) return {};
  return { total_seats: source.seats.total, available_seats: facts.available };
}

/** A moment of a day in India, in one of the ways in which organisers write it. */
export function moment(day: string, time: string, style: 'day' | 'india' | 'utc'): string {
  if (style === 'day') return day;
  return style === 'india' ? indianInstant(day, time) : utcInstant(day, time);
}

/** The name of an end beside that of its start. */
export function endName(start: string): string {
  if (start === 'startDate') return 'endDate';
  return start === 'trip_start_date' ? 'trip_end_date' : 'end_date';
}
