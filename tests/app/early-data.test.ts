import { afterEach, describe, expect, test, vi } from 'vitest';
import { kindFromHints } from '#machines/domain/item.ts';
import { askEarly, fetchWithEarly } from '../../src/api/early-answers.ts';
import { earlyPaths } from '../../src/app/early-data.ts';

const place = { pathname: '/', search: '', referrer: '', state: null };

test('lists are asked for by their names; what is none is not', () => {
  expect(earlyPaths(['trips', 'trainings', ''], place)).toEqual([
    'trip/trips/categories/all',
    'event/events/categories/trainings',
  ]);
});

describe('an item', () => {
  test.each([
    ['/details/manali-leh', '?type=trip', '', 'trip/trips/manali-leh'],
    [
      '/details/first-aid',
      '?type=%20EVENT',
      'https://x.example/adventuretours',
      'event/events/first-aid',
    ],
    ['/details/first-aid/', '', '', 'event/events/first-aid'],
    ['/details/manali-leh', '', 'https://x.example/adventure-tours', 'trip/trips/manali-leh'],
    ['/details/trip-7', '?type=other', '', 'trip/trips/trip-7'],
    ['/bikingevents/details/hill-climb', '', '', 'event/events/hill-climb'],
  ])('%s%s from %j is asked for as the page will ask', (pathname, search, referrer, path) => {
    expect(earlyPaths(['item'], { ...place, pathname, search, referrer })).toEqual([path]);
    const kind = kindFromHints({ state: undefined, query: search, referrer, path: pathname });
    expect(path.startsWith(kind)).toBe(true);
  });

  test.each([
    ['/details/%2e%2e', null],
    ['/details/', null],
    ['/details/manali-leh', { type: 'event' }],
  ])('%s with the state %j is left to the page', (pathname, state) => {
    expect(earlyPaths(['item'], { ...place, pathname, state })).toEqual([]);
  });
});

describe('what was asked early', () => {
  afterEach(() => vi.unstubAllGlobals());
  const url = 'https://site.example/api/v1/trip/trips/categories/all';

  test('is answered once, to the first who asks for it', async () => {
    const fetch = vi.fn(async (_: unknown, _init?: RequestInit) => new Response('answer'));
    vi.stubGlobal('fetch', fetch);
    askEarly(url, 'secret');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: 'Bearer secret' },
      credentials: 'omit',
      redirect: 'error',
    });
    expect(await (await fetchWithEarly(url)).text()).toBe('answer');
    expect(fetch).toHaveBeenCalledTimes(1);
    await fetchWithEarly(url);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is asked for once while it waits, and anew once it is old', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => new Response('answer'));
    vi.stubGlobal('fetch', fetch);
    const other = `${url}?old`;
    askEarly(other, '');
    askEarly(other, '');
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15_000);
    await fetchWithEarly(other);
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('does not answer a post, or another address', async () => {
    const fetch = vi.fn(async () => new Response('answer'));
    vi.stubGlobal('fetch', fetch);
    askEarly(url, '');
    await fetchWithEarly(url, { method: 'POST' });
    await fetchWithEarly(`${url}?page=2`);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('fails for who asks, without a second request', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    askEarly(url, '');
    await expect(fetchWithEarly(url)).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(['before', 'after'])('ends with its call, ended %s it is asked for', async (when) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    askEarly(url, '');
    const stop = new AbortController();
    if (when === 'before') stop.abort(new Error('too late'));
    const call = fetchWithEarly(url, { signal: stop.signal });
    stop.abort(new Error('too late'));
    await expect(call).rejects.toThrow('too late');
  });
});
