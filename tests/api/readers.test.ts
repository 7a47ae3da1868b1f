import { describe, expect, test } from 'vitest';
import { readCount, readFlag, readId, readMoney, readPercent } from '#machines/codec/readers.ts';

const unreadable = 'unreadable';
/** The values that say nothing to any reader of numbers. */
const nonsense: readonly unknown[] = [
  ...['twelve', 'on request', '10-20', '1e3', '0x10', 'NaN', '५', '1.2.3', '.5', ',', '1,', '1,5'],
  ...['12,34', '1,2345', '9'.repeat(400), `${' '.repeat(100)}x`, true, false, {}, [], [4]],
];

describe('money is rupees as people write them', () => {
  test.each<[unknown, unknown]>([
    ...[2_000, '2000', ' 2000 ', '2,000', '₹2,000', '₹ 2000', '₨2000', 'Rs 2,000', 'Rs.2000'].map(
      (said): [unknown, unknown] => [said, 2_000],
    ),
    ...['Rs. 2,000/-', 'rs 2000/=', 'INR 2000', '2000 INR', '2,000 rupees only', '2000.00'].map(
      (said): [unknown, unknown] => [said, 2_000],
    ),
    ['Rs 2,000.50', 2_000.5],
    ['1,23,456', 123_456],
    ['₹1,234,567.89', 1_234_567.89],
    ['0', 0],
    [-1, -1],
    [null, null],
    [undefined, null],
    // a price that was left empty is not one that nobody named
    ['', unreadable],
    ...['-1', '₹-5', '$500', '€5', '500 onwards', 'from 500', '2k', '1.5 lakh', '₹', 'Free'].map(
      (said): [unknown, unknown] => [said, unreadable],
    ),
    ...['Contact for price', '15 999', '2.000,50', '500 hrs'].map((said): [unknown, unknown] => [
      said,
      unreadable,
    ]),
    ...nonsense.map((said): [unknown, unknown] => [said, unreadable]),
  ])('%j is %j', (said, rupees) => {
    expect(readMoney(said)).toBe(rupees);
  });
});

describe('a percent is from 0 to 100', () => {
  test.each<[unknown, unknown]>([
    ...[10, '10', '10%', ' 10 % ', '10 % off', '10% OFF', '10.0', '10% discount'].map(
      (said): [unknown, unknown] => [said, 10],
    ),
    ['12.5%', 12.5],
    [0, 0],
    ['0%', 0],
    ['100%', 100],
    ...[null, undefined, '', '  '].map((said): [unknown, unknown] => [said, null]),
    ...[-5, 100.01, 150, '150%', '-10%', Number.NaN, Number.POSITIVE_INFINITY].map(
      (said): [unknown, unknown] => [said, unreadable],
    ),
    ...['flat 10%', 'up to 10%', '₹500 off', '%', 'off', 'buy 1 get 1', '10 20'].map(
      (said): [unknown, unknown] => [said, unreadable],
    ),
    ...nonsense.map((said): [unknown, unknown] => [said, unreadable]),
  ])('%j is %j', (said, percent) => {
    expect(readPercent(said)).toBe(percent);
  });
});

describe('a count is a whole number from 0', () => {
  test.each<[unknown, unknown]>([
    ...[4, '4', ' 4 ', '4.0', '04', 4.9, '4.9', '4 seats', '4 left', '4 seats left', '4 Seats'].map(
      (said): [unknown, unknown] => [said, 4],
    ),
    ...[0, '0', '0.0', -3, '-3', '0 seats left'].map((said): [unknown, unknown] => [said, 0]),
    ['1,000', 1_000],
    ...[null, undefined, '', ' '].map((said): [unknown, unknown] => [said, null]),
    ...['10+', '4/20', 'few', 'unlimited', '4 to 6', '4 of 20', 'seats'].map(
      (said): [unknown, unknown] => [said, unreadable],
    ),
    ...[Number.POSITIVE_INFINITY, Number.NaN, ...nonsense].map((said): [unknown, unknown] => [
      said,
      unreadable,
    ]),
  ])('%j is %j', (said, count) => {
    expect(readCount(said)).toBe(count);
  });
});

test.each<[unknown, unknown]>([
  ...[true, 'true', 'TRUE', ' True ', 1, '1', 'yes'].map((said): [unknown, unknown] => [
    said,
    true,
  ]),
  ...[false, 'false', 'False', 0, '0', 'No'].map((said): [unknown, unknown] => [said, false]),
  ...[null, undefined, '', ' '].map((said): [unknown, unknown] => [said, null]),
  ...['maybe', 2, -1, 'on', 'y', {}, [], [true], Number.NaN].map((said): [unknown, unknown] => [
    said,
    unreadable,
  ]),
])('a flag: %j is %j', (said, flag) => {
  expect(readFlag(said)).toBe(flag);
});

test.each<[unknown, unknown]>([
  [' T1 ', 'T1'],
  [1_002_345, '1002345'],
  [0, '0'],
  ['TX/9:a~b', 'TX/9:a~b'],
  ['x'.repeat(128), 'x'.repeat(128)],
  ...['x'.repeat(129), '', ' ', 'a b', 'é', 'a\u202E'].map((said): [unknown, unknown] => [
    said,
    null,
  ]),
  // JSON has lost its last digits
  [2 ** 53, null],
  [1.5, null],
  ...[null, undefined, true, {}, []].map((said): [unknown, unknown] => [said, null]),
])('an id: %j is %j', (said, id) => {
  expect(readId(said)).toBe(id);
});
