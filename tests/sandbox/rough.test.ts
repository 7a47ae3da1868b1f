import { describe, expect, it } from 'vitest';
import { booking, sandboxAt, transactionOf } from '../fixtures/sandbox.ts';

const coorg = '/api/v1/trip/trips/coorg-coffee';

describe('a rough platform', () => {
  const rough = () => sandboxAt(undefined, { config: { platform: 'rough' } });

  it('writes counts, prices, flags and lists as texts, a start at 05:30 and no end', async () => {
    const { data } = await rough().read(coorg);
    expect(data).toMatchObject({
      starting_market_price: 'Rs. 6,999',
      available_seats: expect.stringMatching(/^\d+$/),
      inclusions: expect.stringContaining('; '),
      start_date: expect.stringMatching(/T05:30:00\+05:30$/),
      primary_image: expect.stringMatching(/^http:\/\/localhost:4174\/media\//),
    });
    expect(data).not.toHaveProperty('end_date');
  });

  it('counts its orders by numbers, knows a training by its number, and finds both again', async () => {
    const { ask, read, book } = rough();
    const trainings = await read('/api/v1/event/events/categories/trainings');
    expect(JSON.stringify(trainings)).toContain('"_id":1001');
    expect((await ask('/api/v1/event/events/1001')).status).toBe(200);
    const answer = await (await book()).json();
    expect(answer.merchant_transaction_id).toEqual(expect.any(Number));
    const status = await read(`/api/v1/order/payment/status/${answer.merchant_transaction_id}`);
    expect(status).toMatchObject({
      success: 'true',
      transactionId: answer.merchant_transaction_id,
    });
  });

  it('sends the payer back by POST, under the names of the provider', async () => {
    const { ask, pay } = rough();
    const id = await transactionOf(await ask(...booking()));
    const back = await pay(id, 'pay');
    const html = await back.text();
    expect(back.status).toBe(200);
    expect(html).toContain(
      '<form method="post" action="http://localhost:4173/paymentsuccessandfailure">',
    );
    expect(html).toContain(`name="transactionId" value="${id}"`);
    expect(html).not.toContain('merchantTransactionId');
  });
});
