import { describe, expect, test } from 'vitest';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { nextRides, similarRides } from '#machines/domain/catalogue/similar-rides.ts';
import { eventWith, NOW, tripWith } from '../../fixtures/unusual-items.ts';

const on = (day: string) => ({ day, at: null });
const trip = (id: string, changes: Partial<Parameters<typeof tripWith>[0]> = {}) =>
  tripWith({
    id,
    title: id,
    terrain: '',
    location: '',
    availableSeats: 5,
    start: on('2027-01-10'),
    ...changes,
  });
const soldOut = trip('leh', {
  terrain: 'High passes and gravel',
  location: 'Manali',
  availableSeats: 0,
});
const ids = (ride: Item, list: readonly Item[], now = NOW) =>
  similarRides(ride, list, now).map(({ id }) => id);

test('never itself, one without an id, one that is sold out or one that has departed', () => {
  const list = [
    { ...soldOut, availableSeats: 9 },
    trip('full', { availableSeats: 0 }),
    trip('left', { start: on('2026-11-20') }),
    { ...trip('nameless'), id: null },
    trip('open'),
  ];
  expect(ids(soldOut, list)).toEqual(['open']);
});

test('only rides of the same kind: no event for a trip, no training for an event', () => {
  const event = eventWith({ id: 'derby', list: 'events', availableSeats: 5, start: null });
  const training = { ...event, id: 'gravel', list: 'trainings' as const };
  expect(ids(soldOut, [event, training])).toEqual([]);
  expect(ids({ ...event, id: 'other' }, [event, training, trip('goa')])).toEqual(['derby']);
  expect(ids({ ...training, id: 'other' }, [event, training])).toEqual(['gravel']);
});

test('terrain and place before one of them, one of them before none, whatever the date', () => {
  const list = [
    trip('neither'),
    trip('place', { location: 'Manali', start: on('2027-06-01') }),
    trip('both', { location: 'Manali', terrain: 'Gravel', start: on('2027-09-01') }),
  ];
  expect(ids(soldOut, list)).toEqual(['both', 'place', 'neither']);
});

test('terrain, place and level count in any spelling', () => {
  const list = [
    trip('neither'),
    trip('both', { location: 'MANALI.', terrain: 'GRÀVEL', start: on('2027-09-01') }),
  ];
  expect(ids(soldOut, list)).toEqual(['both', 'neither']);
  const event = (id: string, level: string, day: string) =>
    eventWith({ id, level, location: '', list: 'events', availableSeats: 1, start: on(day) });
  const events = [
    event('near', 'expert', '2027-01-02'),
    event('alike', 'ALL LEVELS', '2027-05-01'),
  ];
  expect(ids(event('asked', 'all_levels', '2027-01-01'), events)).toEqual(['alike', 'near']);
});

test('the same level counts for events, no level does not', () => {
  const event = (id: string, level: string, day: string) =>
    eventWith({ id, level, location: '', list: 'events', availableSeats: 1, start: on(day) });
  const list = [event('near', 'expert', '2027-01-02'), event('alike', 'beginner', '2027-05-01')];
  expect(ids(event('asked', 'beginner', '2027-01-01'), list)).toEqual(['alike', 'near']);
  expect(
    ids(event('asked', '', '2027-01-01'), [event('far', '', '2027-05-01'), list[0] as Item]),
  ).toEqual(['near', 'far']);
});

test('rides equally alike → the nearest date first, those without a date last', () => {
  const list = [
    trip('undated', { start: null }),
    trip('later', { start: on('2027-01-13') }),
    trip('sooner', { start: on('2027-01-08') }),
  ];
  expect(ids(soldOut, list)).toEqual(['sooner', 'later', 'undated']);
  expect(ids({ ...soldOut, start: null }, list)).toEqual(['undated', 'later', 'sooner']);
});

test('no place is not a place that two rides share', () => {
  const list = [
    trip('placeless', { start: on('2027-02-01') }),
    trip('near', { location: 'Manali', start: soldOut.start }),
  ];
  expect(ids({ ...soldOut, location: '', terrain: '' }, list)).toEqual(['near', 'placeless']);
});

test('at most three, in the order of the list where nothing else tells them apart', () => {
  expect(
    ids(
      soldOut,
      ['a', 'b', 'c', 'd'].map((id) => trip(id)),
    ),
  ).toEqual(['a', 'b', 'c']);
});

describe('rides to book after one that is over', () => {
  const over = trip('leh', {
    organiser: 'High Pass Riders',
    terrain: 'High passes and gravel',
    location: 'Manali',
    start: on('2026-10-01'),
    end: on('2026-10-09'),
  });
  const next = (ride: Item, list: readonly Item[]) =>
    nextRides(ride, list, NOW).map(({ id }) => id);

  test('those of its organiser first, in any spelling, then the most alike, then the soonest', () => {
    const list = [
      trip('later', { organiser: 'Another' }),
      trip('sooner', { organiser: 'Another', start: on('2026-12-10') }),
      trip('alike', { organiser: 'Another', terrain: 'Gravel', start: on('2027-03-01') }),
      trip('own', { organiser: 'HIGH PASS RIDERS', start: on('2027-06-01') }),
    ];
    expect(next(over, list)).toEqual(['own', 'alike', 'sooner']);
  });

  test('the ride itself where it has a new date, and not while it has none', () => {
    const again = { ...over, start: on('2027-10-01'), end: on('2027-10-09') };
    expect(next(over, [again, trip('open', { organiser: 'Another' })])).toEqual(['leh', 'open']);
    expect(next(over, [over, trip('open', { organiser: 'Another' })])).toEqual(['open']);
  });

  test('never one without an id, one that is sold out, or one of another list', () => {
    const list = [
      { ...trip('nameless'), id: null },
      trip('full', { availableSeats: 0 }),
      eventWith({ id: 'derby', list: 'events', availableSeats: 5, start: null }),
    ];
    expect(next(over, list)).toEqual([]);
  });

  test('no organiser is nobody’s', () => {
    const list = [
      trip('nobody', { organiser: '', start: on('2027-02-01') }),
      trip('somebody', { organiser: 'Another', start: on('2027-01-15') }),
    ];
    expect(next({ ...over, organiser: '' }, list)).toEqual(['somebody', 'nobody']);
  });
});
