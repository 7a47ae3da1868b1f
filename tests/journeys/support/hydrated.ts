import type { Page } from '@playwright/test';

/** Waits until the part of the page that the first element of a selector stands in is hydrated. */
export async function hydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted)?.closest('[data-hydrated]')?.getAttribute('data-hydrated') ===
      'true',
    selector,
  );
}

/** Waits until all of a page is hydrated, everything that it asked for is there, and nothing on it is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('[data-hydrated=true]') !== null &&
      document.querySelector('[data-hydrated=false], main [aria-busy=true]') === null,
  );
}
