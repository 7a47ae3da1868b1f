import { expect, test } from 'vitest';
import { providerName } from '#machines/domain/payment/provider-name.ts';

test.each([
  ['phonepe', 'PhonePe'],
  ['razorpay', 'Razorpay'],
  ['mybank', null],
  ['constructor', null],
])('the provider %s → %s', (provider, name) => {
  expect(providerName(provider)).toBe(name);
});
