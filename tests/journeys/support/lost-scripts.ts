import type { Page } from '@playwright/test';
import { settled } from './hydrated.ts';
import { expect, test } from './journey.ts';

/** Scripts that do not arrive: those that are given as chunk names, as often as is said. */
export async function lose(page: Page, chunk: string, times = Number.POSITIVE_INFINITY) {
  let asked = 0;
  await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  return { asked: () => asked, end: () => page.unrouteAll() };
}

/** The button of what did not load. */
export const again = { name: 'Load it again' };

/** The journey of a page that loses the script of one of its parts. */
export function losesPart(path: string, chunk: string): void {
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
    await settled(page);
    await expect(page.getByRole('button', again)).toHaveCount(0);
  });
}
