import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Answer, CachedAnswer, FreshAnswer } from '#machines/domain/answer/answer.ts';
import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { ApiError, freshValue } from '../../src/api/api-error.ts';
import { createApi } from '../../src/api/platform-api.ts';
import { failureOf } from '../fixtures/server.ts';

const trips = { data: [{ trips: [{ _id: 'spiti', name: 'Spiti' }] }] };

/** An API whose every answer is the device's own, cached at a moment. */
function apiOf(body: unknown, cachedAt = '5000', isOnline = false) {
  return createApi({
    baseUrl: 'https://ride.example.com',
    contactBaseUrl: 'https://ride.example.com',
    token: '',
    provider: 'phonepe',
    isOnline: () => isOnline,
    fetch: async () => Response.json(body, { headers: { 'x-kept-at': cachedAt } }),
  });
}

describe('an answer that the device cached', () => {
  test('of a list comes with its time, and with the failure that it stands in for', async () => {
    expect(await apiOf(trips).fetchList('trips')).toMatchObject({
      value: { items: [{ id: 'spiti', title: 'Spiti' }] },
      cachedAt: 5_000,
      failure: { kind: 'offline', list: 'trips' },
    });
  });

  test('of a ride comes so too; on a line that the device believes in its failure is the network’s', async () => {
    const api = apiOf({ data: trips.data[0]?.trips[0] }, '5000', true);
    expect(await api.fetchItem({ id: 'spiti', kind: 'trip' })).toMatchObject({
      value: { id: 'spiti' },
      cachedAt: 5_000,
      failure: { kind: 'network' },
    });
  });

  test('is as old as can be where its mark states no time', async () => {
    expect(await apiOf(trips, 'soon').fetchList('trips')).toMatchObject({ cachedAt: 0 });
  });

  test('is an unexpected answer where it cannot be read', async () => {
    expect(await failureOf(apiOf('<h1>').fetchList('trips'))).toEqual({
      kind: 'unexpected',
      list: 'trips',
    });
  });

  test('is a failure to every other call', async () => {
    const paid = { success: true, local_status: { payment_status: 'success' } };
    const api = apiOf(paid);
    for (const call of [
      api.fetchPaymentStatus('T2761248213'),
      api.findBookings('9845011223'),
      api.fetchShare({ id: 'spiti', kind: 'trip' }),
    ])
      expect(await failureOf(call)).toEqual({ kind: 'offline' });
  });

  test('is a failure to what sells', async () => {
    const answer = await apiOf(trips).fetchList('trips');
    expect(() => freshValue(answer)).toThrow(ApiError);
    expect(await failureOf(apiOf(trips).fetchList('trips').then(freshValue))).toEqual({
      kind: 'offline',
      list: 'trips',
    });
  });

  test('is refused by the type of what sells', () => {
    type SelectorEvent = Parameters<typeof ticketSelectorMachine.transition>[1];
    type Answered = Extract<SelectorEvent, { type: 'item.answered' }>['answer'];
    expectTypeOf<Answered>().toEqualTypeOf<FreshAnswer<Item>>();
    expectTypeOf<CachedAnswer<Item>>().not.toExtend<Answered>();
    expectTypeOf<Answer<Item>>().not.toExtend<Answered>();
    expectTypeOf<Answer<Item>>().not.toExtend<Item>();
    expectTypeOf<Answer<Catalogue>>().not.toExtend<Catalogue>();
  });
});
