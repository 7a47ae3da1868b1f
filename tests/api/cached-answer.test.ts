import { describe, expect, test } from 'vitest';
import { ApiError, CachedAnswer } from '../../src/api/api-error.ts';
import { createApi } from '../../src/api/platform-api.ts';

const trips = { data: [{ trips: [{ _id: 'spiti', name: 'Spiti' }] }] };

/** An API whose every answer is the device's own, kept at a moment. */
function apiOf(body: unknown, keptAt = '5000', isOnline = false) {
  return createApi({
    baseUrl: 'https://ride.example.com',
    contactBaseUrl: 'https://ride.example.com',
    token: '',
    provider: 'phonepe',
    isOnline: () => isOnline,
    fetch: async () => Response.json(body, { headers: { 'x-kept-at': keptAt } }),
  });
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'an answer',
    (error: unknown) => error,
  );

describe('an answer that the device kept', () => {
  test('a list: a failure that carries it with its moment', async () => {
    const error = await failureOf(apiOf(trips).fetchList('trips'));
    expect(error).toBeInstanceOf(CachedAnswer);
    expect(error).toMatchObject({
      failure: { kind: 'offline', list: 'trips' },
      cached: { takenAt: 5_000, value: { items: [{ id: 'spiti', title: 'Spiti' }] } },
    });
  });

  test('a ride: the same, and on a line that the device believes in it is the network’s failure', async () => {
    const error = await failureOf(
      apiOf({ data: trips.data[0]?.trips[0] }, '5000', true).fetchItem({
        id: 'spiti',
        kind: 'trip',
      }),
    );
    expect(error).toBeInstanceOf(CachedAnswer);
    expect(error).toMatchObject({
      failure: { kind: 'network' },
      cached: { takenAt: 5_000, value: { id: 'spiti' } },
    });
  });

  test('a mark without a moment is as old as can be, and no answer of the network', async () => {
    const error = await failureOf(apiOf(trips, 'soon').fetchList('trips'));
    expect(error).toMatchObject({ cached: { takenAt: 0 } });
  });

  test('what cannot be read stays an unexpected answer', async () => {
    const error = await failureOf(apiOf('<h1>').fetchList('trips'));
    expect(error).not.toBeInstanceOf(CachedAnswer);
    expect(error).toMatchObject({ failure: { kind: 'unexpected', list: 'trips' } });
  });

  test('other calls never take a kept answer: it is a failure', async () => {
    const paid = { success: true, local_status: { payment_status: 'success' } };
    const api = apiOf(paid);
    for (const call of [
      api.fetchPaymentStatus('T2761248213'),
      api.findBookings('9845011223'),
      api.fetchShare({ id: 'spiti', kind: 'trip' }),
    ]) {
      const error = await failureOf(call);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).not.toBeInstanceOf(CachedAnswer);
      expect(error).toMatchObject({ failure: { kind: 'offline' } });
    }
  });
});
