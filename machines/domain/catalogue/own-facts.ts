import type { Item, RideEvent, Trip } from './item.ts';

/** The facts that not every kind of item has; each is empty for a kind without it. */
interface OwnFacts
  extends Omit<Trip, keyof RideEvent>,
    Pick<RideEvent, 'timings' | 'isMultipleDays'> {
  /** The API's own text; null for a kind without levels. */
  readonly level: string | null;
}

const NO_FACTS: OwnFacts = {
  duration: '',
  terrain: '',
  itinerary: [],
  totalSeats: null,
  startLocation: '',
  endLocation: '',
  timings: '',
  isMultipleDays: false,
  level: null,
};

/** Returns the facts that an item's kind has and others lack. */
export function ownFacts(item: Item): OwnFacts {
  switch (item.kind) {
    case 'trip': {
      const { duration, terrain, itinerary, totalSeats, startLocation, endLocation } = item;
      const ends = { startLocation, endLocation };
      return { ...NO_FACTS, duration, terrain, itinerary, totalSeats, ...ends };
    }
    case 'event': {
      const { timings, isMultipleDays, level } = item;
      return { ...NO_FACTS, timings, isMultipleDays, level };
    }
  }
}
