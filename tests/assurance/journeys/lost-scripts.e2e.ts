import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { again, lose } from '../../journeys/support/lost-scripts.ts';
import { goAndPay } from '../../journeys/support/rider.ts';

test.beforeEach(({ console }) => console.expectFailedRequests());

test('the site’s own script never comes → the page says so, and can be loaded again', async ({
  page,
  sandbox: _,
}) => {
  const main = await lose(page, 'main');
  await page.goto(paths.paymentResult);
  await expect(page.getByRole('alert')).toContainText('Nothing you entered or paid is lost.');
  await main.end();
  await page.getByRole('link', again).click();
  await expect(page.getByText('This address names no payment.')).toBeVisible();
  await expect(page.getByText('This page did not load completely.')).toBeHidden();
});

test('GalleryCarousel never comes → /corporateevent does without', async ({ page, sandbox: _ }) => {
  await doesWithout(page, 'GalleryCarousel', () => page.goto(paths.corporate));
  await expect(page.locator('[class*=gallery] [class*=frame] img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /next|pause/i })).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('QrCode never comes → the ticket does without', async ({ page, sandbox: _ }) => {
    await doesWithout(page, 'QrCode', async () => {
      await goAndPay(page, 'coorg-coffee');
      await page.getByRole('button', { name: /^Pay ₹/ }).click();
      await page.getByRole('button', { name: 'View booking' }).click();
      await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
    });
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  });
});

/** Opens a page whose part is lost, and sees that the rest stays. */
async function doesWithout(page: Page, chunk: string, open: () => Promise<unknown>): Promise<void> {
  const part = await lose(page, chunk);
  await open();
  await expect.poll(part.asked, { timeout: 10_000 }).toBe(3);
  // what the page makes of the last failure comes after it
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', again)).toHaveCount(0);
}
