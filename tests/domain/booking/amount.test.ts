import { describe, expect, test } from 'vitest';
import {
  AMOUNT_LIMIT,
  amountLabel,
  amountToPay,
  bookedAmount,
  chargeFor,
  isWithinLimit,
  paidAmount,
} from '#machines/domain/booking/amount.ts';
import { lines, type Quantities } from '#machines/domain/booking/selection.ts';
import { exampleTickets } from '../../fixtures/items.ts';

const chosen = (quantities: Quantities) => chargeFor(lines(exampleTickets, quantities));

test('the amount to pay is each price times its quantity', () => {
  const selection = chosen({ own: 2, pillion: 1 });
  expect(amountToPay(selection)).toBe(8_159_724);
  expect(amountToPay(chargeFor([]))).toBe(0);
});

test('an amount at the limit of one booking can be paid, and a paisa more cannot', () => {
  const [line] = chosen({ own: 1 }).lines;
  const at = (price: number) => chargeFor(line === undefined ? [] : [{ ...line, price }]);
  expect([isWithinLimit(at(AMOUNT_LIMIT)), isWithinLimit(at(AMOUNT_LIMIT + 1))]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['what the platform says was paid', { amountPaid: 100, total: 200 }, 100],
  ['nothing, as the platform says', { amountPaid: 0, total: 200 }, 0],
  ['what was booked, where the platform says nothing', { amountPaid: null, total: 200 }, 200],
  ['unknown, where neither is there', { amountPaid: null, total: null }, null],
])('the paid amount is %s', (_, booking, paid) => {
  expect(paidAmount(booking)).toBe(paid);
});

test.each([
  ['its booking', { amountPaid: 100, total: 200 }, chosen({ own: 1 }), 200],
  ['its draft, before there is a booking', null, chosen({ own: 1 }), 3_079_912],
  ['its draft, where the booking has none', { amountPaid: 1, total: null }, chosen({ club: 1 }), 0],
  ['nothing where neither is there', null, null, null],
])('the amount that a payment was started with is that of %s', (_, booking, draft, amount) => {
  expect(bookedAmount(booking, draft)).toBe(amount);
});

describe('an amount is worded by where it stands', () => {
  test.each<[string, Quantities, string, string]>([
    ['money', { own: 2, pillion: 1 }, '₹81,597.24', '₹81,597.24'],
    ['whole money', { pillion: 1 }, '₹19,999.00', '₹19,999'],
    ['members alone', { club: 2 }, '2 x Member', 'Member x 2'],
    ['money and members', { pillion: 1, club: 3 }, '₹19,999.00', '₹19,999'],
    ['nothing', {}, '₹0.00', '₹0'],
  ])('%s', (_, quantities, selector, confirmation) => {
    expect(amountLabel(chosen(quantities), 'selector')).toBe(selector);
    expect(amountLabel(chosen(quantities), 'confirmation')).toBe(confirmation);
  });
});
