import { jsonLd } from '#machines/domain/catalogue/structured-data.ts';
import * as paths from '../../src/paths.ts';
import { dataBlock } from '../../tools/build/head-tags.ts';
import { expect, test } from './support/journey.ts';

test('structured data stand under the policy as data, and nothing in them runs', async ({
  page,
}) => {
  const name = '</script><script>document.title="broken in"</script><img src=x onerror=alert(1)>';
  const block = dataBlock(jsonLd([{ '@type': 'Event', name }]));
  await page.route(paths.about, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head>', () => `${block}</head>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')['@graph'][0].name).toBe(name);
  await expect(page).toHaveTitle(/^About us/);
});

test('a link to another page → the description follows, once', async ({ page }) => {
  await page.goto(paths.refund);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /^When money comes back/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About us/);
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /^Who we are/);
});
