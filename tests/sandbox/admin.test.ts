import { describe, expect, test } from 'vitest';
import { sandboxAt, THURSDAY } from '../fixtures/sandbox.ts';

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
