import { describe, expect, test } from 'vitest';
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

  test('even a decided order changes by force', async () => {
    const { admin, book, pay, store } = sandboxAt();
    const id = await transactionOf(await book());
    await pay(id, 'decline');
    await admin('POST', `orders/${id}/outcome`, { outcome: 'paid' });
    expect(store.order(id)?.state).toBe('paid');
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
  ['another port of this machine, so the payment page', { Origin: 'http://localhost:4174' }, 403],
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
