import { describe, expect, test } from 'vitest';
import { SESSION_MS } from '../../sandbox/orders.ts';
import { sign } from '../../sandbox/signature.ts';
import { sandboxAt, THURSDAY, transactionOf, type Wish } from '../fixtures/sandbox.ts';

const DAY = 86_400_000;

describe('guest-book', () => {
  test('an accepted booking answers with the payment page on its own origin', async () => {
    const { book, store } = sandboxAt();
    const response = await book();
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      success: true,
      message: 'Payment initiated',
      payment_url: `http://localhost:4174/pay/${answer.merchant_transaction_id}`,
      merchant_transaction_id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    });
    expect(store.order(answer.merchant_transaction_id)).toMatchObject({
      itemId: 'coorg-coffee',
      amount: 699_900,
      seats: 1,
      guestPhone: '9876543210',
      state: 'created',
    });
  });

  test.each<[string, Wish, number]>([
    ['an unknown item', { itemId: 'nowhere' }, 404],
    ['an item of the other kind', { bookingType: 'event' }, 404],
    ['an unknown kind', { bookingType: 'training' }, 400],
    ['a query that does not repeat the address', { query: { item_id: 'munnar-tea' } }, 400],
    ['no name', { guest: { guest_name: ' ' } }, 422],
    ['no e-mail address', { guest: { guest_email: 'asha' } }, 422],
    ['a phone with a country code', { guest: { guest_phone: '+919876543210' } }, 422],
    ['no seat', { seats: '0' }, 422],
    ['half a seat', { seats: '1.5' }, 422],
    ['a price of 0', { price: '0' }, 422],
    ['a price that is no number', { price: '1e3' }, 422],
    ['a price below the cheapest ticket', { price: '4998' }, 422],
    ['a price above every ticket', { price: '10000' }, 422],
    ['a foreign way back', { redirectUrl: 'https://evil.example/x' }, 422],
    ['a script as way back', { redirectUrl: 'javascript:alert(1)' }, 422],
    ['a way back with a user', { redirectUrl: 'http://a:b@localhost/x' }, 422],
    ['a sold-out trip', { itemId: 'thar-night', price: '8999' }, 409],
    ['a departed trip', { itemId: 'majuli-brahmaputra', price: '12499' }, 409],
    ['a trip that is quoted by hand', { itemId: 'umling-la', price: '50000' }, 422],
    ['a JSON body', { headers: { 'Content-Type': 'application/json' } }, 415],
  ])('%s is refused with a sentence', async (_, wish, status) => {
    const { book, store } = sandboxAt();
    const response = await book(wish);
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer.message ?? answer.detail).toEqual(expect.any(String));
    expect(store.orders()).toEqual([]);
  });

  test.each<[string, Wish]>([
    [
      'free and paid tickets together',
      { itemId: 'sunrise-breakfast', bookingType: 'event', price: '499', seats: '2' },
    ],
    ['a discount to the paisa', { itemId: 'manali-leh', price: '30799.12' }],
    ['a trip that lacks every price', { itemId: 'kumaon-munsiyari', price: '15999' }],
    ['a training without options', { itemId: 'first-aid', bookingType: 'event', price: '1499' }],
    ['an item that counts no seats', { itemId: 'konkan-coast', price: '13799.08' }],
    ['a site on another port', { redirectUrl: 'http://127.0.0.1:4801/paymentsuccessandfailure' }],
  ])('%s is accepted', async (_, wish) => {
    expect((await sandboxAt().book(wish)).status).toBe(200);
  });
});

describe('seats', () => {
  const two = { itemId: 'zanskar-gorge', price: '58590', seats: '2' };
  const available = async ({ read }: ReturnType<typeof sandboxAt>) => {
    const answer = await read('/api/v1/trip/trips/zanskar-gorge');
    return (answer.data as { available_seats: number }).available_seats;
  };

  test.each(['decline', 'cancel'])('%s gives them back', async (outcome) => {
    const sandbox = sandboxAt();
    await sandbox.pay(await transactionOf(await sandbox.book(two)), outcome);
    expect(await available(sandbox)).toBe(2);
  });

  test('an undecided payment gives them back after 15 minutes, a pending one never', async () => {
    const sandbox = sandboxAt();
    const id = await transactionOf(await sandbox.book(two));
    sandbox.clock.set(THURSDAY + SESSION_MS - 1, true);
    expect(await available(sandbox)).toBe(0);
    sandbox.clock.set(THURSDAY + SESSION_MS, true);
    expect(await available(sandbox)).toBe(2);
    const status = await sandbox.read(`/api/v1/order/payment/status/${id}`);
    expect(status.phonepe_status).toMatchObject({ code: 'TIMED_OUT', data: { state: 'FAILED' } });

    const pending = await transactionOf(await sandbox.book(two));
    await sandbox.pay(pending, 'pending');
    sandbox.clock.set(THURSDAY + DAY, true);
    expect(await available(sandbox)).toBe(0);
  });
});

