import { expect, test } from 'vitest';
import { comparedFacts } from '#machines/domain/catalogue/compare-rides.ts';
import {
  bare,
  departed,
  free,
  NOW,
  soldOut,
  training,
  tripWith,
} from '../../fixtures/unusual-items.ts';

const leh = tripWith({
  location: 'Manali',
  organiser: 'Himalayan Throttle',
  terrain: 'High passes',
  availableSeats: 4,
  totalSeats: 12,
});
const row = (label: string, ...items: Parameters<typeof comparedFacts>[0]) =>
  comparedFacts(items, NOW).find((fact) => fact.label === label)?.values;

test('a trip beside a training: each fact in the order of the rides', () => {
  const facts = comparedFacts([leh, training], NOW);
  expect(facts.map(({ label }) => label)).toEqual([
    'Date',
    'Duration',
    'Price',
    'Seats left',
    'Place',
    'Organized by',
    'Terrain',
    'Level',
    'Group size',
  ]);
  expect(facts.every(({ values }) => values.length === 2)).toBe(true);
  expect(row('Terrain', leh, training)).toEqual(['High passes', '']);
  expect(row('Level', training, leh)?.[1]).toBe('');
  expect(row('Group size', leh, training)).toEqual(['12 riders', '']);
});

test('seats are counted, and a ride that is sold out or has departed says so', () => {
  expect(row('Seats left', leh, soldOut, departed)).toEqual(['4', 'Sold out', 'Departed']);
});

test('a ride that names no seats has none to compare, and each has its length and organiser', () => {
  const unnumbered = tripWith({ availableSeats: null });
  expect(row('Seats left', leh, unnumbered)).toEqual(['4', '']);
  expect(row('Duration', leh, { ...leh, duration: '' })).toEqual(['9 days', 'Duration TBA']);
  expect(row('Organized by', leh, training)?.[0]).toBe('Himalayan Throttle');
});

test('the price is that of the ride, with the percent that is off, or on request', () => {
  const onRequest = tripWith({ price: { kind: 'contact' } });
  const prices = ['Free Register', '₹30,799.12, 12% off', 'On request'];
  expect(row('Price', free, leh, onRequest)).toEqual(prices);
});

test('a fact that no ride states has no row', () => {
  const nothing = { ...bare, location: '', organiser: '', terrain: '', totalSeats: null };
  expect(comparedFacts([nothing, nothing], NOW).map(({ label }) => label)).not.toContain('Place');
  expect(row('Level', leh, soldOut)).toBeUndefined();
});
