import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The site's main script, which the first one asks for. */
const MAIN_SCRIPT = /^main-[^/]+\.js$/;

/** Keeps a script from the page until the result is called; the first one runs unless it is the one held. */
export async function holdScript(page: Page, script = MAIN_SCRIPT): Promise<() => void> {
  // a journey that holds nothing back would prove nothing
  if (!readdirSync('dist/assets').some((file) => script.test(file)))
    throw new Error(`The build has no script ${script} to hold back.`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && script.test(pathname.slice(8)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}
