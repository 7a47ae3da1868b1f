import * as paths from '../../src/paths.ts';
import { tripPath } from '../fixtures/paths.ts';
import { settled } from './support/hydrated.ts';
import { expect, test } from './support/journey.ts';
import { openTrip } from './support/rider.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('rides saved from the list are there after a reload and in another tab, and stand side by side', async ({
  page,
  context,
}) => {
  await page.goto(paths.lists.trips);
  const heart = (title: string) => page.getByRole('button', { name: `Save ${title}` });
  const card = page.getByRole('link', { name: 'Coorg Coffee Trails' });
  await expect(card).toBeVisible();
  await page.mouse.move(100, 300);
  // a page that is not alive yet hears no movement
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(heart('Coorg Coffee Trails')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(heart('Coorg Coffee Trails')).toHaveAttribute('aria-pressed', 'false');
  await heart('Coorg Coffee Trails').tap();
  await heart('Hampi Boulders and Ruins').tap();
  await page.getByRole('link', { name: 'See saved rides' }).click();
  await expect(page).toHaveURL(paths.saved);
  await expect(page.getByRole('main').getByText('2 rides saved')).toBeVisible();

  const other = await context.newPage();
  await other.goto(paths.saved);
  await other.getByRole('button', { name: 'Save Hampi Boulders and Ruins' }).click();
  await expect(page.getByRole('main').getByText('1 ride saved')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.close();

  await page.reload();
  for (const title of ['Coorg Coffee Trails', 'Hampi Boulders and Ruins'])
    await page.getByRole('checkbox', { name: `Compare ${title}` }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Place .*Mysuru.*Beng/ })).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'px of horizontal scroll').toBe(0);
});

test('a ride that is sold out offers others that can be booked', async ({ page }) => {
  await page.goto(tripPath('thar-night'));
  const similar = page.getByRole('region', { name: 'Similar rides with seats' });
  await expect(similar.getByRole('link')).toHaveCount(3);
  await expect(similar).not.toContainText('Sold out');
  const other = similar.getByRole('link').first();
  const address = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  await settled(page);
  await expect(similar).toHaveCount(0);
});

test('three riders → their price is there after a reload, each ticket proposes three, and the device forgets them', async ({
  page,
}) => {
  await openTrip(page, 'coorg-coffee');
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'One rider more' }).locator('visible=true');
  await more.click();
  // the rider sees the first press counted: of two before the page is hydrated one counts
  await expect(main.getByText(/^₹[\d,.]+ for 2$/).locator('visible=true')).toBeVisible();
  await more.click();
  const price = main.getByText(/^₹[\d,.]+ for 3$/).locator('visible=true');
  await expect(price).toBeVisible();
  await page.reload();
  await expect(price).toBeVisible();
  await main.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
  const selector = page.getByRole('dialog');
  await expect(selector.getByText('Nothing selected yet').first()).toBeVisible();
  await selector
    .getByRole('button', { name: /^\+ Add 3 / })
    .first()
    .click();
  await expect(selector.getByText('(3 tickets)').first()).toBeVisible();

  await page.goto(paths.privacy);
  await main.getByRole('button', { name: 'Forget my details on this device' }).click();
  await main.getByRole('button', { name: 'Yes, forget' }).click();
  await expect(main.getByText('Your details are no longer kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('partySize'))).toBeNull();
});
