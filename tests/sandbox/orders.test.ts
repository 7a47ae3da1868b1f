import { expect, test } from 'vitest';
import { providerStatus, stateFromProvider } from '../../sandbox/orders.ts';
import type { OrderState } from '../../sandbox/store.ts';
import { sandboxAt, transactionOf } from '../fixtures/sandbox.ts';

/** The state that the platform takes from the callback about an order in each state. */
const CALLBACKS = {
  // nobody has paid yet: the provider says no more than that it waits
  created: 'pending',
  pending: 'pending',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  failed: 'failed',
  // the platform itself gives up an order that nobody pays
  expired: null,
  // and refunds by itself: to the provider the payment stays what it was
  refunded: 'paid',
  partlyRefunded: 'paid',
  refundFailed: 'paid',
} as const satisfies Record<OrderState | 'expired', OrderState | null>;

const STATES = Object.keys(CALLBACKS) as readonly (keyof typeof CALLBACKS)[];

test.each(STATES)(
  'the callback about a payment that is %s is read as it was written',
  async (state) => {
    const { book, store } = sandboxAt();
    const id = await transactionOf(await book());
    const order = store.order(id);
    if (order === undefined) throw new Error('no order');
    const { code, data } = providerStatus(order, state);
    const { responseCode } = Object(data);
    expect(stateFromProvider(String(code), String(responseCode))).toBe(CALLBACKS[state]);
  },
);

test.each([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_PENDING', 'pending'],
  ['PAYMENT_DECLINED', 'declined'],
  ['PAYMENT_ERROR', 'failed'],
  ['UNHEARD_OF', null],
])('a callback of %s with a response code of its own is read by its code alone', (code, state) => {
  expect(stateFromProvider(code, 'A_CODE_OF_ITS_OWN')).toBe(state);
});
