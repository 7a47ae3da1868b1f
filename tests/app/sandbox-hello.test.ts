import { afterEach, describe, expect, test, vi } from 'vitest';
import { answersAsSandbox, comesFromSandbox } from '../../src/app/sandbox-hello.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const { signal } = new AbortController();

/** The page as a server sent it that says this of its answers. */
function cameWith(serverTiming?: readonly { name: string }[]) {
  const navigation = { entryType: 'navigation', ...(serverTiming && { serverTiming }) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    navigation as unknown as PerformanceNavigationTiming,
  ]);
}

describe('a page from the own origin', () => {
  test.each([
    ['a server that says so is a sandbox', [{ name: 'cdn' }, { name: 'sandbox' }], true],
    ['another server is none', [{ name: 'cdn' }], false],
    ['a server that says nothing is none', [], false],
    ['a browser that hears nothing of servers knows of none', undefined, false],
  ])('%s', (_, said, expected) => {
    cameWith(said);
    expect(comesFromSandbox()).toBe(expected);
  });

  test('a page that tells of no navigation knows of none', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(comesFromSandbox()).toBe(false);
  });
});

describe('an API elsewhere', () => {
  test.each([
    ['http://localhost:3000', Response.json({ sandbox: true }), true],
    ['http://127.0.0.1:3000', Response.json({ sandbox: true }), true],
    ['http://[::1]:3000', Response.json({ sandbox: true }), true],
    ['http://localhost:3000', Response.json({ success: true }), false],
    ['http://localhost:3000', Response.json(null), false],
    ['http://localhost:3000', new Response('<!doctype html>'), false],
    ['http://localhost:3000', Response.json({ sandbox: true }, { status: 500 }), false],
  ])('%s is asked', async (base, answer, expected) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    expect(await answersAsSandbox(base, signal)).toBe(expected);
    expect(asked).toHaveBeenCalledExactlyOnceWith(`${base}/sandbox/hello`, { signal });
  });

  test.each(['https://api.example.com', 'no address'])(
    '%s is not asked on the open net',
    async (base) => {
      const asked = vi.spyOn(globalThis, 'fetch');
      cameWith([{ name: 'sandbox' }]);
      expect(await answersAsSandbox(base, signal)).toBe(false);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
