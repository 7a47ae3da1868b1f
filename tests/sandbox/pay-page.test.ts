import { describe, expect, test } from 'vitest';
import { sandboxAt, transactionOf } from '../fixtures/sandbox.ts';

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
  test('submitted twice, or again after Back: the first decision stays', async () => {
    const { pay, id, store, requestLog } = await booked();
    await Promise.all([pay(id, 'pay'), pay(id, 'pay')]);
    expect(wayBack(await pay(id, 'cancel'))).toMatchObject({ code: 'PAYMENT_SUCCESS' });
    expect(store.order(id)?.state).toBe('paid');
    expect(store.orders()).toHaveLength(1);
    expect(requestLog.counts()['guest-callback']).toBeLessThanOrEqual(2);
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
