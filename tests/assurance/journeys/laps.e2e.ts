import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../journeys/support/journey.ts';

/** Laps until every page has been loaded and every cache is warm. */
const warmUp = 8;
const laps = 16;
/** The most nodes and listeners that come and go by themselves, as links to scripts that are fetched ahead; a leak adds one in each lap. */
const spare = 2;

// no film, which is there at one weighing and not yet at another
test.use({
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test(`${laps} laps home, list, ride and home again add no nodes and no listeners`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(withoutPictureElements);
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await walk(page, warmUp);
  const before = await holdingsOf(page, session);
  await walk(page, laps);
  const after = await holdingsOf(page, session);
  expect.soft(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes + spare);
  expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + spare);
});

async function walk(page: Page, count: number): Promise<void> {
  for (let lap = 0; lap < count; lap += 1) {
    await page.getByRole('link', { name: 'Explore Getaways' }).tap();
    await page.getByRole('searchbox').waitFor();
    await page.locator('main a[href*="/details/"]').first().tap();
    await page.getByRole('button', { name: 'Book Now' }).first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: /home/i }).tap();
    await page.locator('main a[href*="/details/"]').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Runs in the page. Chromium never lets go of an image in a `<picture>` that was made and never shown, as React makes some for a page whose rendering it begins again. */
function withoutPictureElements(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    create(name === 'picture' ? 'span' : name, options);
}

/** The nodes and listeners that a page holds on to once the collector has been. */
async function holdingsOf(page: Page, session: CDPSession) {
  // what is let go of by a finaliser goes in the next round
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(100);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners };
}
