import type { Page } from '@playwright/test';
import { settled } from './hydrated.ts';
import { expect } from './journey.ts';

/** True when the site's worker answers for the page and has every file that opens a ticket, in some language. It runs in the page. */
export async function keepsTickets(): Promise<boolean> {
  const worker = navigator.serviceWorker.controller;
  if (worker === null) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith('site-release-'));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const cached = new Set(files.flat().map(({ url }) => new URL(url).pathname));
  // the worker's own list of a language, as the build writes it
  const text = await (await fetch(worker.scriptURL)).text();
  const lists = [...text.matchAll(/"ownPages":(\[[^\]]*\])/g)].map(([, list = '[]']): string[] =>
    JSON.parse(list),
  );
  return lists.some((list) => list.length > 0 && list.every((file) => cached.has(file)));
}

/** Waits until the site's worker has cached what opens tickets. The seconds before it is requested pass by the page's clock, which is installed before the page is opened. */
export async function workerReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    expect(await page.evaluate(keepsTickets)).toBe(true);
  }).toPass();
}

/** The addresses in the caches of the page's origin: paths with their queries, and other origins' whole addresses. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** Waits until a page watches its connection and looks for releases, as it does once it has stood for five seconds of its clock, which is installed before it is opened. */
export async function watching(page: Page): Promise<void> {
  await settled(page);
  await page.clock.fastForward(5_000);
  await page
    .locator('head link[href*="/ConnectionNotices-"]')
    .first()
    .waitFor({ state: 'attached' });
}
