import { expect, test } from 'vitest';
import { firstName } from '#machines/domain/booking.ts';

test.each([
  ['Asha Rao', 'Asha'],
  ['  Asha  Rao ', 'Asha'],
  ['', ''],
  ['Not available', ''],
  ['  NOT AVAILABLE ', ''],
  ['Not provided', ''],
  ['not provided', ''],
  ['Notan Provided', 'Notan'],
])('%j is thanked as %j', (name, thanked) => {
  expect(firstName({ name })).toBe(thanked);
});
