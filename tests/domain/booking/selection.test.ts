import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPositionId,
  lineLabel,
  lines,
  positionId,
  type Quantities,
  quantityOf,
  ticketCount,
  totals,
  withAdded,
  withRemoved,
} from '#machines/domain/booking/selection.ts';
import { exampleTickets } from '../../fixtures/items.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const none: Quantities = {};

describe('tickets are added and removed', () => {
  test('one ticket more, one less; the last one removes the option', () => {
    const one = withAdded(none, 'own', 8);
    const two = withAdded(one, 'own', 8);
    expect([one, two]).toEqual([{ own: 1 }, { own: 2 }]);
    expect(withRemoved(two, 'own')).toEqual({ own: 1 });
    expect(withRemoved(one, 'own')).toEqual({});
    expect(withRemoved({ own: 2, club: 1 }, 'own')).toEqual({ own: 1, club: 1 });
    expect(withRemoved({ own: 1, club: 1 }, 'own')).toEqual({ club: 1 });
    expect(withRemoved(none, 'own')).toBe(none);
  });

  test('no more than the seats that are left, over all options', () => {
    const full = withAdded(withAdded(none, 'own', 2), 'pillion', 2);
    expect(withAdded(full, 'own', 2)).toBe(full);
    expect(withAdded(none, 'own', 0)).toBe(none);
    expect(ticketCount(full)).toBe(2);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'an option with the id %s counts like any other',
    (id) => {
      expect(quantityOf(none, id)).toBe(0);
      const two = withAdded(withAdded(none, id, 8), id, 8);
      expect(quantityOf(two, id)).toBe(2);
      expect(quantityOf(withRemoved(two, id), id)).toBe(1);
      expect(ticketCount(withRemoved(withRemoved(two, id), id))).toBe(0);
      expect(Object.getPrototypeOf(two)).toBe(Object.prototype);
    },
  );

  test('whatever a rider taps, nothing is negative and nothing exceeds the seats', () => {
    const taps = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('own', 'rental', '__proto__')));
    checkProperty(
      fc.property(taps, fc.nat(6), (list, seats) => {
        let quantities = none;
        for (const [adds, id] of list)
          quantities = adds ? withAdded(quantities, id, seats) : withRemoved(quantities, id);
        expect(ticketCount(quantities)).toBeLessThanOrEqual(seats);
        expect(Object.values(quantities).every((quantity) => quantity > 0)).toBe(true);
      }),
    );
  });
});

test('an option without an id of its own is named by its position in the list', () => {
  expect([positionId(0), positionId(4)]).toEqual(['option-1', 'option-5']);
  expect([isPositionId(positionId(0)), isPositionId('own'), isPositionId('own-option-')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('what is chosen adds up', () => {
  test('lines stand in the order of the options, with what they cost before', () => {
    expect(lines(exampleTickets, { pillion: 1, own: 2, unknown: 4 })).toEqual([
      expect.objectContaining({ id: 'own', price: 3_079_912, oldPrice: 3_499_900, quantity: 2 }),
      expect.objectContaining({
        id: 'pillion',
        price: 1_999_900,
        oldPrice: 1_999_900,
        quantity: 1,
      }),
    ]);
  });

  test('an option without a price cannot be chosen', () => {
    const onRequest = [
      { id: 'ask', name: 'Ask', description: '', price: { kind: 'contact' as const } },
    ];
    expect(lines(onRequest, { ask: 2 })).toEqual([]);
  });

  test('fees are the old prices, multiplied', () => {
    expect(totals(lines(exampleTickets, { own: 2, pillion: 1 }))).toEqual({
      fees: 8_999_700,
      quantity: 3,
    });
    expect(totals([])).toEqual({ fees: 0, quantity: 0 });
  });
});

describe('what a line costs is worded by its price', () => {
  test.each<[string, Quantities, string]>([
    ['a priced line', { own: 2 }, '2 x ₹30,799.12'],
    ['a whole price', { pillion: 1 }, '1 x ₹19,999'],
    ['a free line', { club: 3 }, 'Member x 3'],
  ])('%s', (_, quantities, label) => {
    expect(lines(exampleTickets, quantities).map(lineLabel)).toEqual([label]);
  });
});
