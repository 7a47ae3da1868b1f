import { describe, expect, test } from 'vitest';
import { addDays, dayInIndia } from '../../sandbox/calendar.ts';
import { groupsOnTheWire, type Item, itemsAt } from '../../sandbox/catalogue/catalogue.ts';
import { BOOKING_TYPES, LIST_NAMES, LISTS, type ListName } from '../../sandbox/catalogue/lists.ts';
import type { JsonObject } from '../../sandbox/json.ts';
import { THURSDAY } from '../fixtures/sandbox.ts';

const context = { origin: 'http://localhost:4173', seatsTaken: () => 0 };

function listed(list: ListName, now = THURSDAY): JsonObject[] {
  const { entries } = BOOKING_TYPES[LISTS[list].bookingType];
  return groupsOnTheWire(list, itemsAt(now), context).flatMap(
    (group) => group[entries] as JsonObject[],
  );
}

const slugsOfPictures = (items: JsonObject[]) =>
  items.map((item) => (item._id ?? item.id) as string);

describe('the catalogue', () => {
  test('every id fits the pattern of ids and is given once', () => {
    const ids = LIST_NAMES.flatMap((list) => slugsOfPictures(listed(list)));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  test('every name of a field that platforms use is used by some item', () => {
    const used = (...lists: ListName[]) =>
      new Set(lists.flatMap((list) => listed(list)).flatMap((item) => Object.keys(item)));
    const ofTrips =
      'itinerary itineraries day_wise_itinerary trip_itinerary schedule details meetup_point_name location destination ' +
      'trip_location address start_location start_location_name startLocation start_point starting_point ending_point ' +
      'endLocation start_date startDate date trip_start_date organized_by organised_by organizer _id id';
    const ofEvents =
      'address location venue start_date startDate event_date date timings time event_time start_time organizer ' +
      'organized_by organised_by original_price id _id';
    expect(ofTrips.split(' ').filter((name) => !used('trips').has(name))).toEqual([]);
    const others = used('events', 'trainings');
    expect(ofEvents.split(' ').filter((name) => !others.has(name))).toEqual([]);
  });
});

describe('its dates', () => {
  const days = Array.from({ length: 400 }, (_, index) => THURSDAY + index * 86_400_000);
  const departed = (item: Item, today: string) => item.startDay !== null && item.startDay < today;

  test('whatever the day, exactly two items have departed, and nothing is further away than 65 days', () => {
    for (const now of days) {
      const today = dayInIndia(now);
      const items = [...itemsAt(now).values()];
      const gone = items.filter((item) => departed(item, today));
      expect(gone.map(({ id }) => id)).toEqual(['majuli-brahmaputra', 'swap-meet']);
      const far = items.filter(
        ({ startDay }) => startDay !== null && startDay > addDays(today, 65),
      );
      expect(far).toEqual([]);
    }
  });

  test('a day in India turns at its own midnight', () => {
    expect(dayInIndia(Date.parse('2027-03-10T18:29:59Z'))).toBe('2027-03-10');
    expect(dayInIndia(Date.parse('2027-03-10T18:30:00Z'))).toBe('2027-03-11');
  });
});
