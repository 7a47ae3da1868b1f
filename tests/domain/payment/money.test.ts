import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountWithOldPrice } from '#machines/domain/catalogue/item.ts';
import {
  discountedPrice,
  formatAmount,
  formatCardPrice,
  formatOptionPrice,
  formatReduction,
  grouped,
  isAmount,
  RUPEES_LIMIT,
  splitDecimals,
  toPaise,
  toRupees,
} from '#machines/domain/payment/money.ts';
import { checkProperty } from '../../fixtures/properties.ts';

describe('rupees become whole paise, half up', () => {
  test.each([
    [0, 0],
    [1, 100],
    [15_999, 1_599_900],
    [0.1, 10],
    [0.29, 29],
    [1.005, 101],
    [1.004, 100],
    [30_799.12, 3_079_912],
    [8.615, 862],
    [1e-7, 0],
    [RUPEES_LIMIT, RUPEES_LIMIT * 100],
  ])('%d rupees are %d paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  test.each([
    ['a negative', -1],
    ['not a number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['more than any ride costs', RUPEES_LIMIT + 1],
    ['negative and endless', Number.NEGATIVE_INFINITY],
  ])('%s amount is refused', (_, rupees) => {
    expect(() => toPaise(rupees)).toThrow(new RangeError('Not an amount of money'));
    expect(isAmount(rupees)).toBe(false);
  });

  test.each(['15999', null, undefined, {}, [], true])('%j is no amount', (value) => {
    expect(isAmount(value)).toBe(false);
  });

  test('every whole number of paise comes back from rupees as it was', () => {
    checkProperty(
      fc.property(fc.integer({ min: 0, max: RUPEES_LIMIT * 100 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise);
      }),
    );
  });
});

describe('a discount is taken off once, rounded half up per unit', () => {
  test.each([
    [3_499_900, 12, 3_079_912],
    [100, 50, 50],
    [101, 50, 51],
    [1, 50, 1],
    [999, 33, 669],
    [999, 12.5, 874],
    [100_000, 0, 100_000],
    [100_000, 100, 0],
    [100_000, 0.01, 99_990],
    [100_000, 0.005, 99_990],
    [100_000, 0.004, 100_000],
  ])('%d paise less %d percent are %d', (price, percent, after) => {
    expect(discountedPrice(price, percent)).toBe(after);
  });

  test('agrees with exact fractions', () => {
    checkProperty(
      fc.property(
        fc.integer({ min: 0, max: RUPEES_LIMIT * 10 }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, hundredths) => {
          const exact = BigInt(price) * BigInt(10_000 - hundredths);
          const halfUp = (exact * 2n + 10_000n) / 20_000n;
          expect(discountedPrice(price, hundredths / 100)).toBe(Number(halfUp));
        },
      ),
    );
  });

  test.each([
    [3_499_900, 3_079_912, 12],
    [1_699_900, 1_599_900, 6],
    [1000, 995, 1],
    [1000, 996, 0],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [0, 0, 0],
    [1000, 0, 100],
  ])('from %d to %d is %d percent off', (old, price, percent) => {
    expect(amountWithOldPrice(price, old).discount).toBe(percent);
  });
});

describe('a card shows 1 to 2 decimals when discounted and none on a whole price', () => {
  test.each([
    [3_079_912, true, '₹30,799.12'],
    [1_124_910, true, '₹11,249.1'],
    [279_900, true, '₹2,799.0'],
    [699_900, false, '₹6,999'],
    [699_950, false, '₹6,999.5'],
    [12_345_600, false, '₹1,23,456'],
    [1_234_567_800, false, '₹1,23,45,678'],
    [0, false, '₹0'],
  ])('%d, discounted %s: %s', (price, isDiscounted, text) => {
    expect(formatCardPrice(price, isDiscounted)).toBe(text);
  });
});

test.each([
  [3_499_900, '₹34,999.00'],
  [3_079_912, '₹30,799.12'],
  [12_345_650, '₹1,23,456.50'],
])('the selector shows %d as %s', (price, text) => {
  expect(formatOptionPrice(price)).toBe(text);
});

test.each([
  [3_499_900, '₹34,999'],
  [8_159_724, '₹81,597.24'],
  [1_124_910, '₹11,249.10'],
  [0, '₹0'],
])('the confirmation flow shows %d as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

test.each([
  [839_976, '−₹8,399.76'],
  [0, '₹0'],
])('a reduction of %d reads %s', (amount, text) => {
  expect(formatReduction(amount)).toBe(text);
});

test.each([
  ['₹30,799.12', '₹30,799', '.12'],
  ['₹30,799', '₹30,799', ''],
  ['Register Now', 'Register Now', ''],
  ['.5', '', '.5'],
])('%s is set as %s and %s', (text, whole, decimals) => {
  expect(splitDecimals(text)).toEqual({ whole, decimals });
});

test('amounts and counts are written as Intl writes them for India', () => {
  const intl = (paise: number, least: number) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: least,
      maximumFractionDigits: 2,
    }).format(paise / 100);
  checkProperty(
    fc.property(fc.integer({ min: -RUPEES_LIMIT, max: RUPEES_LIMIT * 100 }), (paise) => {
      expect(formatOptionPrice(paise)).toBe(intl(paise, 2));
      expect(formatCardPrice(paise, true)).toBe(intl(paise, 1));
      expect(formatCardPrice(paise, false)).toBe(intl(paise, 0));
      expect(grouped(Math.abs(paise))).toBe(Math.abs(paise).toLocaleString('en-IN'));
    }),
  );
});
