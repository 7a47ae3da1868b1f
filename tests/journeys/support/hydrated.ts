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
