import * as paths from '../../../src/paths.ts';
import { desktopChromiumOptions } from '../../../tools/check/browsers.ts';
import { tripPath } from '../../fixtures/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { readShifts, watchShifts } from '../../journeys/support/shifts.ts';
import { desk, phone } from './checks/open-screen.ts';

test.use({ launchOptions: desktopChromiumOptions() });

/** The time of each request of a page on a slow line, in ms. */
const latency = 150;

for (const [path, size] of [
  ['/', phone],
  ['/', desk],
  [paths.lists.trips, phone],
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

for (const size of [phone, desk]) {
  test(`a ride opened from far down its list at ${size.width} px → its first frame is its beginning, and the footer never comes into view`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await page.goto(paths.lists.trips);
    const link = page.locator('main a[href*="/details/"]').last();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('heading', { name: /^Share/ }).first()).toBeAttached();
    const { shifts, afterPress } = await readShifts(page);
    expect([...shifts, ...afterPress].join('\n')).not.toContain('<footer');
  });
}
