import { afterEach, expect, test, vi } from 'vitest';
import { CACHED_AT } from '../../src/api/cached-header.ts';
import { apiConfig, createSite } from '../../src/site/site.ts';
import { createFakeServices } from '../fixtures/services.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an answer of the network, whatever it says', new Response('', { status: 500 }), [true]],
  ['what the device has cached', new Response('', { headers: { [CACHED_AT]: '5000' } }), [false]],
  ['no answer', new TypeError('Failed to fetch'), [false]],
  ['time is up', new DOMException('The time is up.', 'TimeoutError'), [false]],
  ['nobody waits any more', new DOMException('The page is left.', 'AbortError'), []],
])('%s → noted as that', async (_, outcome, noted) => {
  vi.stubGlobal('fetch', async () => {
    if (outcome instanceof Response) return outcome;
    throw outcome;
  });
  const noteAnswer = vi.fn();
  const site = createSite({ browser: { ...createFakeServices().browser, noteAnswer } });
  const { fetch } = apiConfig(site);
  await fetch?.('https://k.example/api').catch(() => {});
  expect(noteAnswer.mock.calls.flat()).toEqual(noted);
});