describe('the payment status', () => {
  const settled = async (outcome: string | null, wish?: Wish) => {
    const sandbox = sandboxAt();
    const id = await transactionOf(await sandbox.book(wish));
    if (outcome !== null) await sandbox.pay(id, outcome);
    const response = await sandbox.api.fetch(
      new Request(`http://localhost:4173/api/v1/order/payment/status/${id}`),
    );
    expect(response.status).toBe(200);
    return { id, answer: await response.json() };
  };

  test('paid: every field of a status answer', async () => {
    const { id, answer } = await settled('pay');
    expect(answer).toEqual({
      success: true,
      message: 'Your payment is successful.',
      transactionId: id,
      local_status: {
        payment_status: 'success',
        order_status: 'confirmed',
        amount: 6999,
        user_name: 'Asha Rao',
        user_email: 'asha@example.com',
        user_phone: '9876543210',
      },
      phonepe_status: {
        success: true,
        code: 'PAYMENT_SUCCESS',
        message: 'Your payment is successful.',
        data: {
          merchantTransactionId: id,
          transactionId: expect.stringMatching(/^T/),
          amount: 699_900,
          state: 'COMPLETED',
          responseCode: 'SUCCESS',
        },
      },
    });
  });

  test.each([
    [null, true, 'pending', 'created', 'PAYMENT_PENDING', 'PENDING', 'PENDING'],
    ['pending', true, 'pending', 'created', 'PAYMENT_PENDING', 'PENDING', 'PENDING'],
    ['decline', false, 'failed', 'failed', 'PAYMENT_DECLINED', 'FAILED', 'ZM'],
    [
      'cancel',
      false,
      'failed',
      'cancelled',
      'PAYMENT_ERROR',
      'FAILED',
      'REQUEST_CANCEL_BY_REQUESTER',
    ],
  ])('after %s', async (outcome, success, payment, order, code, state, responseCode) => {
    const { answer } = await settled(outcome);
    expect(answer).toMatchObject({
      success,
      local_status: { payment_status: payment, order_status: order },
      phonepe_status: { success, code, data: { state, responseCode } },
    });
  });

  test('the provider’s name names its field and the callback', async () => {
    const sandbox = sandboxAt(undefined, { config: { provider: 'razorpay' } });
    const id = await transactionOf(await sandbox.book());
    await sandbox.pay(id, 'pay');
    expect(await sandbox.read(`/api/v1/order/payment/status/${id}`)).toMatchObject({
      razorpay_status: { code: 'PAYMENT_SUCCESS' },
    });
    expect(sandbox.requestLog.entries('guest-callback')[0]?.path).toBe(
      '/api/v1/order/razorpay/guest-callback',
    );
  });
});

describe('the provider’s callback', () => {
  const callback = async (id: string, change: object = {}, secret = 'sandbox-salt') => {
    const body = JSON.stringify({
      code: 'PAYMENT_SUCCESS',
      data: { merchantTransactionId: id, amount: 699_900, responseCode: 'SUCCESS' },
      ...change,
    });
    return {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Verify': await sign(body, secret) },
      body,
    };
  };
  const path = '/api/v1/order/phonepe/guest-callback';

  test('a forged, foreign or unfitting one changes nothing', async () => {
    const { ask, book, store } = sandboxAt();
    const id = await transactionOf(await book());
    expect((await ask(path, await callback(id, {}, 'guess'))).status).toBe(401);
    expect((await ask(path.replace('phonepe', 'other'), await callback(id))).status).toBe(404);
    expect((await ask(path, await callback('nothing'))).status).toBe(404);
    expect((await ask(path, await callback(id, { code: 'NEW' }))).status).toBe(422);
    const wrongAmount = { data: { merchantTransactionId: id, amount: 1, responseCode: 'SUCCESS' } };
    expect((await ask(path, await callback(id, wrongAmount))).status).toBe(422);
    expect(store.order(id)?.state).toBe('created');
  });
});

describe('My Bookings', () => {
  const find = (phone: string) => `/api/v1/trip/trips/status/my-bookings?phone_number=${phone}`;

  test('paid and pending bookings of the number, latest first, without anything personal', async () => {
    const { book, pay, read } = sandboxAt();
    const paid = await transactionOf(await book());
    await pay(paid, 'pay');
    const pending = await transactionOf(
      await book({ bookingType: 'event', itemId: 'hill-climb', price: '791.12' }),
    );
    await pay(pending, 'pending');
    await pay(await transactionOf(await book()), 'decline');
    await book();
    const answer = await read(find('9876543210'));
    expect(answer).toMatchObject({
      success: true,
      bookings: [
        { _id: pending, title: 'Nandi Hill Climb', venue: expect.any(String), status: 'pending' },
        {
          _id: paid,
          name: 'Coorg Coffee Trails',
          location: expect.any(String),
          start_date: '2027-03-20',
          status: 'confirmed',
          primary_image: { link_url: 'http://localhost:4173/media/coorg-coffee.svg' },
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/Asha|asha@|9876543210/);
  });

  test('an unknown number has an empty list; a number that is none is refused', async () => {
    const { ask, read } = sandboxAt();
    expect(await read(find('9123456789'))).toEqual({
      success: true,
      message: 'No bookings found',
      bookings: [],
    });
    expect((await ask(find('12345'))).status).toBe(422);
  });

  test('the demo numbers have rides ahead, today and behind, in bookings or in data', async () => {
    const { read } = sandboxAt();
    const rows = (await read(find('9000000001'))).bookings as Record<string, string>[];
    const days = rows.map((row) => row.start_date ?? row.event_date);
    expect(days).toEqual(['2027-03-20', '2027-03-11', '2027-02-19', '2027-01-06']);
    const other = await read(find('9000000002'));
    expect(other.data).toHaveLength(4);
    expect(other).not.toHaveProperty('bookings');
  });
});
