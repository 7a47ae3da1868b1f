import { describe, expect, test } from 'vitest';
import { SESSION_MS } from '../../sandbox/orders.ts';
import { sandboxAt, THURSDAY, transactionOf } from '../fixtures/sandbox.ts';

const booked = async () => {
  const sandbox = sandboxAt();
  return { ...sandbox, id: await transactionOf(await sandbox.book()) };
};

/** Where a payer is sent, as the parts that the site reads. */
function wayBack(response: Response) {
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('Location') ?? '');
  return { page: `${url.origin}${url.pathname}`, ...Object.fromEntries(url.searchParams) };
}

describe('the payment page', () => {
  test.each([
    ['pay', 'paid', 'PAYMENT_SUCCESS', 'SUCCESS'],
    ['decline', 'declined', 'PAYMENT_DECLINED', 'FAILED'],
    ['cancel', 'cancelled', 'PAYMENT_CANCELLED', 'CANCELLED'],
    ['pending', 'pending', 'PAYMENT_PENDING', 'PENDING'],
    ['late', 'pending', 'PAYMENT_PENDING', 'PENDING'],
  ])(
    '%s: the callback comes first, then the payer returns',
    async (outcome, state, code, status) => {
      const { pay, id, store, requestLog } = await booked();
      const response = await pay(id, outcome);
      expect(store.order(id)?.state).toBe(state);
      expect(requestLog.counts()['guest-callback']).toBe(1);
      expect(wayBack(response)).toEqual({
        page: 'http://localhost:4173/paymentsuccessandfailure',
        merchantTransactionId: id,
        code,
        status,
      });
    },
  );

  test('submitted twice, or again after Back: the first decision stays', async () => {
    const { pay, id, store, requestLog } = await booked();
    await Promise.all([pay(id, 'pay'), pay(id, 'pay')]);
    expect(wayBack(await pay(id, 'cancel'))).toMatchObject({ code: 'PAYMENT_SUCCESS' });
    expect(store.order(id)?.state).toBe('paid');
    expect(store.orders()).toHaveLength(1);
    expect(requestLog.counts()['guest-callback']).toBeLessThanOrEqual(2);
  });

  test('too late: the session is over and cannot be paid', async () => {
    const { pay, id, clock, store } = await booked();
    clock.set(THURSDAY + SESSION_MS, true);
    expect(await (await pay(id)).text()).toContain('Session expired');
    expect(wayBack(await pay(id, 'pay'))).toMatchObject({ code: 'TIMED_OUT', status: 'FAILED' });
    expect(store.order(id)?.state).toBe('created');
  });

  test('a lost callback: the payer returns as paid, the platform knows nothing yet', async () => {
    const { pay, id, admin, store } = await booked();
    await admin('PUT', 'faults/guest-callback', { preset: 'connection-reset', times: 1 });
    expect(wayBack(await pay(id, 'pay'))).toMatchObject({ merchantTransactionId: id });
    expect(store.order(id)?.state).toBe('created');
  });

  test('the policy of the payment page allows its own style sheet, its own form and the way back only', async () => {
    const { pay, id } = await booked();
    const headers = (await pay(id)).headers;
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' http://localhost:4173; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('markup in a name is text', async () => {
    const sandbox = sandboxAt();
    const guest = { guest_name: '<script>alert(1)</script>' };
    const id = await transactionOf(await sandbox.book({ guest }));
    const page = await (await sandbox.pay(id)).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
  });
});
