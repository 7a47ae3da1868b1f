import type { Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { settled } from '../../journeys/support/hydrated.ts';
import { expect, unwatched as test } from '../../journeys/support/journey.ts';

test('a browser that makes pages dark by itself leaves this one as it is', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light only',
  );
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'only light');
});

test('a device that prefers dark, in a browser that makes pages dark by itself → the same picture, point for point', async ({
  page,
}) => {
  const picture = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const before = { ours: await picture(paths.contact), plain: await plainPicture(page) };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await picture(paths.contact)).equals(before.ours)).toBe(true);
  expect((await plainPicture(page)).equals(before.plain)).toBe(false);
});

/** The picture of a page that says nothing of dark. */
async function plainPicture(page: Page): Promise<Buffer> {
  await page.goto('data:text/html,<p>A page');
  return page.screenshot();
}
