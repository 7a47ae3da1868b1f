import type { Page } from '@playwright/test';

/** The map of a place in view, the one thing that a page asks another server for. */
const MAP = 'https://www.google.com/*';

/** Answers the map of a place with nothing, and leaves every other request and the browser's cache alone. */
export async function answerMap(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
    // the page may have been left or closed meanwhile
    answered.catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: MAP }] });
}

/**
 * Answers the map of a place with nothing, and turns off the browser's cache, so that what opens without a connection
 * comes from the worker alone. Chromium lets no page of a worker know that it is offline where a session of our own
 * answers, as it does for `answerMap`.
 */
export const answerMapBesideWorker = (page: Page) =>
  page.route(`${MAP}*`, (route) => route.fulfill({ status: 204 }));

/** Turns off the browser's cache for a page. */
export async function turnOffCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}
