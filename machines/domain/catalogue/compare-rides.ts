import { availabilityWords } from '#texts/availability.ts';
import * as texts from '#texts/compare.ts';
import { closedAvailability } from '../calendar/when.ts';
import type { Item } from './item.ts';
import { detailsDate, lengthText } from './item-dates.ts';
import { levelText } from './item-labels.ts';
import { ownFacts } from './own-facts.ts';
import { detailsPrice } from './price.ts';

/**
 * Returns the facts that riders compare, one row each, in the order of the rides (rule: Comparing rides). A ride that
 * does not state a fact has ''; a row that no ride states is left out.
 */
export function comparedFacts(items: readonly Item[], now: number) {
  const facts: readonly (readonly [label: string, of: (item: Item) => string])[] = [
    [texts.date, detailsDate],
    [texts.duration, (item) => lengthText(item)],
    [texts.price, priceText],
    [texts.seatsLeft, (item) => seatsLeft(item, now)],
    [texts.location, ({ location }) => location],
    [texts.organiser, ({ organiser }) => organiser],
    [texts.terrain, (item) => ownFacts(item).terrain],
    [texts.level, levelText],
    [texts.groupSize, groupSize],
  ];
  return facts
    .map(([label, of]) => ({ label, values: items.map(of) }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

function priceText(item: Item): string {
  if (item.price.kind === 'contact') return texts.onRequest;
  const price = detailsPrice(item);
  if (price.offText === '') return price.text;
  return `${price.text}, ${price.offText}`;
}

function seatsLeft(item: Item, now: number): string {
  const closed = closedAvailability(item, now);
  if (closed !== null) return availabilityWords[closed];
  return item.availableSeats === null ? '' : String(item.availableSeats);
}

function groupSize({ totalSeats }: Item): string {
  return totalSeats === null ? '' : texts.riders(totalSeats);
}
