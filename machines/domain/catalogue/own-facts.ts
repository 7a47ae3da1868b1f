import type { Item, RideEvent, Trip } from './item.ts';

/** The facts that not every kind of item has; each is empty for a kind without it. */
interface OwnFacts
  extends Omit<Trip, keyof RideEvent>,
    Pick<RideEvent, 'timings' | 'isMultipleDays'> {
  /** The API's own text; null for a kind without levels. */
  readonly level: string | null;
}

/** Returns the facts that an item's kind has and others lack. */
export function ownFacts(item: Item): OwnFacts {
  const own: Partial<OwnFacts> = item;
  return {
    duration: own.duration ?? '',
    terrain: own.terrain ?? '',
    itinerary: own.itinerary ?? [],
    startLocation: own.startLocation ?? '',
    endLocation: own.endLocation ?? '',
    timings: own.timings ?? '',
    isMultipleDays: own.isMultipleDays ?? false,
    level: own.level ?? null,
  };
}
