import * as paths from '../../../src/paths.ts';
import { expect, test } from '../../journeys/support/journey.ts';
import { again, lose, losesPart } from '../../journeys/support/lost-scripts.ts';

test.beforeEach(({ console }) => console.expectFailedRequests());

test('the site’s own script never comes → the page says so, and can be loaded again', async ({
  page,
  sandbox: _,
}) => {
  const main = await lose(page, 'main');
  await page.goto(paths.paymentResult);
  await expect(page.getByRole('alert')).toContainText('Nothing you entered or paid is lost.');
  await main.end();
  await page.getByRole('button', again).click();
  await expect(page.getByText('This address names no payment.')).toBeVisible();
  await expect(page.getByText('This page did not load completely.')).toBeHidden();
});

losesPart('/getaways/adventure-tours', 'CatalogueList');
losesPart('/contact', 'ConnectedContactForm');

for (const [path, chunk] of [
  ['/', 'QrCode'],
  ['/corporateevent', 'GalleryCarousel'],
] as const) {
  test(`${chunk} never comes → ${path} does without`, async ({ page, sandbox: _ }) => {
    const part = await lose(page, chunk);
    await page.goto(path);
    await expect.poll(part.asked, { timeout: 10_000 }).toBe(3);
    // what the page makes of the last failure comes after it
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', again)).toHaveCount(0);
    if (chunk === 'QrCode') await expect(page.getByText('Scan to download')).toHaveCount(0);
    if (chunk === 'GalleryCarousel') {
      await expect(page.locator('[class*=gallery] [class*=frame] img').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /next|pause/i })).toHaveCount(0);
    }
  });
}
