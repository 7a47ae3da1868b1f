import { durationLabel, type Item, type RideEvent, type Trip } from '#machines/domain/item.ts';
import { detailsDate, timeLabel } from '#machines/domain/item-dates.ts';

/** One cell of the row of facts under the title. */
export interface Fact {
  kind: 'date' | 'place' | 'organiser' | 'duration' | 'meetupTime' | 'terrain' | 'capacity';
  label: string;
  value: string;
}

const UNKNOWN_PLACE = 'To be announced';

/** The info items of a trip, training or event, in the order a rider asks (rule: Details page). */
export function factsOf(item: Item): Fact[] {
  const facts: Fact[] = item.kind === 'trip' ? tripFacts(item) : eventFacts(item);
  return facts.filter((fact) => fact.value !== '');
}

function tripFacts(trip: Trip): Fact[] {
  return [
    { kind: 'date', label: 'Date', value: detailsDate(trip) },
    { kind: 'place', label: 'Meetup Point', value: trip.place || UNKNOWN_PLACE },
    { kind: 'organiser', label: 'Organized by', value: trip.organiser },
    {
      kind: 'duration',
      label: 'Duration',
      value: durationLabel(trip, 'Duration not specified'),
    },
    { kind: 'meetupTime', label: 'Meetup Time', value: trip.meetupTime },
    { kind: 'terrain', label: 'Terrain', value: trip.terrain },
    {
      kind: 'capacity',
      label: 'Capacity',
      value: trip.availableSeats === null ? '' : seatsAvailable(trip.availableSeats),
    },
  ];
}

function eventFacts(event: RideEvent): Fact[] {
  return [
    { kind: 'date', label: 'Date', value: detailsDate(event) },
    { kind: 'place', label: 'Location', value: event.place || UNKNOWN_PLACE },
    { kind: 'organiser', label: 'Organized by', value: event.organiser },
    { kind: 'duration', label: 'Time', value: timeLabel(event) },
    { kind: 'meetupTime', label: 'Meetup Time', value: event.meetupTime },
  ];
}

/** 'N seats available'; one seat is singular. */
export function seatsAvailable(seats: number): string {
  return seats === 1 ? '1 seat available' : `${seats} seats available`;
}
