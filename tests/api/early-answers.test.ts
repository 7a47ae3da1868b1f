import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { askEarly, fetchWithEarly } from '../../src/api/early-answers.ts';

describe('what was asked early', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const url = 'https://site.example/api/v1/trip/trips/categories/all';

  test('is answered once, to the first who asks for it', async () => {
    const fetch = vi.fn(async (_: unknown, _init?: RequestInit) => new Response('answer'));
    vi.stubGlobal('fetch', fetch);
    askEarly(url, 'secret');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: 'Bearer secret' },
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-cache',
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

  test('fails for who asks while it is under way, without a second request', async () => {
    let fail = (_: Error) => {};
    const fetch = vi.fn(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    vi.stubGlobal('fetch', fetch);
    askEarly(`${url}?fails`, '');
    const call = fetchWithEarly(`${url}?fails`);
    fail(new TypeError('Failed to fetch'));
    await expect(call).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was an error', async () => new Response('down', { status: 503 })],
  ])('and %s before anybody needed it is asked anew by who does', async (what, answer) => {
    const fetch = vi.fn<() => Promise<Response>>().mockImplementationOnce(answer);
    fetch.mockImplementation(async () => new Response('answer'));
    vi.stubGlobal('fetch', fetch);
    askEarly(`${url}?${what}`, '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await (await fetchWithEarly(`${url}?${what}`)).text()).toBe('answer');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('and was an error before anybody needed it is let go, body and all', async () => {
    const fetch = vi.fn(
      async (_: unknown, _init?: RequestInit) => new Response('', { status: 404 }),
    );
    vi.stubGlobal('fetch', fetch);
    askEarly(`${url}?unread`, '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test.each(['before', 'after'])('ends with its call, ended %s it is asked for', async (when) => {
    const fetch = vi.fn((_: unknown, _init?: RequestInit) => new Promise(() => {}));
    vi.stubGlobal('fetch', fetch);
    askEarly(`${url}?${when}`, '');
    const stop = new AbortController();
    if (when === 'before') stop.abort(new Error('too late'));
    const call = fetchWithEarly(`${url}?${when}`, { signal: stop.signal });
    stop.abort(new Error('too late'));
    await expect(call).rejects.toThrow('too late');
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('ends with its call while its body is on the way', async () => {
    let isClosed = false;
    const server = createServer((_, response) => {
      response.once('close', () => {
        isClosed = true;
      });
      response.write('{');
    });
    await once(server.listen(0), 'listening');
    const baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
    const fetch = vi.spyOn(globalThis, 'fetch');
    askEarly(`${baseUrl}/api/v1/list`, '');
    const client = createClient({
      ...{ baseUrl, contactBaseUrl: baseUrl, token: '', provider: '' },
      ...{ fetch: fetchWithEarly, isOnline: () => true },
    });
    const stop = new AbortController();
    const call = client.json({ path: ['list'], within: 'read', signal: stop.signal });
    await fetch.mock.results[0]?.value;
    await new Promise((resolve) => setTimeout(resolve));
    stop.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    await vi.waitFor(() => expect(isClosed).toBe(true));
    server.close();
  });
});
