import type { CDPSession, Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { chooseOneTicket, fillIn, guest, payButton } from '../../journeys/support/rider.ts';

/** Laps until every page has been loaded and every cache is warm. */
const warmUp = 8;
const laps = 16;
/** The most nodes and listeners that come and go by themselves, as links to scripts that are fetched ahead; a leak adds one in each lap. */
const spare = 2;

/** The same of laps that book: each changes the page a dozen times, so that a leak of one listener a page is found in few. */
const bookedWarmUp = 3;
const bookedLaps = 6;
/** The listeners of one page, which may or may not still wait for the collector. */
const sparePage = 40;
/** The growth of the heap that is no leak, as a factor: code that was compiled meanwhile. */
const spareHeap = 1.2;

// no film, which is there at one weighing and not yet at another
test.use({
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test(`${laps} laps home, list, ride and home again add no nodes and no listeners`, async ({
  page,
}) => {
  const { before, after } = await walk(page, tapThrough, { first: warmUp, more: laps });
  expect.soft(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes + spare);
  expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + spare);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test(`${bookedLaps} laps by every page, each with a booking, add no listeners and no heap`, async ({
    page,
  }) => {
    const { before, after } = await walk(page, book, { first: bookedWarmUp, more: bookedLaps });
    expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + sparePage);
    expect.soft(after.heap, 'bytes of heap').toBeLessThanOrEqual(before.heap * spareHeap);
  });
});

/** Walks laps, and more of them, in one document; what the tab holds on to after each. */
async function walk(
  page: Page,
  lap: (page: Page) => Promise<void>,
  { first, more }: { first: number; more: number },
) {
  await page.addInitScript(withoutPictureElements);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const weighedAfter = async (count: number) => {
    for (let done = 0; done < count; done += 1) await lap(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    return holdingsOf(session);
  };
  // comes 5 s after the load
  await page.locator('head link[href*=ConnectionNotices]').first().waitFor({ state: 'attached' });
  return { before: await weighedAfter(first), after: await weighedAfter(more) };
}

async function tapThrough(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Explore Getaways' }).tap();
  await page.getByRole('searchbox').waitFor();
  await page.locator('main a[href*="/details/"]').first().tap();
  await page.getByRole('button', { name: 'Book Now' }).first().waitFor();
  await goHome(page);
}

async function book(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  for (const name of ['About', 'Talent Hunt', 'Events', 'Contact', 'Getaways']) {
    await header.getByRole('link', { name, exact: true }).click();
    await page.locator('h1').first().waitFor();
  }
  await page.locator(`main a[href="${paths.lists.events}"]`).first().click();
  await page
    .getByRole('link', { name: /Bengaluru Night Ride/ })
    .first()
    .click();
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByText('Booking Status: Confirmed').waitFor();
  await page.getByRole('link', { name: 'My Bookings' }).first().click();
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await page.getByRole('tabpanel').waitFor();
  // a lap leaves no more to show than the one before
  await page.evaluate(() => localStorage.clear());
  await goHome(page);
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await page.locator('main a[href*="/details/"]').first().waitFor();
}

/** Runs in the page. Chromium never lets go of an image in a `<picture>` that was made and never shown, as React makes some for a page whose rendering it begins again. */
function withoutPictureElements(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    create(name === 'picture' ? 'span' : name, options);
}

/** The nodes, the listeners and the bytes of heap that a page holds on to once the collector has been. */
async function holdingsOf(session: CDPSession) {
  // what is let go of by a finaliser goes in the next round
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return { nodes, listeners, heap };
}
