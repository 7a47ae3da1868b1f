import { expect, test } from 'vitest';
import { directAddress } from '../../src/app/direct-address.ts';

test.each([
  ['/getaways', '/getaways/adventure-tours'],
  ['/getaways?month=2027-03', '/getaways/adventure-tours?month=2027-03'],
  ['/getaways#main', '/getaways/adventure-tours#main'],
  ['/traininghome', '/getaways/traininghome'],
  ['/getaways/eventshome?page=2', '/getaways/eventshome?page=2'],
  ['/popupdetails', '/popupdetails'],
  ['/details/coorg', '/details/coorg'],
  ['', ''],
])('a link to %j → %j', (address, direct) => {
  expect(directAddress(address)).toBe(direct);
});
