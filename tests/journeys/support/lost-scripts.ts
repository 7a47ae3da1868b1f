import type { Page } from '@playwright/test';

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
