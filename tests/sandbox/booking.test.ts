import { describe, expect, test } from 'vitest';
import { sandboxAt, type Wish } from '../fixtures/sandbox.ts';

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
