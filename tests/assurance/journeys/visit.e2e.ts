import * as paths from '../../../src/paths.ts';
import { HeldLine } from '../../journeys/support/held-line.ts';
import { hydrated } from '../../journeys/support/hydrated.ts';
import { expect, test } from '../../journeys/support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a link followed before the first page has come to life moves the focus too', async ({
  page,
  sandbox: _s,
  console: _,
}) => {
  const homePage = await HeldLine.of(page, /\/assets\/home-[^/]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await homePage.rings();
  // before its header is hydrated, a link loads its page as without a script
  await hydrated(page, 'header');
  const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await link.click();
  await expect(page).toHaveURL(paths.about);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await homePage.pass();
  await expect(page.getByRole('heading', { level: 1, name: /Built by riders/ })).toBeFocused();
});
