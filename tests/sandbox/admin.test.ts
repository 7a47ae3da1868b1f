import { describe, expect, test } from 'vitest';
import { sandboxAt, THURSDAY, transactionOf } from '../fixtures/sandbox.ts';

test('hello says to a site that this is a sandbox', async () => {
  const response = await sandboxAt().admin('GET', 'hello');
  expect(await response.json()).toMatchObject({
    sandbox: true,
    provider: 'phonepe',
    payOrigin: 'http://localhost:4174',
    now: THURSDAY,
  });
});

describe('the clock', () => {
  test('moves the catalogue, and goes back to real time', async () => {
    const { admin, read, clock } = sandboxAt();
    await admin('PUT', 'clock', { now: '2030-01-01T12:00:00+05:30', frozen: true });
    const answer = await read('/api/v1/trip/trips/manali-leh');
    expect(answer.data).toMatchObject({ start_date: '2030-02-02' });
    await admin('DELETE', 'clock');
    const before = Date.now();
    const now = clock.now();
    expect([before <= now, now <= Date.now()]).toEqual([true, true]);
  });
});

describe('the outcome of an order', () => {
  /** An order that was paid, and an outcome of it that is played afterwards. */
  async function played(outcome: string) {
    const { book, pay, admin, ask, read, store } = sandboxAt();
    const id = await transactionOf(await book());
    await pay(id, 'pay');
    const response = await admin('POST', `orders/${id}/outcome`, { outcome });
    const { data } = await (await ask('/api/v1/trip/trips/coorg-coffee')).json();
    return {
      response,
      state: store.order(id)?.state,
      status: await read(`/api/v1/order/payment/status/${id}`),
      page: await (await pay(id)).text(),
      rows: await read('/api/v1/trip/trips/status/my-bookings?phone_number=9876543210'),
      seats: Number(data.available_seats),
    };
  }

  test('each one that hello lists can be played', async () => {
    const { outcomes } = await (await sandboxAt().admin('GET', 'hello')).json();
    const states = await Promise.all(
      outcomes.map(async (outcome: string) => (await played(outcome)).state),
    );
    expect(states).toEqual(outcomes.map((name: string) => (name === 'late' ? 'pending' : name)));
  });

  test('another one is refused with the list of them', async () => {
    const { response, state } = await played('lost');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^outcome must be one of created, .*refunded, .*late$/),
    });
    expect(state).toBe('paid');
  });

  test.each([
    ['refunded', 'refunded', 'cancelled', 'Refunded', 1],
    ['partlyRefunded', 'partially_refunded', 'confirmed', 'Refunded in part', 0],
    ['refundFailed', 'refund_failed', 'cancelled', 'Refund failed', 1],
  ])(
    'a payment that is %s says so in its status, in My Bookings and on its page',
    async (...row) => {
      const [outcome, payment, order, title, seatsFreed] = row;
      const { status, rows, page, seats } = await played(outcome);
      const { seats: seatsWhenPaid } = await played('paid');
      expect(status.local_status).toMatchObject({ payment_status: payment, order_status: order });
      expect(status.phonepe_status).toMatchObject({ code: 'PAYMENT_SUCCESS' });
      expect(rows.bookings).toMatchObject([{ status: order, payment_status: payment }]);
      expect(page).toContain(title);
      expect(seats - seatsWhenPaid).toBe(seatsFreed);
    },
  );
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
