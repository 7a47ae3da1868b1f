import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { dayOf, formatDay, isDay, parseDate } from '#machines/domain/calendar/calendar.ts';
import { whenOf } from '#machines/domain/calendar/when.ts';
import { exampleEvent } from '../../fixtures/items.ts';
import { checkProperty, seed } from '../../fixtures/properties.ts';

describe.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Africa/Casablanca', -60],
])(`in %s a day is India's day (seed ${seed})`, (zone, offset) => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test('whatever the instant', () => {
    process.env.TZ = zone;
    // the zone is really in force
    expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
    const [least, most] = [Date.UTC(2001, 0, 1), Date.UTC(2099, 0, 1)];
    checkProperty(
      fc.property(fc.integer({ min: least, max: most }), (instant) => {
        const day = new Date(instant + 5.5 * 3_600_000).toISOString().slice(0, 10);
        expect(dayOf(instant)).toBe(day);
        expect(isDay(day)).toBe(true);
        expect(parseDate(day)?.day).toBe(day);
        expect(formatDay(day)).toContain(day.slice(0, 4));
      }),
      600,
    );
  });

  test('and an evening ends at the same hour', () => {
    process.env.TZ = zone;
    const [start, end] = ['2027-03-06T19:00', '2027-03-07T00:00:00+05:30'].map(parseDate);
    const evening = { ...exampleEvent, start: start ?? null, end: end ?? null };
    expect(whenOf({ ...evening, isMultipleDays: true, timings: '' })).toEqual({
      firstDay: '2027-03-06',
      lastDay: '2027-03-06',
      startAt: Date.UTC(2027, 2, 6, 13, 30),
      endAt: Date.UTC(2027, 2, 6, 18, 30),
      hasEnd: true,
    });
  });
});
