import type { Page } from '@playwright/test';

/** Waits until the site's worker answers for the page and has what opens a ticket. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-release-'));
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().some(({ url }) => url.includes('/BookingDetailsPage-'));
  });
}

/** The addresses in the caches of the page's origin: paths with their queries, and other origins' whole addresses. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}
