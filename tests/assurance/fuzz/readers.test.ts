import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutMarkup } from '#machines/codec/markup.ts';
import { readCount, readFlag, readId, readMoney, readPercent } from '#machines/codec/readers.ts';
import { seatLimit, ticketOptions } from '#machines/domain/catalogue/item.ts';
import { decodeItem } from '../../../src/api/schema.ts';
import { checkProperty } from '../../fixtures/properties.ts';

const inputs = 3_000;

/** A figure with what people put around it. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom('0', '4', '10', '100', '1,000', '1,23,456', '.5', ',', '.', '-', '₹', 'Rs.'),
      fc.constantFrom('%', ' ', ' off', ' seats', ' left', '/-', 'INR', '&#8377;', '<b>', '</b>'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const value = fc.oneof(written, fc.double(), fc.integer(), fc.anything({ maxDepth: 1 }));

/** The digits of a text, whatever stands between; nothing is ever read that is not written. */
const digitsOf = (text: string) => text.replace(/[^0-9.]/g, '');

test('a reader never throws, and reads only the figure that is written', () => {
  let read = 0;
  checkProperty(
    fc.property(value, (said) => {
      const [percent, count, rupees] = [readPercent(said), readCount(said), readMoney(said)];
      if (typeof percent === 'number') expect(percent >= 0 && percent <= 100).toBe(true);
      if (typeof count === 'number') expect(Number.isInteger(count) && count >= 0).toBe(true);
      expect([true, false, null, 'unreadable']).toContain(readFlag(said));
      expect(readId(said) ?? 'x').toMatch(/^[!-~]{1,128}$/);
      if (typeof said !== 'string') return;
      const figure = Number(digitsOf(said.replace(/rs\./gi, '')));
      for (const number of [percent, rupees]) {
        if (typeof number !== 'number') continue;
        read += 1;
        expect(number).toBe(figure);
      }
      if (typeof count === 'number') expect(count).toBeLessThanOrEqual(Math.floor(figure));
    }),
    inputs,
  );
  expect(read).toBeGreaterThan(50);
});

test('seats and discounts are never generous', () => {
  checkProperty(
    fc.property(value, value, (available_seats, discount) => {
      const raw = {
        available_seats,
        booking_types: [{ title: 'A', marked_price: 1_000, discount }],
      };
      const item = decodeItem({ name: 'A', ...raw }, () => null, {
        id: 'x',
        kind: 'trip',
      });
      if (typeof item === 'string') throw new Error('A named item is always read.');
      const [option] = ticketOptions(item, null);
      const seats = readCount(withoutMarkup(available_seats));
      const percent = readPercent(withoutMarkup(discount));
      const isOnRequest = seats === 'unreadable' || percent === 'unreadable';
      expect(option?.price.kind).toBe(isOnRequest ? 'contact' : 'amount');
      if (seats !== null) expect(seatLimit(item)).toBe(seats === 'unreadable' ? 0 : seats);
      if (option?.price.kind === 'amount')
        expect(option.price.price).toBeGreaterThanOrEqual(1_000 * (100 - Number(percent)) - 6);
    }),
    inputs,
  );
});
