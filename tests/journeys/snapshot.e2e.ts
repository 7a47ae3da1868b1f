import type { Page } from '@playwright/test';
import * as paths from '../../src/paths.ts';
import { bookNow, coorg, instead, isTrip, read, type WireTrip } from './support/catalogue.ts';
import { HeldLine } from './support/held-line.ts';
import { settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';

// What the build prerendered is displayed at once; what is sold comes from an answer of the visit.

test.use({ viewport: { width: 1440, height: 900 } });

const card = (page: Page, name: RegExp) => page.locator('main').getByRole('link', { name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, cards] of [
    [paths.lists.trips, 24],
    [paths.lists.trainings, 12],
    [paths.lists.events, 12],
    [paths.getaways, 24],
    [paths.trainingHome, 12],
    ['/', 4],
  ] as const) {
    test(`${path} → its rides, each a link to a page`, async ({ page }) => {
      await page.goto(path);
      const links = page.locator('main li a[href*="details/"]');
      await expect(links).toHaveCount(cards);
      const href = await links.first().getAttribute('href');
      await page.goto(href ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  for (const [path, title, price] of [
    [coorg, 'Coorg Coffee Trails', '₹6,999'],
    [`${paths.detailsOf('trail-braking')}?type=event`, /Trail/, '₹'],
    [paths.eventDetailsOf('bike-festival'), 'Kickstand Bike Festival', '₹2,099'],
  ] as const) {
    test(`${path} → the ride with its price, under its own title`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('complementary')).toContainText(price);
      expect(await page.title()).toMatch(title);
      const description = page.locator('meta[name=description]');
      await expect(description).toHaveCount(1);
      await expect(description).not.toHaveAttribute('content', /^Guided motorcycle trips/);
    });
  }
});

for (const path of ['/', coorg]) {
  test(`${path} → its markup is taken over, not drawn again`, async ({
    page,
    console: log,
    scripts,
  }) => {
    if (!path.includes('details')) log.expectFailedRequests();
    const release = await scripts.hold(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('main img').nth(path === '/' ? 1 : 0);
    await picture.evaluate((element) => element.setAttribute('data-mark', ''));
    release();
    await settled(page);
    await expect(page.locator('main img[data-mark]')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });
}

test('the API is cut → lists and rides stand, say their age, and cannot be booked', async ({
  page,
  console: log,
}) => {
  log.expectFailedRequests();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(paths.lists.trips);
  await expect(
    page.getByRole('main').getByText(/^You see this list as of .* The latest could not/),
  ).toBeVisible();
  await expect(page.locator('main li a[href*="details/"]')).toHaveCount(24);
  await page.getByRole('searchbox').fill('coorg');
  await expect(page.getByText('1 trip', { exact: true })).toBeVisible();

  await page.goto(coorg);
  await expect(page.getByRole('main').getByText(/^You see this ride as of/)).toBeVisible();
  await bookNow(page).click();
  const selector = page.getByRole('dialog');
  await expect(selector.getByRole('alert')).toContainText('Booking is not possible right now');
  await expect(selector.getByRole('button', { name: 'Proceed' })).toHaveCount(0);
  await page.unrouteAll();
  await selector.getByRole('button', { name: 'Retry' }).click();
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await selector.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
});

test('a price changed and a ride gone since the build → the list follows in place', async ({
  page,
  sandbox,
  baseURL,
  console: log,
}) => {
  log.expectFailedRequests();
  interface Lists {
    data: { trips: WireTrip[] }[];
  }
  const answer = await read<Lists>(baseURL, 'trip/trips/categories/all');
  for (const group of answer.data) {
    group.trips = group.trips
      .filter((trip) => !isTrip(trip, 'hampi-boulders'))
      .map((trip) =>
        isTrip(trip, 'coorg-coffee') ? { ...trip, starting_market_price: 7_777 } : trip,
      );
  }
  await sandbox.fault('trips-categories', instead(answer));
  const line = await HeldLine.of(page, /categories\/all/);
  await page.goto(paths.lists.trips);
  await line.rings();
  const changed = card(page, /Coorg Coffee/);
  await expect(changed).toContainText('₹6,999');
  const count = page.getByRole('main').getByText(/^\d+ trips/);
  const listed = Number.parseInt((await count.textContent()) ?? '', 10);
  await changed.focus();
  const before = await page.evaluate(() => [scrollY, document.activeElement?.textContent]);
  expect(before[1]).toContain('Coorg');
  await line.pass();
  await expect(changed).toContainText('₹7,777');
  await expect(changed).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before[0]);
  await expect(card(page, /Hampi/)).toHaveCount(0);
  await expect(count).toHaveText(`${listed - 1} trips`);
});

test('each page asks the platform once for what it shows', async ({
  page,
  sandbox,
  console: log,
}) => {
  log.expectFailedRequests();
  for (const [path, call] of [
    [paths.lists.trips, 'trips-categories'],
    [paths.lists.trainings, 'trainings-categories'],
    [coorg, 'trip-detail'],
    [paths.detailsOf('trail-braking'), 'event-detail'],
  ] as const) {
    await sandbox.forgetRequests();
    await page.goto(path);
    await expect.poll(() => sandbox.count(call), path).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await sandbox.count(call), path).toBe(1);
  }
});
