import { durationLabel } from '#machines/domain/duration.ts';
import type { Item, RideEvent, Trip } from '#machines/domain/item.ts';
import { detailsDate, timeLabel } from '#machines/domain/item-dates.ts';
import * as texts from '#texts/details.ts';

/** One cell of the row of facts under the title. */
export interface Fact {
  kind: 'date' | 'place' | 'organiser' | 'duration' | 'meetupTime' | 'terrain' | 'capacity';
  label: string;
  value: string;
}

/** The info items of a trip, training or event, in the order of a rider's questions (rule: Details page). */
export function factsOf(item: Item): Fact[] {
  const facts: Fact[] = item.kind === 'trip' ? tripFacts(item) : eventFacts(item);
  return facts.filter((fact) => fact.value !== '');
}

function tripFacts(trip: Trip): Fact[] {
  return [
    { kind: 'date', label: texts.date, value: detailsDate(trip) },
    { kind: 'place', label: texts.meetupPoint, value: trip.place || texts.unknownPlace },
    { kind: 'organiser', label: texts.organiser, value: trip.organiser },
    {
      kind: 'duration',
      label: texts.duration,
      value: durationLabel(trip, texts.unknownDuration),
    },
    { kind: 'meetupTime', label: texts.meetupTime, value: trip.meetupTime },
    { kind: 'terrain', label: texts.terrain, value: trip.terrain },
    {
      kind: 'capacity',
      label: texts.capacity,
      value: trip.availableSeats === null ? '' : texts.seatsAvailable(trip.availableSeats),
    },
  ];
}

function eventFacts(event: RideEvent): Fact[] {
  return [
    { kind: 'date', label: texts.date, value: detailsDate(event) },
    { kind: 'place', label: texts.location, value: event.place || texts.unknownPlace },
    { kind: 'organiser', label: texts.organiser, value: event.organiser },
    { kind: 'duration', label: texts.time, value: timeLabel(event) },
    { kind: 'meetupTime', label: texts.meetupTime, value: event.meetupTime },
  ];
}
