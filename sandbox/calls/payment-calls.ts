import { isObject, objectFrom } from '../json.ts';
import { countCheck, settle, stateFromProvider, statusAnswer } from '../orders.ts';
import { sign } from '../signature.ts';
import type { Call } from './call.ts';

/** The status of a payment (rule: The calls); it carries no bearer. */
const paymentStatusCall: Call = {
  method: 'GET',
  path: '/order/payment/status/:id',
  answers: 'payment',
  handle(c, { store, clock, config }) {
    const order = store.order(c.req.param('id') ?? '');
    if (order === undefined)
      return c.json({ success: false, message: 'Transaction not found' }, 404);
    const now = clock.now();
    return c.json(statusAnswer(countCheck(store, order, now), config.provider, now));
  },
};

/** The payment provider's callback (rule: The calls): signed, without the bearer. */
const guestCallbackCall: Call = {
  method: 'POST',
  path: '/order/:provider/guest-callback',
  answers: 'fields',
  async handle(c, { store, clock, config }) {
    if (c.req.param('provider') !== config.provider) {
      return c.json({ success: false, message: 'Unknown payment provider' }, 404);
    }
    const text = await c.req.text();
    if (c.req.header('X-Verify') !== (await sign(text, config.callbackSecret))) {
      return c.json({ success: false, message: 'The signature does not match' }, 401);
    }
    const body = objectFrom(text);
    const data = isObject(body.data) ? body.data : {};
    const order = store.order(String(data.merchantTransactionId));
    if (order === undefined)
      return c.json({ success: false, message: 'Transaction not found' }, 404);
    const state = stateFromProvider(String(body.code), String(data.responseCode));
    if (state === null || data.amount !== order.amount) {
      return c.json({ success: false, message: 'The callback does not fit the order' }, 422);
    }
    settle(store, order, state, clock.now());
    return c.json({ success: true, message: 'Callback received' });
  },
};

/** The call of the payment result page. */
export const statusCalls = { 'payment-status': paymentStatusCall };

/** The call of the payment provider. */
export const providerCalls = { 'guest-callback': guestCallbackCall };
