import type { Departure } from '../calendar.ts';

/** A ticket option as its organiser wrote it; a price in rupees, left out where there is none. */
export interface OptionSource {
  title: string;
  description: string;
  price?: number;
  discount?: number;
}

/** One day of a trip. */
export interface DaySource {
  title: string;
  description: string;
  locations: string[];
  activities: string[];
  /** The number of the day, where it is not the next one. */
  day?: number;
}

/** The field names that an item uses on the wire. */
export interface TripNames {
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

/** The field names that an event or a training uses on the wire. */
export interface EventNames {
  id: '_id' | 'id';
  place: 'address' | 'location' | 'venue';
  dates: 'start_date' | 'startDate' | 'event_date' | 'date';
  dateStyle: 'day' | 'india' | 'utc';
  time: 'timings' | 'time' | 'event_time' | 'start_time';
  organiser: 'organizer' | 'organized_by' | 'organised_by';
  price: 'original_price' | 'discount';
}

/** The fields of every entry of the catalogue. `picture` is the slug's own unless said otherwise. */
interface ItemSource {
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

/** A guided trip as written down, before it takes its wire shape. */
export interface TripSource extends ItemSource {
  /** The text on the wire; null where the organiser gave none. */
  duration: string | null;
  terrain: string;
  meetup: { place: string; time: string };
  route: { from: string; to: string };
  itinerary: DaySource[];
  names: TripNames;
}

/** An event or a training as written down, before it takes its wire shape. */
export interface EventSource extends ItemSource {
  /** The text on the wire, words joined by underscores; null where none is given. */
  level: string | null;
  place: string;
  /** From and to as `HH:MM` in India; null where the organiser keeps it open. */
  hours: { from: string; to: string } | null;
  meetup: string;
  names: EventNames;
}
