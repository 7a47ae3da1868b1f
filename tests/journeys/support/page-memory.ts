import { expect, type Page } from '@playwright/test';
import { desktopChromiumOptions } from '../../../tools/check/browsers.ts';

/** The options of a browser that stores pages in its back/forward cache: Playwright turns it off, riders have it. */
export const withPageMemory = {
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    ...desktopChromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** Notes on each page that opens from now on whether the browser restored it. */
export const noteRestoring = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });

/** Goes back to a page that the browser restores as it was. */
export async function goBackRestored(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}
