import { expect, test } from 'vitest';
import { isPartySize, partyPrice, ticketsAtOnce } from '#machines/domain/booking/party.ts';
import { amountOff, type Item } from '#machines/domain/catalogue/item.ts';
import { bare, free, onRequest, tripWith, unpriced } from '../../fixtures/unusual-items.ts';

const price = amountOff(699_900, 0);
const trip = tripWith({ price, availableSeats: 8 });
const cheaper = { id: 'pillion', name: 'Pillion', description: '', price: amountOff(499_900, 0) };

test.each<[string, Item, number, string]>([
  ['one rider', trip, 1, ''],
  ['three riders', trip, 3, 'from ₹20,997 for 3'],
  ['a ride with a cheaper ticket', { ...trip, bookingTypes: [cheaper] }, 3, '₹20,997 for 3'],
  ['a reduced price', tripWith({ price: amountOff(3_499_900, 12) }), 3, 'from ₹92,397.36 for 3'],
  ['as many as the seats', trip, 8, 'from ₹55,992 for 8'],
  ['more than the seats', trip, 9, 'There are not 9 seats left.'],
  ['no number of seats', { ...bare, price }, 9, 'from ₹62,991 for 9'],
  ['a free ride', free, 3, ''],
  [
    'more than the seats of a free ride',
    { ...free, availableSeats: 2 },
    3,
    'There are not 3 seats left.',
  ],
  ['a price on request', onRequest, 3, ''],
  ['a ride that states no price', unpriced, 2, 'from ₹31,998 for 2'],
])('the price for %s', (_, item, riders, words) => {
  expect(partyPrice(item, riders)).toBe(words);
});

test.each([
  ['nothing chosen', {}, 8, 3],
  ['one of another ticket chosen', { pillion: 1 }, 8, 2],
  ['all chosen', { pillion: 3 }, 8, 1],
  ['more chosen than they are', { pillion: 4 }, 8, 1],
  ['one of this ticket chosen', { own: 1 }, 8, 1],
  ['two seats left', {}, 2, 2],
  ['two seats left, one of them chosen', { pillion: 1 }, 2, 1],
  ['no number of seats', {}, Number.POSITIVE_INFINITY, 3],
  ['no seat left', {}, 0, 1],
])('the tickets that one press adds for three riders: %s', (_, quantities, seats, count) => {
  expect(ticketsAtOnce(quantities, 'own', { riders: 3, seats })).toBe(count);
});

test.each([
  [1, true],
  [20, true],
  [0, false],
  [21, false],
  [2.5, false],
  [Number.NaN, false],
])('%d riders can be chosen: %s', (riders, isPossible) => {
  expect(isPartySize(riders)).toBe(isPossible);
});
