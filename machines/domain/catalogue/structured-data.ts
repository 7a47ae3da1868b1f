import * as texts from '#texts/details.ts';
import { localTime } from '../calendar/calendar.ts';
import { hoursOf } from '../calendar/hours.ts';
import { availability, type When, whenOf } from '../calendar/when.ts';
import { CURRENCY_CODE, toRupees } from '../payment/money.ts';
import { plainLine, truncate } from '../text/text.ts';
import { AVAILABILITIES } from './availabilities.ts';
import type { Item, RideEvent, Trip } from './item.ts';
import { cardDate } from './item-dates.ts';
import { levelLabel } from './item-labels.ts';
import { LISTS } from './lists.ts';

/** A thing in the vocabulary of schema.org, as JSON; a field that is undefined is left out. */
export interface Thing {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** The page of a ride, for its structured data. Addresses are absolute. */
export interface RidePage {
  readonly url: string;
  /** Pictures of the ride, the best for sharing first. */
  readonly pictures: readonly string[];
  /** The site's own name and front page: the organiser of a ride that names none. */
  readonly brand: string;
  readonly home: string;
  /** The present time, epoch ms. */
  readonly now: number;
}

/** The longest description in structured data, and beside a link, in characters. */
const DESCRIPTION_LENGTH = 300;
const TEXT_LENGTH = 155;

/**
 * Returns the structured data of a ride (rule: Structured data): a trip is a TouristTrip, an event an Event, a
 * training an EducationEvent. Null for an event without a date or a location, which search engines require.
 */
export function rideData(item: Item, page: RidePage): Thing | null {
  switch (item.kind) {
    case 'trip':
      return tripData(item, page);
    case 'event':
      return eventData(item, page);
  }
}

function tripData(trip: Trip, page: RidePage): Thing {
  const { itinerary } = trip;
  const when = whenOf(trip);
  return {
    '@type': 'TouristTrip',
    ...common(trip, page),
    provider: organiser(trip, page),
    tripOrigin: placeOf(trip.startLocation || trip.location),
    departureTime: when === null ? undefined : startOf(when),
    arrivalTime: when === null ? trip.end?.day : endTime(when),
    itinerary: itinerary.length === 0 ? undefined : itineraryData(itinerary),
    offers: offerOf(trip, page),
  };
}

function itineraryData(itinerary: Trip['itinerary']): Thing {
  const names = itinerary.map(({ dayNumber, title }) => title || texts.dayOfTrip(dayNumber));
  return {
    '@type': 'ItemList',
    numberOfItems: names.length,
    itemListElement: names.map((name, index) => listItem(index, { name })),
  };
}

function listItem(index: number, fields: { name: string; item?: string }): Thing {
  return { '@type': 'ListItem', position: index + 1, ...fields };
}

function eventData(event: RideEvent, page: RidePage): Thing | null {
  const { location, price } = event;
  const { isTraining } = LISTS[event.list];
  const when = whenOf(event);
  if (when === null || location === '') return null;
  const hours = hoursOf(event, when);
  return {
    '@type': isTraining ? 'EducationEvent' : 'Event',
    ...common(event, page),
    startDate: hours === null ? startOf(when) : isoTime(hours.startAt),
    endDate: hours === null ? endTime(when) : isoTime(hours.endAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(location),
    organizer: organiser(event, page),
    educationalLevel: isTraining && event.level !== '' ? levelLabel(event.level) : undefined,
    isAccessibleForFree: price.kind === 'amount' && price.price === 0 ? true : undefined,
    offers: offerOf(event, page),
  };
}

function common({ title, description }: Item, { url, pictures }: RidePage) {
  return {
    name: title,
    description: truncate(plainLine(description), DESCRIPTION_LENGTH) || undefined,
    url,
    image: pictures.length === 0 ? undefined : pictures,
  };
}

function organiser(item: Item, { brand, home }: RidePage): Thing {
  const isOwn = item.organiser === '' || item.organiser === brand;
  return {
    '@type': 'Organization',
    ...(isOwn ? { name: brand, url: home } : { name: item.organiser }),
  };
}

/** Returns a schema.org Place from its text: the first part of an address is its name. */
function placeOf(text: string): Thing | undefined {
  if (text === '') return undefined;
  const [name = ''] = text.split(',');
  return { '@type': 'Place', name: name.trim() || text, address: text };
}

/**
 * Returns the price of a ride as an Offer; undefined for a price to ask for, for a missing one, and for a ride that
 * is offered no more.
 */
function offerOf(item: Item, { url, now }: RidePage): Thing | undefined {
  const { schemaWord } = AVAILABILITIES[availability(item, now)];
  if (item.price.kind !== 'amount' || schemaWord === null) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: toRupees(item.price.price),
    priceCurrency: CURRENCY_CODE,
    availability: `https://schema.org/${schemaWord}`,
  };
}

function startOf({ firstDay, startAt }: When): string {
  return startAt === null ? firstDay : isoTime(startAt);
}

/**
 * Returns the end: its moment where start and end both have one, else its last day; undefined where that is the day it
 * begins on.
 */
function endTime({ firstDay, lastDay, startAt, endAt }: When): string | undefined {
  if (startAt !== null && endAt !== null) return isoTime(endAt);
  return lastDay === firstDay ? undefined : lastDay;
}

/** Returns a moment by India's clock with its zone: '2026-12-27T08:30:00+05:30'. */
function isoTime(at: number): string {
  return `${localTime(at)}+05:30`;
}

/**
 * Returns the sentence about a ride for search engines and shared links: the first words of its description, else its
 * facts.
 */
export function metaDescription(item: Item): string {
  const { title, location, organiser } = item;
  const facts = [title, cardDate(item), location].filter((part) => part !== '').join(', ');
  return truncate(plainLine(item.description || texts.rideSentence(facts, organiser)), TEXT_LENGTH);
}

/** One step of the way from the front page to a page. */
export interface Crumb {
  readonly name: string;
  /** The absolute address of the page. */
  readonly url: string;
}

/**
 * Returns the breadcrumbs of a page, from the front page to it, which search engines display in place of its address.
 */
export const breadcrumbs = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => listItem(index, { name, item: url })),
});

/** Returns things as one JSON-LD text that can stand in a script element; '' for none. */
export function jsonLd(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // without '<' neither the end of the element nor a comment can begin
  return text.replaceAll('<', '\\u003c');
}
