import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { listService } from '../../src/site/lists.ts';
import { noPageData } from '../../src/site/page-data.ts';
import { createSite } from '../../src/site/site.ts';
import { createFakeServices } from '../fixtures/services.ts';
import { waitForState } from '../fixtures/wait-for-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** The trips, asked of a platform, with how often what was prerendered was forgotten. */
async function askTrips(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const forget = vi.fn();
  const { browser } = createFakeServices();
  const { machines } = listService(createSite({ browser, pageData: { ...noPageData, forget } }));
  const page = createActor(machines.catalogue, { input: { request: 'trips' } }).start();
  const { value } = await waitForState(page, (state) => !state.hasTag('busy'));
  return { value, forgotten: forget.mock.calls.length };
}

test('an answer of the catalogue → what was prerendered is forgotten', async () => {
  expect(await askTrips(() => Response.json({ data: [] }))).toEqual({
    value: { loaded: 'current' },
    forgotten: 1,
  });
});

test('no answer of the catalogue → it stays in the cache', async () => {
  expect(await askTrips(() => new Response('down', { status: 503 }))).toEqual({
    value: 'failed',
    forgotten: 0,
  });
});
