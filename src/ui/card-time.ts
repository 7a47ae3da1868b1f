import { useState } from 'react';
import { availability } from '#machines/domain/calendar/when.ts';
import type { Availability } from '#machines/domain/catalogue/availabilities.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { untilText } from '#machines/domain/catalogue/item-dates.ts';
import { seatLabels } from '#machines/domain/catalogue/seats.ts';

/** The facts of a card that depend on the time. */
export interface TimedFacts {
  availability: Availability;
  /** The last day of an event that is running, in words; '' for any other. */
  until: string;
  /** The words about the last seats; '' for none. */
  lastSeats: string;
}

/** Returns the facts of an item's card at a time, epoch ms. */
export const timedFacts = (item: Item, now: number): TimedFacts => ({
  availability: availability(item, now),
  until: untilText(item, now),
  lastSeats: seatLabels(item, now).last,
});

/** True when the card of an item is the same at both times, epoch ms. */
function isSameCard(item: Item, time: number, now: number): boolean {
  const [before, after] = [timedFacts(item, time), timedFacts(item, now)];
  return (
    before.availability === after.availability &&
    before.until === after.until &&
    before.lastSeats === after.lastSeats
  );
}

/**
 * Returns the time, epoch ms, by which the cards of a list are written: the present one where that changes one of them, else the last one, so
 * that no card is rendered for a minute that changes nothing.
 */
export function useCardTime(items: readonly Item[], now: number): number {
  const [time, setTime] = useState(now);
  if (time === now || items.every((item) => isSameCard(item, time, now))) return time;
  setTime(now);
  return now;
}
