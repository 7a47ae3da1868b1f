import { expect, test } from 'vitest';
import type { CalendarDate } from '#machines/domain/calendar/calendar.ts';
import { amountOff, type Item, type ItemPrice } from '#machines/domain/catalogue/item.ts';
import { bookingCodec } from '../../src/storage/records.ts';
import { exampleEvent, exampleTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';

/** An item as it comes back from the record of its booking. */
function stored(item: Item) {
  const booking = { ...exampleBooking('KS1'), item, kind: item.kind };
  return bookingCodec.decode(bookingCodec.encode(booking))?.item;
}

const prices: readonly (readonly [string, ItemPrice])[] = [
  ['an amount', amountOff(100_000, 0)],
  ['an amount off another', amountOff(100_000, 10)],
  ['a question to the organiser', { kind: 'contact' }],
  ['not stated', { kind: 'missing' }],
];

test.each(prices)(
  'a trip and an event whose price is %s come back from storage with it',
  (_, price) => {
    for (const item of [exampleTrip, exampleEvent])
      expect(stored({ ...item, price })?.price).toEqual(price);
  },
);

test.each<[string, CalendarDate]>([
  ['a day', { day: '2027-06-12', at: null }],
  ['a day that the platform sent as midnight', { day: '2027-06-12', at: null, isMidnight: true }],
  ['a moment', { day: '2027-06-12', at: Date.parse('2027-06-12T06:30:00+05:30') }],
  [
    'a moment that is midnight in UTC',
    { day: '2027-06-12', at: Date.parse('2027-06-12T00:00:00Z') },
  ],
])('a ride that starts on %s comes back from storage with it', (_, start) => {
  expect(stored({ ...exampleTrip, start })?.start).toEqual(start);
});
