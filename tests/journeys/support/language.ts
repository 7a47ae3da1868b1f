import type { Page } from '@playwright/test';

/** Goes on with the page in another language by its link, which stands behind a button where there are several. */
export async function goOnIn(page: Page, name: string): Promise<void> {
  const menu = page.locator('button[popovertarget=languages]').locator('visible=true');
  if ((await menu.count()) > 0) await menu.click();
  await page.getByRole('link', { name, exact: true }).click();
}
