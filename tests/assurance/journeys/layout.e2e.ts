import * as paths from '../../../src/paths.ts';
import { desktopChromiumOptions } from '../../../tools/check/browsers.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { readShifts, watchShifts } from '../../journeys/support/shifts.ts';

test.use({ launchOptions: desktopChromiumOptions() });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The time of each request of a page on a slow line, in ms. */
const latency = 150;

for (const [path, size] of [
  ['/', phone],
  ['/', desk],
  [paths.trips, phone],
  [tripPath('manali-leh'), phone],
  [tripPath('manali-leh'), desk],
  [paths.contact, phone],
  [paths.contact, desk],
  [paths.corporate, phone],
  [paths.talentHunt, phone],
  [paths.about, phone],
  [paths.myBookings, phone],
  ['/no/such/page', phone],
] as const) {
  test(`${path} at ${size.width} px on a slow line → nothing moves while it loads`, async ({
    page,
    console,
  }) => {
    console.expectFailedRequests();
    await page.setViewportSize(size);
    await page.route(/\/(api|art|assets|media)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latency));
      await route.fallback();
    });
    await watchShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const { score, shifts } = await readShifts(page);
    expect(score, `Cumulative Layout Shift, by ${shifts.join(', ')}`).toBeLessThanOrEqual(0.001);
  });
}

for (const width of [390, 768, 1440])
  test(`product lines at ${width} px → the names of those in one row stand on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    const tiles = page.locator(`main a[href^="${paths.about}#"]`);
    await expect(tiles).toHaveCount(4);
    const tops = await tiles.evaluateAll((links) =>
      links.map((link) => ({
        row: Math.round(link.getBoundingClientRect().top),
        name: Math.round(link.querySelector('h3')?.getBoundingClientRect().top ?? Number.NaN),
      })),
    );
    for (const { row, name } of tops)
      for (const other of tops.filter((tile) => tile.row === row)) expect(other.name).toBe(name);
  });
