import { describe, expect, test } from 'vitest';
import { addDays, dayInIndia } from '../../sandbox/calendar.ts';
import { groupsOnTheWire, type Item, itemsAt } from '../../sandbox/catalogue/catalogue.ts';
import type { JsonObject } from '../../sandbox/json.ts';
import { THURSDAY } from '../fixtures/sandbox.ts';

const context = { origin: 'http://localhost:4173', seatsTaken: () => 0 };

function listed(list: 'trips' | 'events' | 'trainings', now = THURSDAY): JsonObject[] {
  const key = list === 'trips' ? 'trips' : 'events';
  return groupsOnTheWire(list, itemsAt(now), context).flatMap(
    (group) => group[key] as JsonObject[],
  );
}

const slugsOfPictures = (items: JsonObject[]) =>
  items.map((item) => (item._id ?? item.id) as string);

describe('the catalogue', () => {
  test('24 trips by 6 organisers or more, 12 trainings, 12 events', () => {
    const trips = listed('trips');
    const organisers = new Set(
      trips.map((trip) => trip.organized_by ?? trip.organised_by ?? trip.organizer),
    );
    expect(trips).toHaveLength(24);
    expect(organisers.size).toBeGreaterThanOrEqual(6);
    expect(listed('trainings')).toHaveLength(12);
    expect(listed('events')).toHaveLength(12);
  });

  test('every id fits the pattern of ids and is given once', () => {
    const ids = (['trips', 'trainings', 'events'] as const).flatMap((list) =>
      slugsOfPictures(listed(list)),
    );
    expect(new Set(ids).size).toBe(48);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  test('every name of a field that platforms use is used by some item', () => {
    const used = (...lists: ('trips' | 'trainings' | 'events')[]) =>
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

  test('prices of every kind: by contact, free, missing, discounted', () => {
    const prices = listed('trips').map((trip) => trip.starting_market_price);
    expect(prices).toContain('Contact for price');
    expect(prices).toContain(0);
    expect(prices).toContain(undefined);
    expect(listed('events').map((item) => item.price)).toEqual(
      expect.arrayContaining(['Contact for price', 0]),
    );
  });

  test('options of every kind: free beside paid, without a price, with long words, none at all', () => {
    const items = (['trips', 'events', 'trainings'] as const).flatMap((list) => listed(list));
    const options = items.map((item) => (item.booking_types ?? []) as JsonObject[]);
    expect(
      options.some(
        (list) =>
          list.some(({ marked_price }) => marked_price === 0) &&
          list.some(({ marked_price }) => Number(marked_price) > 0),
      ),
    ).toBe(true);
    const lengths = options.flat().map(({ description }) => String(description).length);
    expect(lengths.some((length) => length <= 60)).toBe(true);
    expect(lengths.some((length) => length > 60 && length <= 100)).toBe(true);
    expect(lengths.some((length) => length > 100)).toBe(true);
    expect(options.flat().some((option) => !('marked_price' in option))).toBe(true);
    expect(items.some((item) => !('booking_types' in item))).toBe(true);
  });

  test('a very long title, a picture that is not there, and no picture', () => {
    const items = (['trips', 'events', 'trainings'] as const).flatMap((list) => listed(list));
    expect(items.some((item) => String(item.name ?? item.title).length > 100)).toBe(true);
    expect(items.some((item) => item.primary_image === null)).toBe(true);
    expect(items.some((item) => JSON.stringify(item).includes('-not-uploaded.svg'))).toBe(true);
  });
});

describe('its dates', () => {
  const days = Array.from({ length: 400 }, (_, index) => THURSDAY + index * 86_400_000);
  const departed = (item: Item, today: string) => item.startDay !== null && item.startDay < today;

  test('whatever the day, exactly two items have departed and all others are ahead', () => {
    for (const now of days) {
      const today = dayInIndia(now);
      const gone = [...itemsAt(now).values()].filter((item) => departed(item, today));
      expect(gone.map(({ id }) => id)).toEqual(['majuli-brahmaputra', 'swap-meet']);
    }
  });

  test('whatever the day, nothing is further away than 65 days', () => {
    for (const now of days) {
      const limit = addDays(dayInIndia(now), 65);
      for (const { startDay } of itemsAt(now).values()) {
        if (startDay !== null) expect(startDay <= limit).toBe(true);
      }
    }
  });

  test('a day in India turns at its own midnight', () => {
    expect(dayInIndia(Date.parse('2027-03-10T18:29:59Z'))).toBe('2027-03-10');
    expect(dayInIndia(Date.parse('2027-03-10T18:30:00Z'))).toBe('2027-03-11');
  });

  test('a ride on a weekday keeps its weekday: the breakfast ride is on a Sunday', () => {
    for (const now of days.slice(0, 14)) {
      const day = itemsAt(now).get('sunrise-breakfast')?.startDay ?? '';
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
    }
  });

  test('several days carry a last day, and the styles tell the same day', () => {
    const festival = listed('events').find((item) => item._id === 'bike-festival');
    expect(festival).toMatchObject({ is_multiple_days: true });
    expect(festival?.end_date).toBe(addDays(String(festival?.start_date), 2));
    const spiti = listed('trips').find((trip) => trip._id === 'spiti-circuit');
    expect(String(spiti?.start_date)).toMatch(/T01:30:00\.000Z$/);
    const pangong = listed('trips').find((trip) => trip.id === 'pangong-lake');
    expect(String(pangong?.start_date)).toMatch(/T09:00:00\+05:30$/);
  });

  test('flexible dates send no date', () => {
    const konkan = listed('trips').find((trip) => trip._id === 'konkan-coast') ?? {};
    expect(Object.keys(konkan).filter((key) => /date/i.test(key))).toEqual([]);
  });
});
