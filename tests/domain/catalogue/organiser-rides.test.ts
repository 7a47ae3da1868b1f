import { expect, test } from 'vitest';
import type { Trip } from '#machines/domain/catalogue/item.ts';
import { organiserRides } from '#machines/domain/catalogue/organiser-rides.ts';
import { NOW, tripWith } from '../../fixtures/unusual-items.ts';

const on = (day: string) => ({ day, at: null });
const trip = (id: string, changes: Partial<Trip> = {}) =>
  tripWith({
    id,
    organiser: 'High Pass Riders',
    availableSeats: 5,
    start: on('2027-01-10'),
    ...changes,
  });
const ride = trip('leh');
const idsOf = (list: readonly Trip[]) => organiserRides(ride, list, NOW).others.map(({ id }) => id);

test('the rides of its organiser are counted with the ride itself, which is not among the others', () => {
  const list = [ride, trip('spiti'), trip('goa', { organiser: 'Coast Riders' })];
  expect(organiserRides(ride, list, NOW)).toEqual({ count: 2, others: [list[1]] });
});

test('a ride that is not in its list is not counted', () => {
  expect(organiserRides(ride, [trip('spiti')], NOW).count).toBe(1);
});

test('what has departed is neither counted nor there, what is sold out comes last', () => {
  const list = [
    trip('full', { availableSeats: 0 }),
    trip('left', { start: on('2026-11-20') }),
    trip('open', { start: on('2027-05-01') }),
  ];
  expect(organiserRides(ride, list, NOW).count).toBe(2);
  expect(idsOf(list)).toEqual(['open', 'full']);
  expect(idsOf(list.toReversed())).toEqual(['open', 'full']);
});

test('the soonest three, those without a date after them', () => {
  const list = [
    trip('undated', { start: null }),
    trip('june', { start: on('2027-06-01') }),
    trip('may', { start: on('2027-05-01') }),
    trip('july', { start: on('2027-07-01') }),
  ];
  expect(idsOf(list)).toEqual(['may', 'june', 'july']);
  expect(idsOf(list.slice(0, 2))).toEqual(['june', 'undated']);
});

test('an organiser in another spelling is the same one', () => {
  expect(idsOf([trip('spiti', { organiser: 'HIGH-PASS RIDERS' })])).toEqual(['spiti']);
});

test('a ride without an organiser has no others, nor has one that cannot be opened', () => {
  const nameless = { ...ride, organiser: '' };
  const list = [trip('spiti', { organiser: '' })];
  expect(organiserRides(nameless, list, NOW)).toEqual({ count: 0, others: [] });
  expect(idsOf([{ ...trip('spiti'), id: null }])).toEqual([]);
});
