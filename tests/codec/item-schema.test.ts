import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemSchemas } from '#machines/codec/item-schema.ts';
import { seatLimit } from '#machines/domain/catalogue/item.ts';
import type { ItemKind } from '#machines/domain/catalogue/kinds.ts';

const images = () => null;
const read = (kind: ItemKind, raw: object) =>
  v.parse(itemSchemas[kind](images, kind === 'trip' ? 'trips' : 'events'), { name: 'A', ...raw });

test.each<[ItemKind, object]>([
  ['trip', { starting_market_price: 5_000 }],
  ['event', { price: 5_000 }],
])('a %s whose seats are unreadable sells nothing: its price is on request', (kind, raw) => {
  const item = read(kind, { ...raw, available_seats: 'a few' });
  expect(item).toMatchObject({ availableSeats: null, hasUnreadableSeats: true });
  expect(item.price).toEqual({ kind: 'contact' });
  expect(seatLimit(item)).toBe(0);
  const open = read(kind, { ...raw, available_seats: 4 });
  expect(open).toMatchObject({ availableSeats: 4, price: { kind: 'amount', price: 500_000 } });
  expect(open).not.toHaveProperty('hasUnreadableSeats');
});

test.each([
  ['words', { price: 'on request' }],
  ['words beside a price before', { price: 'on request', original_price: 5_000 }],
  ['words beside words', { price: 'on request', original_price: 'on request' }],
])('an event whose price is %s has a price to ask for', (_, raw) => {
  expect(read('event', raw).price).toEqual({ kind: 'contact' });
});
