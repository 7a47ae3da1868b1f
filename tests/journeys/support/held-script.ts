import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const heldScript = /^main-[^/]+\.js$/;

/** Keeps the site's main script from the page until the result is called; the first script runs. */
export async function holdScript(page: Page): Promise<() => void> {
  // a journey that holds nothing back would prove nothing
  if (!readdirSync('dist/assets').some((file) => heldScript.test(file)))
    throw new Error('The build has no main script to hold back.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && heldScript.test(pathname.slice(8)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}
