import { describe, expect, test } from 'vitest';
import { readCount, readFlag, readId, readMoney, readPercent } from '#machines/codec/readers.ts';

const unreadable = 'unreadable';
/** The values that say nothing to any reader of numbers. */
const nonsense: readonly unknown[] = [
  ...['twelve', 'on request', '10-20', '1e3', '0x10', 'NaN', '५', '1.2.3', '.5', ',', '1,', '1,5'],
  ...['12,34', '1,2345', '9'.repeat(400), `${' '.repeat(100)}x`, true, false, {}, [], [4]],
];

/** Rows of a table: each value with the one meaning that all of them have. */
const all = (meaning: unknown, ...values: readonly unknown[]) =>
  values.map((value): [unknown, unknown] => [value, meaning]);

describe('money is rupees as people write them', () => {
  test.each<[unknown, unknown]>([
    ...all(2_000, 2_000, '2000', ' 2000 ', '2,000', '₹2,000', '₹ 2000', '₨2000', 'Rs 2,000'),
    ...all(
      2_000,
      'Rs.2000',
      'Rs. 2,000/-',
      'rs 2000/=',
      'INR 2000',
      '2000 INR',
      '2000.00',
      '02000.',
    ),
    ...all(2_000, '2,000 rupees only'),
    ['Rs 2,000.50', 2_000.5],
    ['1,23,456', 123_456],
    ['₹1,234,567.89', 1_234_567.89],
    ['0', 0],
    [-1, -1],
    ...all(null, null, undefined),
    // a price that was left empty is not one that nobody named
    ...all(unreadable, '', '-1', '₹-5', '$500', '€5', '500 onwards', 'from 500', '2k', '1.5 lakh'),
    ...all(unreadable, '₹', 'Free', 'Contact for price', '15 999', '2.000,50', '500 hrs'),
    // thousands where a point groups them, so that a thousandth would be sold
    ...all(unreadable, '8.000', '₹12.500', '8.000 ₹', 'Rs. 999.999/-'),
    ['15999.000', 15_999],
    ['0.500', 0.5],
    ['12.5000', 12.5],
    [12.125, 12.125],
    ...all(unreadable, ...nonsense),
  ])('%j is %j', (said, rupees) => {
    expect(readMoney(said)).toBe(rupees);
  });
});

describe('a percent is from 0 to 100', () => {
  test.each<[unknown, unknown]>([
    ...all(10, 10, '10', '10%', ' 10 % ', '10 % off', '10% OFF', '10.0', '10% discount'),
    ['12.5%', 12.5],
    ...all(0, 0, '0%'),
    ['100%', 100],
    ...all(null, null, undefined, '', '  '),
    ...all(unreadable, -5, 100.01, 150, '150%', '-10%', Number.NaN, Number.POSITIVE_INFINITY),
    ...all(unreadable, 'flat 10%', 'up to 10%', '₹500 off', '%', 'off', 'buy 1 get 1', '10 20'),
    ...all(unreadable, ...nonsense),
  ])('%j is %j', (said, percent) => {
    expect(readPercent(said)).toBe(percent);
  });
});

describe('a count is a whole number from 0', () => {
  test.each<[unknown, unknown]>([
    ...all(4, 4, '4', ' 4 ', '4.0', '04', 4.9, '4.9', '4 seats', '4 left', '4 seats left'),
    ...all(4, '4 Seats'),
    ...all(0, 0, '0', '0.0', -3, '-3', '0 seats left'),
    ['1,000', 1_000],
    ...all(null, null, undefined, '', ' '),
    ...all(unreadable, '10+', '4/20', 'few', 'unlimited', '4 to 6', '4 of 20', 'seats'),
    ...all(unreadable, Number.POSITIVE_INFINITY, Number.NaN, ...nonsense),
  ])('%j is %j', (said, count) => {
    expect(readCount(said)).toBe(count);
  });
});

test.each<[unknown, unknown]>([
  ...all(true, true, 'true', 'TRUE', ' True ', 1, '1', 'yes'),
  ...all(false, false, 'false', 'False', 0, '0', 'No'),
  ...all(null, null, undefined, '', ' '),
  ...all(unreadable, 'maybe', 2, -1, 'on', 'y', {}, [], [true], Number.NaN),
  ...all(unreadable, 'true story', 'yesterday', 10, 'untrue', 'not', 'no seats', '00', 'say no'),
])('a flag: %j is %j', (said, flag) => {
  expect(readFlag(said)).toBe(flag);
});

test.each<[unknown, unknown]>([
  [' T1 ', 'T1'],
  [1_002_345, '1002345'],
  [0, '0'],
  ['TX/9:a~b', 'TX/9:a~b'],
  ['x'.repeat(128), 'x'.repeat(128)],
  ...all(null, 'x'.repeat(129), '', ' ', 'a b', 'é', 'a\u202E', null, undefined, true, {}, []),
  // JSON has lost its last digits
  ...all(null, 2 ** 53, 1.5),
])('an id: %j is %j', (said, id) => {
  expect(readId(said)).toBe(id);
});
