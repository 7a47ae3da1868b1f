import { expect, test } from 'vitest';
import { thankedName } from '#machines/domain/booking.ts';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['  Asha  Rao ', 'Asha Rao'],
  ['Dr. Asha Rao', 'Dr. Asha Rao'],
  ['Asha R.', 'Asha R'],
  ['आशा राव।', 'आशा राव'],
  ['...', ''],
  ['', ''],
  ['Not available', ''],
  ['  NOT AVAILABLE ', ''],
  ['Not provided', ''],
  ['not provided', ''],
  ['Notan Provided', 'Notan Provided'],
])('%j is thanked as %j', (name, thanked) => {
  expect(thankedName({ name })).toBe(thanked);
});
