import eventFile from './events.json' with { type: 'json' };
import { eventEntries } from './events.ts';
import type { Entry } from './item.ts';
import trainingFile from './trainings.json' with { type: 'json' };
import { tripEntries } from './trips.ts';
import ghats from './trips-ghats.json' with { type: 'json' };
import himalaya from './trips-himalaya.json' with { type: 'json' };
import northEast from './trips-north-east.json' with { type: 'json' };
import plains from './trips-plains.json' with { type: 'json' };

/** The facts in which the booking types of the wire differ. */
interface TypeFacts {
  /** The path of its items below the API's root. */
  readonly path: string;
  /** The field of its items in a group of a list. */
  readonly entries: string;
  /** The noun of its refusals. */
  readonly noun: string;
  /** The fields of its bookings, as the rows of My Bookings and the answers about a payment name them. */
  readonly fields: Readonly<Record<'title' | 'place' | 'startDay' | 'transactionId', string>>;
}

/** The booking types of the wire; trainings are events. */
export const BOOKING_TYPES = {
  trip: {
    path: '/trip/trips',
    entries: 'trips',
    noun: 'Trip',
    fields: {
      title: 'name',
      place: 'location',
      startDay: 'start_date',
      transactionId: 'transactionId',
    },
  },
  event: {
    path: '/event/events',
    entries: 'events',
    noun: 'Event',
    fields: {
      title: 'title',
      place: 'venue',
      startDay: 'event_date',
      transactionId: 'transaction_id',
    },
  },
} as const satisfies Record<string, TypeFacts>;

/** A booking type of the wire. */
export type BookingType = keyof typeof BOOKING_TYPES;

/** The booking types, in the order of the table. */
export const BOOKING_TYPE_NAMES = Object.keys(BOOKING_TYPES) as readonly BookingType[];

/** True for the name of a booking type. */
export function isBookingType(value: unknown): value is BookingType {
  return typeof value === 'string' && Object.hasOwn(BOOKING_TYPES, value);
}

/** True for the field of a group's items. */
export function isEntriesField(field: string): boolean {
  return BOOKING_TYPE_NAMES.some((type) => BOOKING_TYPES[type].entries === field);
}

/** The facts in which the lists differ. */
interface ListFacts {
  /** The path of its call below the API's root. */
  readonly path: string;
  readonly bookingType: BookingType;
  /** The need of a bearer: some sites ask for the trips without one. */
  readonly bearer: 'required' | 'optional';
  readonly entries: readonly Entry[];
}

/** The lists of the catalogue. */
export const LISTS = {
  trips: {
    path: '/trip/trips/categories/all',
    bookingType: 'trip',
    bearer: 'optional',
    entries: tripEntries([himalaya, northEast, plains, ghats]),
  },
  events: {
    path: '/event/events/categories/all',
    bookingType: 'event',
    bearer: 'required',
    entries: eventEntries(eventFile),
  },
  trainings: {
    path: '/event/events/categories/trainings',
    bookingType: 'event',
    bearer: 'required',
    entries: eventEntries(trainingFile),
  },
} as const satisfies Record<string, ListFacts>;

/** The name of a list. */
export type ListName = keyof typeof LISTS;

/** The names of the lists, in the order of the table. */
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];
