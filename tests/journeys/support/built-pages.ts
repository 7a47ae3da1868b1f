import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import * as paths from '../../../src/paths.ts';
import { otherLanguages } from '../../../tools/build/languages.ts';
import type { SiteFiles } from '../../../tools/serve/site-files.ts';
import { hydrated, settled } from './hydrated.ts';
import { type Console, expect } from './journey.ts';

const facts = join(import.meta.dirname, '../../../dist/_site.json');
if (!existsSync(facts)) throw new Error('There is no build in dist/: run `npm run build` first.');
const { pages } = JSON.parse(readFileSync(facts, 'utf8')) as SiteFiles;

const [otherPages = [], mainPages = []] = [true, false].map((isOther) =>
  Object.keys(pages).filter(
    (path) => otherLanguages.some(({ base }) => `${path}/`.startsWith(`${base}/`)) === isOther,
  ),
);

/** The pages of the build, in the main language and in the others. */
export { mainPages, otherPages };

/** The pages whose content depends on this device, so their markup has its shape only. */
const filledLater = new Set([paths.confirmation, paths.bookingDetails]);

/** The catalogue holds pictures that do not exist, on purpose. */
export const lackPictures = /^\/(getaways|traininghome|$)/;

/** The buttons and forms that the first script takes presses of, by their tags: all that neither send a form nor open a popover. */
const pressedEarly = (markup: string) =>
  (markup.match(/<(button|form)\b[^>]*>/g) ?? []).filter(
    (tag) => !/ (type="submit"|popovertarget=)/i.test(tag),
  );

/** Opens a page of the build: it is readable without a script, and alive without a message. */
export async function expectOpens(
  path: string,
  { page, request, log }: { page: Page; request: APIRequestContext; log: Console },
): Promise<void> {
  if (lackPictures.test(path)) log.expectFailedRequests();
  const markup = await (await request.get(path)).text();
  expect(markup).toContain('<h1');
  expect(pressedEarly(markup).filter((tag) => !tag.includes(' name="'))).toEqual([]);
  if (filledLater.has(path)) expect(markup).toContain('aria-busy="true"');
  await page.goto(path);
  await hydrated(page, 'h1');
  await settled(page);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page).toHaveTitle(/Kickstand/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
