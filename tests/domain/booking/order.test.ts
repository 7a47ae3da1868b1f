import { expect, test } from 'vitest';
import { initiationAlert } from '#machines/domain/answer/failure.ts';
import { orderOf } from '#machines/domain/booking/order.ts';
import { addresses, exampleGuest, examplePending, NOW } from '../../fixtures/bookings.ts';

const { draft, payload } = examplePending('KS7');
const order = { draft, guest: exampleGuest, addresses, payload };
const answer = { transactionId: 'KS7', at: NOW, generation: 'g1' };
const pending = {
  transactionId: 'KS7',
  draft,
  guest: exampleGuest,
  initiatedAt: NOW,
  generation: 'g1',
  payload,
};

test('an order with a safe payment address can be paid', () => {
  const paymentUrl = 'https://pay.example.com/p/7';
  expect(orderOf({ ...answer, paymentUrl }, order)).toEqual({
    kind: 'placed',
    pending,
    paymentUrl,
  });
});

test.each([
  ['no address', ''],
  ['an address of script', 'javascript:alert(1)'],
  ['an address without https', 'http://pay.example.com/p/7'],
])('an order with %s cannot be paid, and its alert has the platform’s words', (_, paymentUrl) => {
  const unpayable = { text: 'No payment page today', status: 200 };
  expect(orderOf({ ...answer, paymentUrl, unpayable }, order)).toEqual({
    kind: 'unpayable',
    pending,
    alert: initiationAlert({ ...unpayable, kind: 'unexpected', mayHaveOrder: true }),
  });
});

test('an order whose payment page is of another origin than those of the site cannot be paid', () => {
  const paymentOrigins = ['https://pay.example.com'];
  const own = { ...order, addresses: { ...addresses, paymentOrigins } };
  const outcome = (paymentUrl: string) => orderOf({ ...answer, paymentUrl }, own).kind;
  expect(outcome('https://pay.example.com/p/7')).toBe('placed');
  expect(outcome('https://evil.example/p/7')).toBe('unpayable');
});
