import type { Browser, CDPSession, Page } from 'playwright-core';
import { chooseOneTicket, fillIn, guest, payButton } from '../../journeys/support/rider.ts';
import type { Connection } from './connection.ts';
import { pause } from './phone.ts';
import type { ResourceUsage, WalkFigures } from './resource-usage.ts';

/** Laps until every page has been loaded and every cache is warm. */
const WARM_UP = 8;
/** Laps after each of which the tab is weighed; the least counts, because the last page may wait for the collector. */
const WEIGHINGS = 3;
/** Routes that the walk passes through by the links of the frame, all in one document. */
const FRAME_LINKS = ['About', 'Talent Hunt', 'Events', 'Contact'];

/** Walks one tab through the site, and books a free ride, again and again without a page load. */
export async function walk(
  browser: Browser,
  connection: Connection,
  laps: number,
  injectLeak: (page: Page) => Promise<void> = async () => {},
): Promise<WalkFigures> {
  const context = await browser.newContext({
    baseURL: connection.site,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await injectLeak(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const fresh = await measureUsage(session);
  await walkLaps(page, WARM_UP);
  const before = await measureAfterCollection(page, session);
  await walkLaps(page, laps - WEIGHINGS);
  const after = await measureAfterCollection(page, session);
  await context.close();
  return { laps, fresh, before, after };
}

async function walkLaps(page: Page, laps: number): Promise<void> {
  for (let lap = 0; lap < laps; lap += 1) await walkOnce(page);
}

async function walkOnce(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  for (const name of FRAME_LINKS) {
    await header.getByRole('link', { name, exact: true }).click();
    await page.locator('h1').first().waitFor();
  }
  await header.getByRole('link', { name: 'Getaways', exact: true }).click();
  await page.getByRole('link', { name: 'Events' }).and(page.locator('main a')).first().click();
  await page
    .getByRole('link', { name: /Bengaluru Night Ride/ })
    .first()
    .click();
  await book(page);
  await page.getByRole('link', { name: 'My Bookings' }).first().click();
  await page.getByLabel('Enter your phone number to view your bookings').fill(guest.phone);
  await page.getByRole('button', { name: 'View My Bookings' }).click();
  await page.getByRole('tabpanel').waitFor();
  await forgetBookings(page);
  await header.getByRole('link', { name: /Kickstand/i }).click();
  await page.waitForURL('/');
}

async function book(page: Page): Promise<void> {
  await chooseOneTicket(page);
  await fillIn(page);
  await payButton(page).click();
  await page.getByText('Booking Status: Confirmed').waitFor();
}

/** A lap must not leave more to show than the one before. */
function forgetBookings(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.clear());
}

async function measureAfterCollection(page: Page, session: CDPSession): Promise<ResourceUsage> {
  let least: ResourceUsage = { heap: Infinity, listeners: Infinity, nodes: Infinity };
  for (let weighing = 0; weighing < WEIGHINGS; weighing += 1) {
    await walkOnce(page);
    const { heap, listeners, nodes } = await measureUsage(session);
    least = {
      heap: Math.min(least.heap, heap),
      listeners: Math.min(least.listeners, listeners),
      nodes: Math.min(least.nodes, nodes),
    };
  }
  return least;
}

async function measureUsage(session: CDPSession): Promise<ResourceUsage> {
  // what is let go of by a finaliser goes in the next round
  for (let round = 0; round < 3; round += 1) {
    await pause(300);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
  };
}
