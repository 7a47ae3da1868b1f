import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  figuresOf,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatMoment,
  formatMonth,
  formatPastMoment,
  formatShortDay,
  formatTime,
} from '#machines/domain/calendar/calendar.ts';
import { durationLabel } from '#machines/domain/catalogue/duration.ts';
import { formatAmount, formatCardPrice } from '#machines/domain/payment/money.ts';
import { addressInLanguage } from '#machines/domain/text/site-address.ts';
import { longDay as inEnglish } from '../../machines/texts/en/legal.ts';
import { longDay as inHindi } from '../../machines/texts/hi/legal.ts';
import { isActiveLink } from '../../src/app/layout/active-link.ts';
import * as paths from '../../src/paths.ts';
import { expectOnSite, hostileAddress } from '../fixtures/hostile-address.ts';
import { noonOf } from '../fixtures/noon.ts';
import { checkProperty } from '../fixtures/properties.ts';

vi.mock('#texts/dates.ts', () => import('../../machines/texts/hi/dates.ts'));
vi.mock('#texts/language.ts', () => import('../../machines/texts/hi/language.ts'));
vi.mock('#texts/rides.ts', () => import('../../machines/texts/hi/rides.ts'));

/** A moment by India's clock. */
const at = (clock: string) => Date.parse(`2027-06-12T${clock}:00+05:30`);

describe('days in Hindi', () => {
  test('are those of Intl, all year round', () => {
    const date = { day: 'numeric', month: 'long' } as const;
    const year = { year: 'numeric' } as const;
    const weekday = { weekday: 'long' } as const;
    const written = (parts: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { ...parts, timeZone: 'UTC' });
      return days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
    };
    const days = Array.from({ length: 365 }, (_, count) => addDays('2027-01-01', count));
    expect(days.map(formatDay)).toEqual(written({ ...date, ...year, ...weekday }));
    expect(days.map(formatDayOfYear)).toEqual(written({ ...date, ...weekday }));
    expect(days.map(formatShortDay)).toEqual(written({ ...date, ...year }));
    expect(days.map((day) => formatMonth(day.slice(0, 7)))).toEqual(
      written({ month: 'long', ...year }),
    );
  });

  test('that follow each other stand from one to the other', () => {
    expect(formatDays('2027-06-12', '2027-06-20')).toBe('शनिवार, 12 जून 2027 से रविवार, 20 जून 2027');
  });

  test.each([
    ['00:05', 'रात 12:05 बजे'],
    ['03:59', 'रात 3:59 बजे'],
    ['04:00', 'सुबह 4:00 बजे'],
    ['11:59', 'सुबह 11:59 बजे'],
    ['12:00', 'दोपहर 12:00 बजे'],
    ['15:59', 'दोपहर 3:59 बजे'],
    ['16:00', 'शाम 4:00 बजे'],
    ['19:59', 'शाम 7:59 बजे'],
    ['20:00', 'रात 8:00 बजे'],
  ])('%s by India’s clock is %s', (clock, words) => {
    expect(formatTime(at(clock))).toBe(words);
  });

  test('a moment has both; today and yesterday stand in front of the hour', () => {
    const moment = at('17:05');
    expect(formatMoment(moment)).toBe('शनिवार, 12 जून 2027, शाम 5:05 बजे');
    expect(formatPastMoment(moment, noonOf('2027-06-12'))).toBe('आज शाम 5:05 बजे');
    expect(formatPastMoment(moment, noonOf('2027-06-13'))).toBe('कल शाम 5:05 बजे');
    expect(formatPastMoment(moment, noonOf('2027-06-14'))).toBe(formatMoment(moment));
  });
});

test('money is written as in English: the sign in front, grouped as India groups it', () => {
  expect(formatAmount(123_456_750)).toBe('₹12,34,567.50');
  expect(formatCardPrice(1_599_900, false)).toBe('₹15,999');
});

test.each([
  ['1', '1 दिन'],
  ['8', '8 दिन'],
  ['', 'अवधि अभी तय नहीं'],
])('a trip of %j days takes %s', (duration, words) => {
  expect(durationLabel({ duration })).toBe(words);
});

test.each([
  ['en-IN', inEnglish],
  ['hi-IN-u-nu-latn', inHindi],
] as const)('the day of a legal page is written in %s as Intl writes it', (locale, longDay) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, month) => addDays('2025-01-22', month * 30));
  expect(days.map((day) => longDay(figuresOf(day)))).toEqual(
    days.map((day) => format.format(new Date(`${day}T00:00:00Z`))),
  );
});

describe('the addresses of Hindi pages', () => {
  test('begin with their language', () => {
    const own = Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path] : []));
    const all = [...own, ...Object.values(paths.lists)];
    expect(all.length).toBeGreaterThan(20);
    for (const path of all) expect(path).toMatch(/^\/hi(\/|$)/);
    expect(paths.home).toBe('/hi');
    expect(paths.detailsOf('spiti')).toBe('/hi/details/spiti');
    expect(paths.eventDetailsOf('night')).toBe('/hi/bikingevents/details/night');
    expect(paths.bookingDetailsOf('KS1')).toBe('/hi/bookingdetails/KS1');
    expect(paths.itemAddressAt('/hi/BikingEvents/details/night')).toBe('events');
    expect(paths.itemAddressAt('/bikingevents/details/night')).toBe('rides');
  });

  test.each([
    ['/hi', '/hi', true],
    ['/hi/', '/hi', true],
    ['/hi/about', '/hi', false],
    ['/hi/About/', '/hi/about', true],
    ['/hi/getaways/eventshome', '/hi/getaways', true],
    ['/hi/getawaysx', '/hi/getaways', false],
  ])('on %s the link to %s is the current one: %s', (path, link, isActive) => {
    expect(isActiveLink(path, link)).toBe(isActive);
  });

  test.each([
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/hi/about', '/about'],
    ['/hi/details/spiti', '/details/spiti'],
    ['/HI/About', '/About'],
    ['/hi//evil.example/login', '/evil.example/login'],
    ['/hi/%5Cevil.example', '/%5Cevil.example'],
    ['/hi/bookingdetails/A%2541', '/bookingdetails/A%2541'],
    ['/hi/getaways/adventure-tours?q=100%25%20off', '/getaways/adventure-tours?q=100%25%20off'],
    ['/himalaya', '/himalaya'],
  ])('%s is %s in English', (path, other) => {
    expect(addressInLanguage(path, '')).toBe(other);
  });

  test('whatever stands in the address → its link to English stays on the site and keeps each percent code', () => {
    checkProperty(
      fc.property(hostileAddress, (address) => {
        for (const each of [address, `/hi${address}`])
          expectOnSite(each, addressInLanguage(each, ''));
      }),
      1_000,
    );
  });
});
