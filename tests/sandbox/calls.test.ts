import { describe, expect, test } from 'vitest';
import { requests, sandboxAt } from '../fixtures/sandbox.ts';

describe('one item', () => {
  test('an item of the other kind is not found', async () => {
    const { ask } = sandboxAt();
    const response = await ask('/api/v1/event/events/manali-leh');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Event not found' });
    expect((await ask('/api/v1/trip/trips/hill-climb')).status).toBe(404);
  });

  test('share texts carry a title, one sentence and a picture of its own format', async () => {
    const { read } = sandboxAt();
    expect(await read('/api/v1/trip/trips/share/coorg-coffee')).toEqual({
      title: 'Coorg Coffee Trails',
      description: expect.stringContaining('With Malnad Motorcycle Guides.'),
      image_url: 'http://localhost:4173/media/coorg-coffee.jpg',
    });
    expect(await read('/api/v1/event/events/share/film-night')).toMatchObject({
      title: 'Open-air Film Night',
    });
  });
});

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

describe('contact', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    [
      '/api/v1/user/contact-us',
      { method: 'POST', headers: { 'Content-Type': type }, body },
    ] as const;

  test('a message without a field, or that is no form, is refused', async () => {
    const { ask, store } = sandboxAt();
    expect((await ask(...post('name=Asha&email=a%40b.in&mobile=9876543210'))).status).toBe(422);
    expect((await ask(...post('{"name":"Asha"}', 'application/json'))).status).toBe(415);
    expect(store.messages()).toEqual([]);
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
