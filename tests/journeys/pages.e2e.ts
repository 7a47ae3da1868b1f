import * as paths from '../../src/paths.ts';
import { overflowOf } from './support/accessible.ts';
import { expectOpens, lackPictures, mainPages } from './support/built-pages.ts';
import { hydrated, settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

for (const path of mainPages) {
  test(`${path} opens → readable without a script, alive without a message, and fits 320 px`, async ({
    page,
    request,
    console: log,
  }) => {
    await expectOpens(path, { page, request, log });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page), 'px of horizontal scroll').toBeLessThanOrEqual(0);
  });
}

for (const [path, heading] of [
  // addresses that the build made no page for
  [`${paths.detailsOf('hill-climb')}?type=event`, /Hill/],
  [`${paths.eventDetailsOf('manali-leh')}?type=trip`, /Manali/],
  [paths.bookingDetailsOf('KS-unknown'), /Booking Not Found/],
] as const) {
  test(`${path} opens → its shape without a script, alive without a message`, async ({
    page,
    console,
    scripts,
  }) => {
    if (lackPictures.test(path)) console.expectFailedRequests();
    const release = await scripts.hold(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expect(page).toHaveTitle(/ · Kickstand$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    await expect(page.locator('title')).toHaveCount(1);
  });
}

test('an unknown list opens → the first one', async ({ page, console: log }) => {
  log.expectFailedRequests();
  await page.goto(`${paths.getaways}/no-such-tab`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Getaways/i);
  await settled(page);
});

test('an unknown path opens → the Not Found page, with status 404', async ({ page, console }) => {
  console.expectFailedRequests();
  const response = await page.goto('/no-such-road');
  expect(response?.status()).toBe(404);
  await hydrated(page, 'h1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('menu pressed before the script is in → opens and shuts at once, and is modal once it is', async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await scripts.hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const burger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await burger.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await burger.click();
  await page.keyboard.press('Tab');
  const link = menu.getByRole('link').first();
  await expect(link).toBeFocused();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  release();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});
