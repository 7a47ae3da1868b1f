import { describe, expect, test } from 'vitest';
import { requests, sandboxAt } from '../fixtures/sandbox.ts';

describe('the bearer', () => {
  const needed = Object.entries(requests).filter(
    ([call]) => !['contact-us', 'my-bookings', 'trips-categories'].includes(call),
  );

  test.each(needed)('%s refuses without it and with a wrong one', async (_, [path, init]) => {
    const { api } = sandboxAt();
    for (const bearer of [null, 'Bearer stolen']) {
      const headers = new Headers(init?.headers);
      if (bearer !== null) headers.set('Authorization', bearer);
      const response = await api.fetch(
        new Request(`http://localhost:4173${path}`, { ...init, headers }),
      );
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });

  test('the list of trips may be asked without, not with a wrong one', async () => {
    const { api } = sandboxAt();
    const url = 'http://localhost:4173/api/v1/trip/trips/categories/all';
    expect((await api.fetch(new Request(url))).status).toBe(200);
    const wrong = new Request(url, { headers: { Authorization: 'Bearer stolen' } });
    expect((await api.fetch(wrong)).status).toBe(401);
  });

  test.each(['contact-us', 'my-bookings'])('%s needs none', async (call) => {
    const [path, init] = requests[call] ?? ['/'];
    const response = await sandboxAt().api.fetch(new Request(`http://localhost:4173${path}`, init));
    expect(response.ok).toBe(true);
  });
});

describe('a site on another origin', () => {
  const from = (origin: string, init: RequestInit = {}) =>
    new Request('http://localhost:4173/api/v1/trip/trips/manali-leh', {
      ...init,
      headers: { Origin: origin, Authorization: 'Bearer sandbox-token', ...init.headers },
    });

  test('loopback and configured sites may read, others may not', async () => {
    const { api } = sandboxAt(undefined, { config: { siteOrigins: ['https://rides.example'] } });
    const allowed = async (origin: string) =>
      (await api.fetch(from(origin))).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('http://127.0.0.1:4801')).toBe('http://127.0.0.1:4801');
    expect(await allowed('https://rides.example')).toBe('https://rides.example');
    expect(await allowed('https://evil.example')).toBeNull();
  });

  test('the preflight lets the bearer through and is not in the request log', async () => {
    const { api, requestLog } = sandboxAt();
    const response = await api.fetch(
      from('http://localhost:5173', {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization',
        },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(requestLog.counts()).toEqual({});
  });
});

test('an unknown address of the API answers 404 in JSON and counts as unknown', async () => {
  const { ask, requestLog } = sandboxAt();
  expect((await ask('/api/v1/nothing')).status).toBe(404);
  expect((await ask('/api/v2/trip/trips/manali-leh')).status).toBe(404);
  expect(requestLog.counts()).toEqual({ unknown: 2 });
});
