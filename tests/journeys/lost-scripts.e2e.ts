import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** Scripts that do not arrive: those that are given as chunk names, as often as is said. */
async function lose(page: Page, chunk: string, times = Number.POSITIVE_INFINITY) {
  let asked = 0;
  await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  return { asked: () => asked, end: () => page.unrouteAll() };
}

const again = { name: 'Load it again' };

test.beforeEach(({ console }) => console.expectFailedRequests());

test('the site’s own script fails twice → it is asked for again, and the page comes alive', async ({
  page,
  sandbox: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await lose(page, 'main', 2);
  await page.goto('/about');
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(main.asked()).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the site’s own script never comes → the page says so, and can be loaded again', async ({
  page,
  sandbox: _,
}) => {
  const main = await lose(page, 'main');
  await page.goto('/paymentsuccessandfailure');
  await expect(page.getByRole('alert')).toContainText('Nothing you entered or paid is lost.');
  await main.end();
  await page.getByRole('button', again).click();
  await expect(page.getByText('This address names no payment.')).toBeVisible();
  await expect(page.getByText('This page did not load completely.')).toBeHidden();
});

test('the script of a page never comes → the page says so, and can be loaded again', async ({
  page,
  sandbox: _,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const about = await lose(page, 'AboutPage');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeFocused();
  await about.end();
  await page.getByRole('button', again).click();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

for (const [path, chunk] of [
  ['/', 'Featured'],
  ['/getaways/adventure-tours', 'CatalogueList'],
  ['/contact', 'LiveContact'],
] as const) {
  test(`${chunk} never comes → its place says so, the rest of ${path} stays`, async ({
    page,
    sandbox: _,
  }) => {
    const part = await lose(page, chunk);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await part.end();
    await page.getByRole('button', again).click();
    await expect(page.getByRole('heading', { name: 'This part did not load' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', again)).toHaveCount(0);
  });
}

for (const [path, chunk] of [
  ['/', 'QrCode'],
  ['/corporateevent', 'GalleryCarousel'],
] as const) {
  test(`${chunk} never comes → ${path} does without`, async ({ page, sandbox: _ }) => {
    const part = await lose(page, chunk);
    await page.goto(path);
    await expect.poll(part.asked, { timeout: 10_000 }).toBe(3);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', again)).toHaveCount(0);
    if (chunk === 'QrCode') await expect(page.getByText('Scan to download')).toHaveCount(0);
    if (chunk === 'GalleryCarousel') {
      await expect(page.locator('[class*=stage] img').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /next|pause/i })).toHaveCount(0);
    }
  });
}
