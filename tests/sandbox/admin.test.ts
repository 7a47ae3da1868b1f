import { describe, expect, test } from 'vitest';
import { createRequestLog } from '../../sandbox/request-log.ts';
import { sandboxAt, THURSDAY, transactionOf } from '../fixtures/sandbox.ts';

test('hello tells a site that this is a sandbox', async () => {
  const response = await sandboxAt().admin('GET', 'hello');
  expect(await response.json()).toMatchObject({
    sandbox: true,
    provider: 'phonepe',
    payOrigin: 'http://localhost:4174',
    now: THURSDAY,
  });
});

test('presets names calls and faults for the panel', async () => {
  const answer = await (await sandboxAt().admin('GET', 'presets')).json();
  expect(answer.calls).toContain('guest-book');
  expect(answer.presets).toContainEqual({ name: 'hang-30s', about: expect.any(String) });
});

describe('the request log', () => {
  test('counts each call, and keeps what was sent', async () => {
    const { ask, book, admin } = sandboxAt();
    await ask('/api/v1/trip/trips/manali-leh');
    await ask('/api/v1/trip/trips/pangong-lake');
    await book();
    const answer = await (await admin('GET', 'requests')).json();
    expect(answer.counts).toEqual({ 'trip-detail': 2, 'guest-book': 1 });
    const posts = await (await admin('GET', 'requests?call=guest-book')).json();
    expect(posts.requests).toMatchObject([
      {
        number: 3,
        method: 'POST',
        path: '/api/v1/order/guest-book/trip/coorg-coffee',
        query: { price_to_be_paid: '6999', seats: '1' },
        form: { guest_name: 'Asha Rao' },
        authorized: true,
        fault: false,
        status: 200,
      },
    ]);
  });

  test('counts stay exact when old entries are forgotten', () => {
    const requestLog = createRequestLog();
    const entry = {
      at: THURSDAY,
      call: 'my-bookings' as const,
      method: 'GET',
      path: '/',
      query: {},
      origin: null,
      authorized: false,
      contentType: null,
      form: {},
      fault: false,
    };
    for (let request = 0; request < 2_050; request += 1) requestLog.record(entry);
    expect(requestLog.counts()).toEqual({ 'my-bookings': 2_050 });
    expect(requestLog.entries()).toHaveLength(2_000);
    expect(requestLog.entries()[0]?.number).toBe(51);
  });
});

describe('the clock', () => {
  test('moves the catalogue, and goes back to real time', async () => {
    const { admin, read, clock } = sandboxAt();
    await admin('PUT', 'clock', { now: '2030-01-01T12:00:00+05:30', frozen: true });
    const answer = await read('/api/v1/trip/trips/manali-leh');
    expect(answer.data).toMatchObject({ start_date: '2030-02-02' });
    await admin('DELETE', 'clock');
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  test('a text that is no date is refused', async () => {
    expect((await sandboxAt().admin('PUT', 'clock', { now: 'soon' })).status).toBe(422);
  });
});

describe('scripted outcomes', () => {
  test.each([
    ['paid', 'paid'],
    ['declined', 'declined'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['late', 'pending'],
  ])('%s', async (outcome, state) => {
    const { admin, book } = sandboxAt();
    const id = await transactionOf(await book());
    await admin('POST', `orders/${id}/outcome`, { outcome });
    expect(await (await admin('GET', `orders/${id}`)).json()).toMatchObject({ id, state });
  });

  test('late with 1 check: pending once, then paid', async () => {
    const { admin, book, read } = sandboxAt();
    const id = await transactionOf(await book());
    await admin('POST', `orders/${id}/outcome`, { outcome: 'late', checks: 1 });
    const status = `/api/v1/order/payment/status/${id}`;
    expect(await read(status)).toMatchObject({ local_status: { payment_status: 'pending' } });
    expect(await read(status)).toMatchObject({ local_status: { payment_status: 'success' } });
  });

  test('even a decided order changes by force', async () => {
    const { admin, book, pay, store } = sandboxAt();
    const id = await transactionOf(await book());
    await pay(id, 'decline');
    await admin('POST', `orders/${id}/outcome`, { outcome: 'paid' });
    expect(store.order(id)?.state).toBe('paid');
  });

  test('an unknown order or outcome is refused', async () => {
    const { admin, book } = sandboxAt();
    const id = await transactionOf(await book());
    expect((await admin('POST', 'orders/none/outcome', { outcome: 'paid' })).status).toBe(404);
    expect((await admin('POST', `orders/${id}/outcome`, { outcome: 'stolen' })).status).toBe(422);
  });
});

test('reset forgets orders, messages, faults, requests and the set clock', async () => {
  const { admin, book, store, requestLog, faults, clock } = sandboxAt();
  await book();
  await admin('PUT', 'faults/trip-detail', { preset: 'http-500' });
  await admin('POST', 'reset');
  expect([store.orders(), requestLog.counts(), faults.all()]).toEqual([[], {}, {}]);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});

test.each<[string, Record<string, string>, number]>([
  ['another site', { Origin: 'https://evil.example' }, 403],
  [
    'another port of this machine, the payment page among them',
    { Origin: 'http://localhost:4174' },
    403,
  ],
  ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['its own origin', { Origin: 'http://localhost:4173' }, 200],
  ['a command line', {}, 200],
])('%s can steer the sandbox: %#', async (_, headers, status) => {
  const { api, store, book } = sandboxAt();
  await book();
  const response = await api.fetch(
    new Request('http://localhost:4173/sandbox/reset', { method: 'POST', headers }),
  );
  expect(response.status).toBe(status);
  expect(store.orders()).toHaveLength(status === 200 ? 0 : 1);
});
